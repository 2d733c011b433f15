import type { Point, Points } from '../../scene/geometry.ts'
import type { Color } from '../../scene/paint.ts'
import type { Sheet } from '../sheet.ts'
import type { Figure } from '../slide-content.ts'
import { drawPolygon } from './polygon.ts'

/** Width of a trend arrow as a share of the size of the text that it stands before. */
const width = 0.75
/** Its height as a share of its width. */
const slenderness = 0.83

/** Room that an arrow takes at the start of a line of text of a size, the space behind it included. */
export function arrowRoom(size: Points): Points {
  return Math.round(size * 1.04 * 10) / 10
}

/** Width in points of the arrow that goes with text of a size. */
export function arrowWidth(size: Points): Points {
  return size * width
}

/** The outline of a trend arrow of a width that stands on a baseline: up, down, or towards the end of the line. */
export function arrowOutline(
  trend: NonNullable<Figure['trend']>,
  start: Point,
  wide: Points,
): Point[] {
  const { x, y } = start
  const high = wide * slenderness
  switch (trend) {
    case 'up':
      return [
        { x, y },
        { x: x + wide / 2, y: y - high },
        { x: x + wide, y },
      ]
    case 'down':
      return [
        { x, y: y - high },
        { x: x + wide, y: y - high },
        { x: x + wide / 2, y },
      ]
    case 'flat':
      return [
        { x: x + (wide - high) / 2, y: y - wide * 0.92 },
        { x: x + (wide + high) / 2, y: y - wide * 0.42 },
        { x: x + (wide - high) / 2, y: y + wide * 0.08 },
      ]
  }
}

/** Draws a trend arrow; `start` is the left end of its baseline. */
export function drawArrow(
  sheet: Sheet,
  name: string,
  trend: NonNullable<Figure['trend']>,
  start: Point,
  wide: Points,
  color: Color,
): void {
  drawPolygon(sheet, name, arrowOutline(trend, start, wide), color)
}
