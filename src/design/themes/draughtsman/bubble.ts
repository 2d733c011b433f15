import type { Point, Points } from '../../../scene/geometry.ts'
import { drawRing, drawRoundelNumber } from '../../devices/roundel.ts'
import type { Sheet } from '../../sheet.ts'

/** A reference bubble: a number in a circle, white on paper, or in red pencil where the drawing is about it. */
export function drawBubble(
  sheet: Sheet,
  name: string,
  at: Point,
  { radius, number, filled = false }: { radius: Points; number: number; filled?: boolean },
): void {
  const { background, ink, accent, accentInk } = sheet.theme.colors
  const ground = filled ? accent : background
  const stroke = { color: filled ? accent : ink, width: 1.25 }
  drawRing(sheet, `${name}-circle`, at, radius, { fill: ground, stroke })
  const look = { color: filled ? accentInk : ink, ground, share: 1 }
  drawRoundelNumber(sheet, `${name}-number`, String(number), at, radius, look)
}
