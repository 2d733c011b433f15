import type { Points } from '../../../scene/geometry.ts'
import { drawRing, drawRoundelNumber } from '../../devices/roundel.ts'
import { rightEdge } from '../../grid.ts'
import { markedRows, type PlacedRow } from '../../layouts/marked-rows.ts'
import type { Sheet } from '../../sheet.ts'
import type { PanelColors } from '../theme.ts'
import { paint, stripeAt } from './stripes.ts'

const lead: Points = 58

/** Rows behind stripes that come in from the edge of the slide and end round; the one that comes next is all on its stripe. */
export const drawStripeRows = markedRows((rows, { name }) => ({
  lead,
  // The page of a part stands on its stripe where that is long.
  trail: rows.some(({ detail }) => detail) ? 24 : 0,
  bullet: '•',
  draw: (sheet, one) => drawStripeMark(sheet, one, `${name}-${one.index + 1}`),
}))

/** The stripe of a row with the number in its end, and the colours of what is written on it where it is long. */
function drawStripeMark(
  sheet: Sheet,
  { row, index, column, box }: PlacedRow,
  name: string,
): Partial<PanelColors> {
  const color = stripeAt(index)
  const y = box.y + box.height / 2
  const numbered = row.mark !== undefined
  const usual = Math.min(numbered ? 38 : 20, box.height * (numbered ? 0.72 : 0.46))
  const height = row.strong ? box.height - 8 : usual
  const end = row.strong ? rightEdge(box) : box.x + lead - 20
  const stripe = { x: box.x, y: y - height / 2, width: end - box.x, height }
  const radius = height / 2
  if (column === 0)
    sheet.addShape(`${name}-stripe`, { ...stripe, x: 0, width: box.x + radius }, { fill: color })
  sheet.addShape(`${name}-end`, stripe, { fill: color }, { type: 'rectangle', radius })
  if (row.mark !== undefined) {
    const center = { x: box.x + lead - 20 - usual / 2, y }
    drawRing(sheet, `${name}-knob`, center, usual / 2 - 3, { fill: paint.brown })
    const look = { color, ground: paint.brown, share: 1.25 }
    drawRoundelNumber(sheet, `${name}-number`, row.mark, center, usual / 2 - 3, look)
  }
  const ink = paint.brown
  return row.strong ? { ground: color, ink, mutedInk: ink, accent: ink } : {}
}
