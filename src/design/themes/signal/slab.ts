import type { Point, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import type { Sheet } from '../../sheet.ts'

/** Height of every rule of the theme. */
export const slabHeight: Points = 6

/** A thick bar: under a number, over a name, across a slide. */
export function drawSlab(
  sheet: Sheet,
  name: string,
  { x, y }: Point,
  width: Points,
  fill: Color,
): void {
  sheet.addShape(name, { x, y, width, height: slabHeight }, { fill })
}
