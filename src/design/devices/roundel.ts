import type { Point, Points } from '../../scene/geometry.ts'
import type { Color, Paint, Stroke } from '../../scene/paint.ts'
import type { Sheet } from '../sheet.ts'
import { resized } from '../themes/type-step.ts'

/** Draws a disc around a point; a ring where there is a stroke only. */
export function drawRing(
  sheet: Sheet,
  name: string,
  { x, y }: Point,
  radius: Points,
  paint: { fill?: Paint | Color; stroke?: Stroke },
): void {
  const box = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }
  sheet.addShape(name, box, paint, { type: 'ellipse' })
}

/** A number in the middle of a disc, in the theme's step numbers: as large as a share of the disc, and as its width allows. */
export function drawRoundelNumber(
  sheet: Sheet,
  name: string,
  text: string,
  center: Point,
  radius: Points,
  { color, ground, share = 1.05 }: { color: Color; ground: Color; share?: number },
): void {
  if (text === '') return
  const { stepNumber } = sheet.theme.type
  const wanted = radius * share
  const own = sheet.measure(text, resized(stepNumber, wanted))
  const size = Math.max(12, Math.floor(wanted * Math.min(1, (radius * 1.6) / own)))
  const width = Math.max(2 * radius, sheet.measure(text, resized(stepNumber, size)) + 2)
  const paragraph = sheet.paragraph(text, resized(stepNumber, size), { color, align: 'center' })
  const layout = sheet.set([paragraph], width, false)
  sheet.addText({
    name,
    box: { x: center.x - width / 2, y: center.y - layout.height / 2, width, height: layout.height },
    layout,
    wrap: false,
    ground,
  })
}
