import type { Point, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import type { Sheet } from '../../sheet.ts'
import type { Figure } from '../../slide-content.ts'
import { drawPolygon } from './polygon.ts'

/** The side of the square that an arrow stands in. */
export const arrowSide: Points = 40

/** The outline of an arrow that points up, in a square of side 1: head, shaft. */
const outline: Point[] = [
  { x: 0.5, y: 0 },
  { x: 0.98, y: 0.56 },
  { x: 0.7, y: 0.56 },
  { x: 0.7, y: 1 },
  { x: 0.3, y: 1 },
  { x: 0.3, y: 0.56 },
  { x: 0.02, y: 0.56 },
]

/** Which way a figure went, as on the side of a freight car: the shape says it, never red or green. */
export function drawDirectionArrow(
  sheet: Sheet,
  name: string,
  trend: NonNullable<Figure['trend']>,
  { x, y }: Point,
  side: Points,
  fill: Color,
): void {
  const points = outline.map((point) => {
    const turned =
      trend === 'up'
        ? point
        : trend === 'down'
          ? { x: point.x, y: 1 - point.y }
          : { x: 1 - point.y, y: point.x }
    return { x: x + turned.x * side, y: y + turned.y * side }
  })
  drawPolygon(sheet, name, points, fill)
}
