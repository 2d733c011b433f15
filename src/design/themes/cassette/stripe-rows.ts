import type { Box, Points } from '../../../scene/geometry.ts'
import type { PathCommand } from '../../../scene/node.ts'
import type { Color } from '../../../scene/paint.ts'
import { arc } from '../../devices/arc.ts'
import { drawRing, drawRoundelNumber } from '../../devices/roundel.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import { drawMarkedRows, type PlacedRow } from '../../layouts/marked-rows.ts'
import type { ListRow, RowArrangement } from '../../layouts/row-list.ts'
import type { Sheet } from '../../sheet.ts'
import { paint, stripeAt } from './stripes.ts'

const lead: Points = 58

/** Rows behind stripes that come in from the edge of the slide and end round. */
export function drawStripeRows(
  sheet: Sheet,
  rows: ListRow[],
  arrangement: RowArrangement,
  area = sheet.theme.frame.content,
): boolean {
  return drawMarkedRows(sheet, rows, area, arrangement, {
    lead,
    bullet: '•',
    draw: (_, one) => {
      drawStripeMark(sheet, one, `${arrangement.name}-${one.index + 1}`)
      return {}
    },
  })
}

function drawStripeMark(sheet: Sheet, { row, index, column, box }: PlacedRow, name: string): void {
  const color = stripeAt(index)
  const y = box.y + box.height / 2
  const numbered = row.mark !== undefined
  const height = Math.min(numbered ? 38 : 20, box.height * (numbered ? 0.72 : 0.46))
  const from = column === 0 ? 0 : box.x
  const end = box.x + lead - 20
  drawStripe(
    sheet,
    `${name}-stripe`,
    { x: from, y: y - height / 2, width: end - from, height },
    color,
  )
  if (row.mark !== undefined) {
    const center = { x: end - height / 2, y }
    drawRing(sheet, `${name}-knob`, center, height / 2 - 3, { fill: paint.brown })
    drawRoundelNumber(sheet, `${name}-number`, row.mark, center, height / 2 - 3, {
      color,
      ground: paint.brown,
      share: 1.25,
    })
  }
}

/** A stripe with a round end; where it begins at the slide's edge it begins straight. */
function drawStripe(sheet: Sheet, name: string, box: Box, fill: Color): void {
  const radius = box.height / 2
  if (box.x > 0) {
    sheet.addShape(name, box, { fill }, { type: 'rectangle', radius })
    return
  }
  const turn = { x: rightEdge(box) - radius, y: box.y + radius }
  const commands: PathCommand[] = [
    { type: 'M', x: box.x, y: box.y },
    { type: 'L', x: turn.x, y: box.y },
    ...arc(turn, radius, 0, 180),
    { type: 'L', x: box.x, y: bottomEdge(box) },
    { type: 'Z' },
  ]
  sheet.addShape(name, box, { fill }, { type: 'path', commands })
}
