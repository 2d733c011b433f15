import { type Points, pageWidth } from '../../../scene/geometry.ts'
import { clipPolygon } from '../../devices/polygon.ts'
import type { Sheet } from '../../sheet.ts'
import { black } from './colors.ts'
import { drawPolygon } from './polygon.ts'

/** From one stripe to the next. */
const pitch: Points = 60

/**
 * Draws black stripes at 45° over a band of the slide's width or a part of it: as wide as their gaps, and as the band is
 * high.
 */
export function drawHazardStripe(
  sheet: Sheet,
  name: string,
  {
    y,
    height,
    from = 0,
    to = pageWidth,
  }: { y: Points; height: Points; from?: Points; to?: Points },
): void {
  const step = pitch * (height / 30)
  const band = { x: from, y, width: to - from, height }
  const first = Math.floor(from / step)
  for (let place = first; place * step - height < to; place++) {
    const x = place * step
    const stripe = clipPolygon(
      [
        { x, y },
        { x: x + step / 2, y },
        { x: x + step / 2 - height, y: y + height },
        { x: x - height, y: y + height },
      ],
      band,
    )
    if (stripe.length > 2) drawPolygon(sheet, `${name}-${place - first + 1}`, stripe, black)
  }
}
