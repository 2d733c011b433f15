import type { Point, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import type { Sheet } from '../../sheet.ts'
import { drawing, type Tree } from '../../tree/tree.ts'

/** Height of every rule of the theme. */
const height: Points = 6

/** A thick bar: under a number, over a name, across a slide. */
export function drawSlab(
  sheet: Sheet,
  name: string,
  { x, y }: Point,
  width: Points,
  fill: Color,
): void {
  sheet.addShape(name, { x, y, width, height }, { fill })
}

/** The same between texts, in the colour of what stands out on their ground; `indent` is how far in it begins. */
export function slab(name: string, width: Points, indent: Points = 0): Tree {
  return drawing(
    (sheet, { x, y }, { accent }) => drawSlab(sheet, name, { x: x + indent, y }, width, accent),
    height,
  )
}
