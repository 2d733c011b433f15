import type { Point } from '../../../scene/geometry.ts'
import { pointsOf } from '../../devices/polygon.ts'
import { drawBands } from '../../devices/route.ts'
import type { Sheet } from '../../sheet.ts'
import { paint, stripes } from './stripes.ts'

/** The mark of every slide: four thin stripes that turn out of its upper right corner. */
export function drawCornerStripes(sheet: Sheet): void {
  // The broad stripes beside a large figure stand in the same corner.
  if (sheet.nodes.some((node) => node.name === 'turn-1')) return
  const through: Point[] = pointsOf('868,0 868,58 960,58')
  drawBands(sheet, 'corner', { through, radius: 44 }, stripes(7, 3))
}

/** Beside one large figure: the stripes come down, turn through a quarter circle and leave at the right edge. */
export function drawWideTurn(sheet: Sheet): void {
  const through: Point[] = pointsOf('740,0 740,330 960,330')
  drawBands(sheet, 'turn', { through, radius: 160 }, stripes(24, 7))
}

/** The end of the tape: the stripes in from the right edge and down. */
export function drawLastTurn(sheet: Sheet): void {
  const through: Point[] = pointsOf('960,140 790,140 790,540')
  const colors = [paint.brown, paint.orange, paint.cream, paint.teal]
  drawBands(sheet, 'turn', { through, radius: 120 }, stripes(30, 8, colors))
}

/** Where the picture beside few words begins. */
export const companionLeft = 690

/** Beside few words: an arch of stripes that stands on the foot of the content and leaves at the edge. */
export function drawStripeArch(sheet: Sheet): void {
  const { y, height } = sheet.theme.frame.content
  const through: Point[] = [
    { x: 780, y: y + height },
    { x: 780, y: y + 90 },
    { x: 960, y: y + 90 },
  ]
  drawBands(sheet, 'arch', { through, radius: 130 }, stripes(22, 6))
}
