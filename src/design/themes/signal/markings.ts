import type { Box, Point, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { clipPolygon, drawPolygon, pointsOf } from '../../devices/polygon.ts'
import { rightEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import type { Figure } from '../../slide-content.ts'
import { drawing, type Tree } from '../../tree/tree.ts'
import { black } from './colors.ts'

// What is painted on freight cars: thick bars, arrows, stripes that warn.

/** Height of every rule of the theme. */
const thickness: Points = 6

/** A thick bar: under a number, over a name, across a slide. */
export function drawSlab(
  sheet: Sheet,
  name: string,
  { x, y }: Point,
  width: Points,
  fill: Color,
): void {
  sheet.addShape(name, { x, y, width, height: thickness }, { fill })
}

/** The same between texts, in the colour of what stands out on their ground; `indent` is how far in it begins. */
export function slab(name: string, width: Points, indent: Points = 0): Tree {
  return drawing(
    (sheet, { x, y }, { accent }) => drawSlab(sheet, name, { x: x + indent, y }, width, accent),
    thickness,
  )
}

/** The outline of an arrow that points up, in a square of side 1: head, shaft. */
const arrow = pointsOf('0.5,0 0.98,0.56 0.7,0.56 0.7,1 0.3,1 0.3,0.56 0.02,0.56')

/** Which way a figure went: the shape says it, never red or green. Room for it without. */
export function directionArrow(name: string, trend: Figure['trend'], side: Points): Tree {
  return drawing((sheet, box, { ink }) => {
    if (trend === undefined) return
    const points = arrow.map(({ x, y }) => {
      const [across, down] = trend === 'up' ? [x, y] : trend === 'down' ? [x, 1 - y] : [1 - y, x]
      return { x: box.x + across * side, y: box.y + down * side }
    })
    drawPolygon(sheet, name, points, ink)
  }, side)
}

/** Draws black stripes at 45° over a band: as wide as their gaps, and as the band is high. */
export function drawHazardStripe(sheet: Sheet, name: string, band: Box): void {
  const { y, height } = band
  const pitch = 2 * height
  const first = Math.floor(band.x / pitch) * pitch
  for (let x = first; x - height < rightEdge(band); x += pitch) {
    const foot = y + height
    const corners = [
      { x, y },
      { x: x + height, y },
      { x, y: foot },
      { x: x - height, y: foot },
    ]
    const stripe = clipPolygon(corners, band)
    const own = `${name}-${(x - first) / pitch + 1}`
    if (stripe.length > 2) drawPolygon(sheet, own, stripe, black)
  }
}
