import type { Point, Points } from '../../../scene/geometry.ts'
import { drawArrow } from '../../devices/arrow.ts'
import { drawStrokes } from '../../devices/polygon.ts'
import { drawRing, drawRoundelNumber } from '../../devices/roundel.ts'
import type { Sheet } from '../../sheet.ts'
import type { Figure } from '../../slide-content.ts'

/** A number in a disc: white, or violet where it is the one that matters. */
export function drawNumberDisc(
  sheet: Sheet,
  name: string,
  number: string,
  center: Point,
  radius: Points,
  { strong = false, color = sheet.theme.colors.ink } = {},
): void {
  const { accent, accentInk, surface } = sheet.theme.colors
  const ground = strong ? accent : surface
  drawRing(sheet, `${name}-disc`, center, radius, { fill: ground })
  const look = { color: strong ? accentInk : color, ground, share: 0.87 }
  drawRoundelNumber(sheet, name, number, center, radius, look)
}

/** Which way a figure went, as an arrow in a white disc. */
export function drawTrendDisc(
  sheet: Sheet,
  name: string,
  trend: NonNullable<Figure['trend']>,
  center: Point,
  radius: Points,
): void {
  const { surface, positive } = sheet.theme.colors
  drawRing(sheet, `${name}-disc`, center, radius, { fill: surface })
  const wide = radius * 0.86
  const start = { x: center.x - wide / 2, y: center.y + wide * 0.36 }
  drawArrow(sheet, `${name}-arrow`, trend, start, wide, positive)
}

/** A white disc with a chevron that leads on to the right. */
export function drawChevronDisc(sheet: Sheet, name: string, center: Point): void {
  const { surface, accent } = sheet.theme.colors
  drawRing(sheet, `${name}-disc`, center, 14.4, { fill: surface })
  const { x, y } = center
  const points = [-1, 0, 1].map((turn) => ({ x: x + (turn === 0 ? 3.4 : -3.4), y: y + turn * 5.6 }))
  drawStrokes(sheet, `${name}-chevron`, [points], { color: accent, width: 2.5, cap: 'round' })
}
