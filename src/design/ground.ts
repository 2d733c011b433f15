import { type Box, type Point, pageHeight, pageWidth } from '../scene/geometry.ts'
import type { SceneNode, ShapeNode } from '../scene/node.ts'
import { type Color, contrastRatio, type Paint } from '../scene/paint.ts'
import { shapeContains } from '../scene/shape-contains.ts'
import { mixColors } from './devices/gradient.ts'
import type { Sheet } from './sheet.ts'

/** Points across and down a box at which its ground is looked at. */
const across = 20
const down = 10

/** The page as a box. */
export const wholePage: Box = { x: 0, y: 0, width: pageWidth, height: pageHeight }

/**
 * The least favourable colour behind a text: of the shapes on the sheet under the text's box (or of the sheet's
 * background where there are none), the colour that contrasts least with the text's.
 */
export function groundUnder(sheet: Sheet, box: Box, color: Color): Color {
  const shapes = sheet.nodes.filter((node): node is ShapeNode & { fill: Paint } =>
    isArea(node, box),
  )
  const { background } = sheet
  if (shapes.length === 0 && background.kind === 'solid') return background.color
  const seen = new Set<Color>()
  for (let column = 0; column <= across; column++)
    for (let row = 0; row <= down; row++) {
      const point = {
        x: box.x + (box.width * column) / across,
        y: box.y + (box.height * row) / down,
      }
      const shape = shapes.findLast((one) => shapeContains(one, point))
      seen.add(
        shape ? paintAt(shape.fill, shape.box, point) : paintAt(background, wholePage, point),
      )
    }
  const contrasts = Array.from(seen, (ground) => ({ ground, ratio: contrastRatio(color, ground) }))
  return contrasts.reduce((least, one) => (one.ratio < least.ratio ? one : least)).ground
}

function isArea(node: SceneNode, box: Box): boolean {
  return (
    node.kind === 'shape' &&
    node.fill !== undefined &&
    node.box.x < box.x + box.width &&
    node.box.x + node.box.width > box.x &&
    node.box.y < box.y + box.height &&
    node.box.y + node.box.height > box.y
  )
}

/** The colour of a paint at a point; a linear one runs through its box as CSS gradients do (CSS Images 3, 3.1.1). */
function paintAt(paint: Paint, box: Box, point: Point): Color {
  if (paint.kind === 'solid') return paint.color
  const angle = (paint.angle * Math.PI) / 180
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const length = Math.abs(box.width * dx) + Math.abs(box.height * dy)
  const distance = (point.x - box.x - box.width / 2) * dx + (point.y - box.y - box.height / 2) * dy
  const share = length === 0 ? 0 : distance / length + 0.5
  const next = paint.stops.find((stop) => stop.offset >= share) ?? paint.stops.at(-1)
  const before = paint.stops.findLast((stop) => stop.offset <= share) ?? paint.stops[0]
  if (next === undefined || before === undefined) return '#000000'
  const span = next.offset - before.offset
  return mixColors(before.color, next.color, span <= 0 ? 0 : (share - before.offset) / span)
}
