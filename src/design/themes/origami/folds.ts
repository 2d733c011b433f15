import type { Box, Point, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { drawFacets } from '../../devices/facets.ts'
import { drawPolygon, pointsOf } from '../../devices/polygon.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'

/** The side of a folded corner on a card, in points; on low things it is a share of their height. */
const cardFold: Points = 24
const lowShare = 0.3

/** How far the corner of a sheet of a height is folded in. */
export function foldOf(height: Points): Points {
  return Math.round(Math.min(cardFold, height * lowShare) * 10) / 10
}

/** Points in shares of a box, in the notation of `pointsOf`. */
export function within(box: Box, shares: string): Point[] {
  return pointsOf(shares).map(({ x, y }) => ({
    x: box.x + x * box.width,
    y: box.y + y * box.height,
  }))
}

/**
 * A sheet of paper with its upper right corner folded in, so that the back of the paper shows; with a fold less than 0
 * the lower right one.
 */
export function drawFoldedSheet(
  sheet: Sheet,
  name: string,
  box: Box,
  { ground, back }: { ground: Parameters<typeof drawPolygon>[3]; back: Color },
  fold = foldOf(box.height),
): void {
  const [x, right] = [box.x, rightEdge(box)]
  const [free, foot] = fold < 0 ? [bottomEdge(box), box.y] : [box.y, bottomEdge(box)]
  const crease = `${right - Math.abs(fold)},${free} ${right},${free + fold}`
  const outline = pointsOf(`${x},${free} ${crease} ${right},${foot} ${x},${foot}`)
  drawPolygon(sheet, name, outline, ground)
  const corner = pointsOf(`${crease} ${right - Math.abs(fold)},${free + fold}`)
  drawPolygon(sheet, `${name}-fold`, corner, back)
}

/** A small kite of two faces, the mark of a list: it points to the end of the line. */
export function drawKite(sheet: Sheet, name: string, box: Box, fills: [Color, Color]): void {
  drawFacets(sheet, name, [
    { points: within(box, '0,0 1,0.5 0.28,0.5'), fill: fills[0] },
    { points: within(box, '0.28,0.5 1,0.5 0,1'), fill: fills[1] },
  ])
}
