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
/** Zones of the frame between its ticks, and half a tick's length. */
const zones = { across: 8, down: 4 }
const halfTick: Points = 6
/** Of the grid, and of its stronger lines. */
const pitch: Points = 15
const strongPitch: Points = 75

/**
 * The grid, the frame and its zones under all that is drawn. The stronger lines have the colour of the theme's ground:
 * small type is legible on them too.
 */
export function drawDrawingSheet(sheet: Sheet): void {
  const { theme, nodes } = sheet
  const { ink } = theme.colors
  const content = nodes.splice(0)
  const strong = (at: Points) => at % strongPitch === 0
  drawStrokes(
    sheet,
    'grid-fine',
    gridLines((at) => !strong(at)),
    { color: '#184793', width: 0.75 },
  )
  drawStrokes(sheet, 'grid-strong', gridLines(strong), { color: theme.ground, width: 1.25 })
  sheet.addShape('sheet-frame', sheetFrame, { stroke: { color: ink, width: 1 } })
  drawStrokes(sheet, 'sheet-zones', zoneTicks(), { color: ink, width: 0.75 })
  nodes.push(...content)
}

/** The lines of the grid, across and down, at the distances that are wanted. */
function gridLines(wanted: (at: Points) => boolean): [Point, Point][] {
  const distances = (length: Points) =>
    Array.from({ length: Math.ceil(length / pitch) - 1 }, (_, index) => (index + 1) * pitch).filter(
      wanted,
    )
  return [
    ...distances(pageWidth).map((x) => upright(x, 0, pageHeight)),
    ...distances(pageHeight).map((y) => level(y, 0, pageWidth)),
  ]
}

/** Short strokes across the frame where its zones end. */
function zoneTicks(): [Point, Point][] {
  const { x, y, width, height } = sheetFrame
  const ends = (count: number, length: Points) =>
    Array.from({ length: count - 1 }, (_, index) => inset + (length * (index + 1)) / count)
  return [
    ...ends(zones.across, width).flatMap((at) =>
      [y, y + height].map((edge) => upright(at, edge - halfTick, edge + halfTick)),
    ),
    ...ends(zones.down, height).flatMap((at) =>
      [x, x + width].map((edge) => level(at, edge - halfTick, edge + halfTick)),
    ),
  ]
}

function upright(x: Points, from: Points, to: Points): [Point, Point] {
  return [
    { x, y: from },
    { x, y: to },
  ]
}

function level(y: Points, from: Points, to: Points): [Point, Point] {
  return [
    { x: from, y },
    { x: to, y },
  ]
}
