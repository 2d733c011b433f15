import type { Box, Points } from '../../../scene/geometry.ts'
import type { PathCommand } from '../../../scene/node.ts'
import type { Color } from '../../../scene/paint.ts'
import { arc } from '../../devices/arc.ts'
import { drawRing, drawRoundelNumber } from '../../devices/roundel.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import { drawMarkedRows, type PlacedRow, type RowLook } from '../../layouts/marked-rows.ts'
import type { ListRow, RowArrangement } from '../../layouts/row-list.ts'
import type { Sheet } from '../../sheet.ts'
import { drawLabel, labelColors, labelHead } from './label.ts'
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

const padding: Points = 24

/** The parts of a deck as the tracks of one side, on the label. */
export function drawTrackList(sheet: Sheet, rows: ListRow[], arrangement: RowArrangement): boolean {
  const { content } = sheet.theme.frame
  const inner = {
    x: content.x + padding,
    y: content.y + labelHead + 6,
    width: content.width - 2 * padding,
    height: content.height - labelHead - 14,
  }
  return drawMarkedRows(sheet, rows, inner, arrangement, {
    lead: 52,
    columnGap: 48,
    bullet: '•',
    under: (_, placed) => {
      // The first column is the longest.
      const [first] = placed
      if (first?.column !== 0) return
      const bottom = Math.max(...placed.map(({ box }) => bottomEdge(box)))
      drawLabel(sheet, 'track-label', { ...content, height: bottom + 8 - content.y })
    },
    draw: (_, one) => drawTrack(sheet, one),
  })
}

function drawTrack(
  sheet: Sheet,
  { row, index, place, box }: PlacedRow,
): ReturnType<RowLook['draw']> {
  const name = `part-${index + 1}`
  if (row.strong) {
    const { x, y, width, height } = box
    const band = { x: x - 10, y: y + 3, width: width + 20, height: height - 6 }
    sheet.addShape(`${name}-band`, band, { fill: paint.amber }, { type: 'rectangle', radius: 8 })
  }
  if (place > 0) {
    const { x, y } = box
    const stroke = { color: paint.labelLine, width: 1 }
    sheet.addLine(`${name}-rule`, { x, y }, { x: rightEdge(box), y }, stroke)
  }
  const radius = Math.min(17, box.height * 0.36)
  const center = { x: box.x + 18, y: box.y + box.height / 2 }
  drawRing(sheet, `${name}-hub`, center, radius, { fill: paint.brown })
  drawRoundelNumber(sheet, `${name}-number`, row.mark ?? '', center, radius, {
    color: stripeAt(index),
    ground: paint.brown,
  })
  const { ink, mutedInk, accent } = labelColors
  return {
    ground: row.strong ? paint.amber : paint.label,
    ink,
    mutedInk: row.strong ? ink : mutedInk,
    accent,
  }
}
