import {
  type Box,
  type Point,
  type Points,
  pageHeight,
  pageWidth,
} from '../../../scene/geometry.ts'
import { drawStrokes } from '../../devices/polygon.ts'
import type { Sheet } from '../../sheet.ts'

/** Distance of the sheet's frame from its edge. */
const inset: Points = 18
/** The frame of a drawing sheet. */
export const sheetFrame: Box = {
  x: inset,
  y: inset,
  width: pageWidth - 2 * inset,
  height: pageHeight - 2 * inset,
}
/** Half a tick's length. */
const halfTick: Points = 6

/**
 * The grid, the frame and its zones under all that is drawn. The stronger lines have the colour of the theme's ground:
 * small type is legible on them too.
 */
export function drawDrawingSheet(sheet: Sheet): void {
  const { theme, nodes } = sheet
  const { ink: color } = theme.colors
  const content = nodes.splice(0)
  drawStrokes(sheet, 'grid-fine', gridLines(15), { color: '#184793', width: 0.75 })
  drawStrokes(sheet, 'grid-strong', gridLines(75), { color: theme.ground, width: 1.25 })
  sheet.addShape('sheet-frame', sheetFrame, { stroke: { color, width: 1 } })
  drawStrokes(sheet, 'sheet-zones', zoneTicks(), { color, width: 0.75 })
  nodes.push(...content)
}

/** Places so far apart between the ends of a length. */
function between(length: Points, pitch: Points): Points[] {
  const count = Math.ceil(length / pitch - 1e-9) - 1
  return Array.from({ length: count }, (_, index) => (index + 1) * pitch)
}

/** The lines of the grid, across and down. */
function gridLines(pitch: Points): [Point, Point][] {
  return [
    ...between(pageWidth, pitch).map((x) => upright(x, 0, pageHeight)),
    ...between(pageHeight, pitch).map((y) => level(y, 0, pageWidth)),
  ]
}

/** Short strokes across the frame where its zones end: eight across, four down. */
function zoneTicks(): [Point, Point][] {
  const { width, height } = sheetFrame
  const edges = (far: Points) => [inset, inset + far]
  return [
    ...between(width, width / 8).flatMap((at) =>
      edges(height).map((y) => upright(inset + at, y - halfTick, y + halfTick)),
    ),
    ...between(height, height / 4).flatMap((at) =>
      edges(width).map((x) => level(inset + at, x - halfTick, x + halfTick)),
    ),
  ]
}

const upright = (x: Points, from: Points, to: Points): [Point, Point] => [
  { x, y: from },
  { x, y: to },
]

const level = (y: Points, from: Points, to: Points): [Point, Point] => [
  { x: from, y },
  { x: to, y },
]
