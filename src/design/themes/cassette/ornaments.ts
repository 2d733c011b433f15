import { bottomEdge, rightEdge } from '../../grid.ts'
import type { DrawLeadBlock } from '../../layouts/lead-block.ts'
import type { Sheet } from '../../sheet.ts'
import { labelColors } from './panels.ts'
import { drawStripes, paint, stripesOnLabel } from './stripes.ts'

/** The mark of every slide: four thin stripes that turn out of its upper right corner. */
export function drawCornerStripes(sheet: Sheet): void {
  // The broad stripes beside a large figure stand in the same corner.
  if (sheet.nodes.some((node) => node.name === 'turn-1')) return
  drawStripes(sheet, 'corner', '868,0 868,58 960,58', { radius: 44, width: 7, gap: 3 })
}

/** Beside one large figure: the stripes come down, turn through a quarter circle and leave at the right edge. */
export function drawWideTurn(sheet: Sheet): void {
  drawStripes(sheet, 'turn', '740,0 740,330 960,330', { radius: 160, width: 24, gap: 7 })
}

/** The end of the tape: the stripes in from the right edge and down. */
export function drawLastTurn(sheet: Sheet): void {
  const colors = [paint.brown, paint.orange, paint.cream, paint.teal]
  const look = { radius: 120, width: 30, gap: 8, colors }
  drawStripes(sheet, 'turn', '960,140 790,140 790,540', look)
}

/** Beside few words: an arch of stripes that stands on the foot of the content and leaves at the edge. */
export function drawStripeArch(sheet: Sheet): void {
  drawStripes(sheet, 'arch', '780,476 780,236 960,236', { radius: 130, width: 22, gap: 6 })
}

/** A label with the first sentence; the stripes come in from the edge of the slide and turn down out of it. */
export const drawCassetteLeadBlock: DrawLeadBlock = (sheet, box) => {
  const { ground, ink } = labelColors
  sheet.addShape('lead-block', box, { fill: ground }, { type: 'rectangle', radius: 8 })
  const [x, y, foot] = [rightEdge(box) - 70, bottomEdge(box) - 54, bottomEdge(box)]
  const look = { radius: 40, width: 8, gap: 3, colors: stripesOnLabel }
  drawStripes(sheet, 'lead-stripe', `0,${y} ${x},${y} ${x},${foot}`, look)
  return { ground, ink }
}
