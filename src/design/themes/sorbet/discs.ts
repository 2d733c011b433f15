import type { Point, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { drawArrow } from '../../devices/arrow.ts'
import type { Sheet } from '../../sheet.ts'
import type { Figure } from '../../slide-content.ts'

/** A disc around a point. */
export function drawDisc(
  sheet: Sheet,
  name: string,
  center: Point,
  radius: Points,
  fill: Color,
): void {
  sheet.addShape(
    name,
    { x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius },
    { fill },
    { type: 'ellipse' },
  )
}

/** Which way a figure went, as an arrow in a white disc. */
export function drawTrendDisc(
  sheet: Sheet,
  name: string,
  trend: NonNullable<Figure['trend']>,
  center: Point,
  radius: Points,
): void {
  drawDisc(sheet, `${name}-disc`, center, radius, '#FFFFFF')
  const wide = radius * 0.86
  const start = { x: center.x - wide / 2, y: center.y + wide * 0.36 }
  drawArrow(sheet, `${name}-arrow`, trend, start, wide, sheet.theme.colors.positive)
}

/** A white disc with a chevron that leads on: to the right, or downwards. */
export function drawChevronDisc(
  sheet: Sheet,
  name: string,
  center: Point,
  direction: 'right' | 'down' = 'right',
): void {
  drawDisc(sheet, `${name}-disc`, center, 14.4, '#FFFFFF')
  const [along, across] = [3.4, 5.6]
  const turn = (a: Points, b: Points): Point =>
    direction === 'right'
      ? { x: center.x + a, y: center.y + b }
      : { x: center.x + b, y: center.y + a }
  const points = [turn(-along, -across), turn(along, 0), turn(-along, across)]
  const [first, second, third] = points as [Point, Point, Point]
  const box =
    direction === 'right'
      ? { x: center.x - along, y: center.y - across, width: 2 * along, height: 2 * across }
      : { x: center.x - across, y: center.y - along, width: 2 * across, height: 2 * along }
  sheet.addShape(
    `${name}-chevron`,
    box,
    { stroke: { color: sheet.theme.colors.accent, width: 2.5, cap: 'round' } },
    {
      type: 'path',
      commands: [
        { type: 'M', ...first },
        { type: 'L', ...second },
        { type: 'L', ...third },
      ],
    },
  )
}
