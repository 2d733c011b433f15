import type { Box, Points } from '../../../scene/geometry.ts'
import { clipPolygon, drawPolygon } from '../../devices/polygon.ts'
import { rightEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import { black } from './colors.ts'

/** From one stripe to the next, in a band of 30. */
const pitch: Points = 60

/** Draws black stripes at 45° over a band: as wide as their gaps, and as the band is high. */
export function drawHazardStripe(sheet: Sheet, name: string, band: Box): void {
  const { y, height } = band
  const step = pitch * (height / 30)
  const first = Math.floor(band.x / step)
  for (let place = first; place * step - height < rightEdge(band); place++) {
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
