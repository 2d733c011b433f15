import type { Box, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { drawFacets } from '../../devices/facets.ts'
import { drawPolygon } from '../../devices/polygon.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'

/** The side of a folded corner on a card, in points; on low things it is a share of their height. */
const cardFold: Points = 24
const lowShare = 0.3

/** How far the corner of a sheet of a height is folded in. */
export function foldOf(height: Points): Points {
  return Math.round(Math.min(cardFold, height * lowShare) * 10) / 10
}

/** A sheet of paper with its upper right corner folded in: the back of the paper shows. */
export function drawFoldedSheet(
  sheet: Sheet,
  name: string,
  box: Box,
  { ground, back }: { ground: Color; back: Color },
  fold = foldOf(box.height),
): void {
  const right = rightEdge(box)
  const bottom = bottomEdge(box)
  const outline = [
    { x: box.x, y: box.y },
    { x: right - fold, y: box.y },
    { x: right, y: box.y + fold },
    { x: right, y: bottom },
    { x: box.x, y: bottom },
  ]
  drawPolygon(sheet, name, outline, ground)
  const corner = [
    { x: right - fold, y: box.y },
    { x: right, y: box.y + fold },
    { x: right - fold, y: box.y + fold },
  ]
  drawPolygon(sheet, `${name}-fold`, corner, back)
}

/** A small kite of two faces, the mark of a list: it points to the end of the line. */
export function drawKite(
  sheet: Sheet,
  name: string,
  box: Box,
  [light, shade]: [Color, Color],
): void {
  const middle = box.y + box.height / 2
  const tip = { x: rightEdge(box), y: middle }
  const tail = { x: box.x + box.width * 0.28, y: middle }
  drawFacets(sheet, name, [
    { points: [{ x: box.x, y: box.y }, tip, tail], fill: light },
    { points: [tail, tip, { x: box.x, y: bottomEdge(box) }], fill: shade },
  ])
}
