import {
  type Box,
  type Point,
  type Points,
  pageHeight,
  pageWidth,
} from '../../../scene/geometry.ts'
import type { Color, Stroke } from '../../../scene/paint.ts'
import { drawPolygon, drawStrokes, pointsOf } from '../../devices/polygon.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import { drawing, type Part } from '../../tree/tree.ts'
import { house } from './house.ts'

/** Two steps of a size up from the left side of a box to its top, from where its corner would be. */
function stairs(size: Points): Point[] {
  return pointsOf('0,2 1,2 1,1 2,1 2,0').map(({ x, y }) => ({ x: x * size, y: y * size }))
}

/** A line around the upper left corner of a box, from its left side to its top, and its mirror images, clockwise. */
function aroundCorners(box: Box, line: Point[]): Point[][] {
  const [right, bottom] = [rightEdge(box), bottomEdge(box)]
  const back = line.toReversed()
  return [
    line.map(({ x, y }) => ({ x: box.x + x, y: box.y + y })),
    back.map(({ x, y }) => ({ x: right - x, y: box.y + y })),
    line.map(({ x, y }) => ({ x: right - x, y: bottom - y })),
    back.map(({ x, y }) => ({ x: box.x + x, y: bottom - y })),
  ]
}

/** A box whose corners go in by two steps of a size, with a fill, a pen, or both. */
export function drawSteppedBox(
  sheet: Sheet,
  name: string,
  box: Box,
  size: Points,
  paint: { fill?: Color; stroke?: Stroke },
): void {
  drawPolygon(sheet, name, aroundCorners(box, stairs(size)).flat(), paint)
}

function within({ x, y, width, height }: Box, inset: Points): Box {
  return { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset }
}

/** The frame of a playbill: a line of gold and a hairline inside it, both stepped at the corners. */
export function drawPlaybillFrame(sheet: Sheet, box: Box, ground?: Color): void {
  const fill = ground === undefined ? {} : { fill: ground }
  drawSteppedBox(sheet, 'frame', box, 12, { ...fill, stroke: { color: house.gold, width: 1.5 } })
  const hairline = { color: house.brass, width: 0.75 }
  drawSteppedBox(sheet, 'frame-hairline', within(box, 6), 12, { stroke: hairline })
}

/** Stepped brackets in the four corners of a slide. */
export function drawCornerSteps(sheet: Sheet): void {
  const page = within({ x: 0, y: 0, width: pageWidth, height: pageHeight }, 14)
  const bracket = [{ x: 0, y: 46 }, ...stairs(8), { x: 46, y: 0 }]
  for (const [index, line] of aroundCorners(page, bracket).entries())
    drawStrokes(sheet, `corner-${index + 1}`, [line], { color: house.brass, width: 1 })
}

/** A hairline with a lozenge in its middle; `width` is that of both halves with the space between them. */
export function drawLozengeRule(sheet: Sheet, name: string, center: Point, width: Points): void {
  const stroke = { color: house.gold, width: 0.75 }
  const { x, y } = center
  sheet.addLine(`${name}-start`, { x: x - width / 2, y }, { x: x - 11, y }, stroke)
  sheet.addLine(`${name}-end`, { x: x + 11, y }, { x: x + width / 2, y }, stroke)
  const lozenge = pointsOf('0,-4.5 4.5,0 0,4.5 -4.5,0').map((one) => ({
    x: x + one.x,
    y: y + one.y,
  }))
  drawPolygon(sheet, `${name}-lozenge`, lozenge, house.gold)
}

/** The rule under words in the middle of a slide, as a part of their column. */
export function lozengeRule(name: string, length: Points = 260): Part {
  const draw: Parameters<typeof drawing>[0] = (sheet, { x, y, width }) =>
    drawLozengeRule(sheet, name, { x: x + width / 2, y }, length)
  return { tree: drawing(draw, 0), gap: 22 }
}

/** A row of bulbs from one x to another as one dotted line: of gold where they are lit. */
export function drawBulbs(
  sheet: Sheet,
  name: string,
  y: Points,
  [from, to]: [Points, Points],
  { pitch, lit = true }: { pitch: Points; lit?: boolean },
): void {
  const dot = 0.2
  const space = (to - from) / Math.max(1, Math.round((to - from) / pitch))
  const dash: [Points, Points] = [dot, space - dot]
  const bulb = lit ? { color: house.gold, width: 4 } : { color: house.brass, width: 2.5 }
  sheet.addLine(name, { x: from, y }, { x: to + dot, y }, { ...bulb, cap: 'round', dash })
}
