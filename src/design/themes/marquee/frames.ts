import {
  type Box,
  type Point,
  type Points,
  pageHeight,
  pageWidth,
} from '../../../scene/geometry.ts'
import type { PathCommand } from '../../../scene/node.ts'
import type { Color, Stroke } from '../../../scene/paint.ts'
import { arc } from '../../devices/arc.ts'
import { boundingBox, drawPolygon, polygonPath } from '../../devices/polygon.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import { drawing, type Part } from '../../tree/tree.ts'
import { house } from './house.ts'

/** The corners of a box whose own corners go in by so many steps of a size. */
function steppedCorners(box: Box, size: Points, count = 2): Point[] {
  const { x, y } = box
  const right = rightEdge(box)
  const bottom = bottomEdge(box)
  const stairs = Array.from({ length: count }, (_, index) => index)
  // From the left side up to the top; the other corners are its mirror images.
  const rise = stairs.flatMap((index): Point[] => [
    { x: size * index, y: size * (count - index) },
    { x: size * (index + 1), y: size * (count - index) },
  ])
  const corner = [...rise, { x: size * count, y: 0 }]
  const down = corner.toReversed()
  return [
    ...corner.map((one) => ({ x: x + one.x, y: y + one.y })),
    ...down.map((one) => ({ x: right - one.x, y: y + one.y })),
    ...corner.map((one) => ({ x: right - one.x, y: bottom - one.y })),
    ...down.map((one) => ({ x: x + one.x, y: bottom - one.y })),
  ]
}

/** A stepped box with a fill, a pen, or both. */
export function drawSteppedBox(
  sheet: Sheet,
  name: string,
  box: Box,
  size: Points,
  paint: { fill?: Color; stroke?: Stroke },
): void {
  drawPolygon(sheet, name, steppedCorners(box, size), paint)
}

/** Space between the two lines of a double frame. */
const between: Points = 6

/** The frame of a playbill: a line of gold and a hairline inside it, both stepped at the corners. */
export function drawPlaybillFrame(sheet: Sheet, box: Box, ground?: Color): void {
  const fill = ground === undefined ? {} : { fill: ground }
  drawSteppedBox(sheet, 'frame', box, 12, { ...fill, stroke: { color: house.gold, width: 1.5 } })
  const inner = {
    x: box.x + between,
    y: box.y + between,
    width: box.width - 2 * between,
    height: box.height - 2 * between,
  }
  drawSteppedBox(sheet, 'frame-hairline', inner, 12, {
    stroke: { color: house.brass, width: 0.75 },
  })
}

/** Stepped brackets in the four corners of a slide. */
export function drawCornerSteps(sheet: Sheet): void {
  const [inset, arm, size] = [14, 46, 8]
  const corner: Point[] = [
    { x: 0, y: arm },
    { x: 0, y: 2 * size },
    { x: size, y: 2 * size },
    { x: size, y: size },
    { x: 2 * size, y: size },
    { x: 2 * size, y: 0 },
    { x: arm, y: 0 },
  ]
  const places = [
    { x: inset, y: inset, right: 1, down: 1 },
    { x: pageWidth - inset, y: inset, right: -1, down: 1 },
    { x: pageWidth - inset, y: pageHeight - inset, right: -1, down: -1 },
    { x: inset, y: pageHeight - inset, right: 1, down: -1 },
  ]
  places.forEach(({ x, y, right, down }, index) => {
    const points = corner.map((one) => ({ x: x + one.x * right, y: y + one.y * down }))
    const commands = polygonPath(points).slice(0, -1)
    sheet.addShape(
      `corner-${index + 1}`,
      boundingBox(points),
      { stroke: { color: house.brass, width: 1 } },
      { type: 'path', commands },
    )
  })
}

/** A hairline with a lozenge in its middle; `width` is that of both halves with the space between them. */
export function drawLozengeRule(sheet: Sheet, name: string, center: Point, width: Points): void {
  const gap = 11
  const stroke = { color: house.gold, width: 0.75 }
  const { x, y } = center
  sheet.addLine(`${name}-start`, { x: x - width / 2, y }, { x: x - gap, y }, stroke)
  sheet.addLine(`${name}-end`, { x: x + gap, y }, { x: x + width / 2, y }, stroke)
  drawLozenge(sheet, `${name}-lozenge`, center, 4.5)
}

/** The rule under a title in the middle of a slide, as a part of its column. */
export function lozengeRule(name: string): Part {
  const draw: Parameters<typeof drawing>[0] = (sheet, { x, y, width }) =>
    drawLozengeRule(sheet, name, { x: x + width / 2, y }, 260)
  return { tree: drawing(draw, 0), gap: 22 }
}

/** A small upright square on its corner. */
export function drawLozenge(
  sheet: Sheet,
  name: string,
  { x, y }: Point,
  radius: Points,
  fill: Color = house.gold,
): void {
  const points = [
    { x, y: y - radius },
    { x: x + radius, y },
    { x, y: y + radius },
    { x: x - radius, y },
  ]
  drawPolygon(sheet, name, points, fill)
}

/** A row of bulbs between two points, as one shape: lit ones are discs of gold, others rings of brass. */
export function drawBulbs(
  sheet: Sheet,
  name: string,
  from: Point,
  to: Point,
  look: { radius: Points; pitch: Points; lit: boolean },
): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const count = Math.max(1, Math.round(length / look.pitch))
  const centers = Array.from({ length: count + 1 }, (_, index) => ({
    x: from.x + ((to.x - from.x) * index) / count,
    y: from.y + ((to.y - from.y) * index) / count,
  }))
  const commands = centers.flatMap((center): PathCommand[] => [
    { type: 'M', x: center.x, y: center.y - look.radius },
    ...arc(center, look.radius, 0, 360),
    { type: 'Z' },
  ])
  const box = boundingBox(
    centers.flatMap(({ x, y }) => [
      { x: x - look.radius, y: y - look.radius },
      { x: x + look.radius, y: y + look.radius },
    ]),
  )
  sheet.addShape(
    name,
    box,
    look.lit ? { fill: house.gold } : { stroke: { color: house.brass, width: 0.75 } },
    { type: 'path', commands },
  )
}
