import type { Points } from '../../../scene/geometry.ts'
import type { Stroke } from '../../../scene/paint.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import { timelineLayout } from '../../layouts/sequence.ts'
import type { SequenceRow } from '../../layouts/sequence-look.ts'
import type { Sheet } from '../../sheet.ts'
import { resized, step } from '../type-step.ts'
import { columnSizes, shortest } from './columns.ts'
import { italicFace, quoteFace } from './faces.ts'
import { drawColumnRule, gutter, rowGap } from './rules.ts'

/** The side of the marks on the line, and from their top to the dates. */
const mark: Points = 11
const overDates: Points = 30

/** Events as columns that hang from one thick line: black as far as things have happened, dashed for what is planned. */
export const drawGazetteTimeline = timelineLayout({
  most: 12,
  sizes: (count) => columnSizes(count, { 1: [overDates], 2: [overDates] }, 6),
  gutter,
  rowGap,
  top: (rows) => (rows === 1 ? 16 : 6),
  widest: 400,
  sink: 0.3,
  types: ({ theme: { type } }, { head, text }) => {
    const year = Math.max(12, Math.round(head * 0.55))
    return {
      head: step(quoteFace, head, Math.round(head * 1.2)),
      year: step(italicFace, year, Math.round(year * 1.3)),
      text: resized(type.body, text),
    }
  },
  tones: ({ item }) => (item.highlighted ? { head: 'accent' } : {}),
  // A long date is set smaller rather than in two lines.
  lines: (word, { head }) => (word === 'head' ? (head > 16 ? 1 : 3) : undefined),
  gap: (part, { rows }) => (part === 'head' ? 0 : rows === 1 ? 14 : 6),
  panel: {
    padding: () => ({ x: 0, top: 0, bottom: 0 }),
    least: shortest,
    draw: (sheet, { name, column }, box) => {
      const x = box.x - gutter / 2
      const under: [Points, Points] = [box.y + overDates, bottomEdge(box)]
      if (column > 0) drawColumnRule(sheet, `${name}-column-rule`, x, under)
      return {}
    },
  },
  rail: drawLine,
})

/** The line of a row with a square mark over each column. */
function drawLine(sheet: Sheet, { places, boxes }: SequenceRow): void {
  const { ink, accent, background } = sheet.theme.colors
  const end = rightEdge(sheet.theme.frame.content)
  places.forEach(({ item: { planned, highlighted }, name }, column) => {
    const { x, y: top } = boxes[column] ?? { x: end, y: 0 }
    const y = top + mark / 2
    const isAhead = planned || places[column + 1]?.item.planned
    const pen: Stroke = { color: ink, ...(isAhead ? { width: 1.5, dash: [4, 4] } : { width: 3 }) }
    sheet.addLine(`${name}-line`, { x: x + mark, y }, { x: boxes[column + 1]?.x ?? end, y }, pen)
    const color = highlighted ? accent : ink
    // A hollow mark's outline lies within it.
    const side = (highlighted ? mark + 6 : mark) - (planned ? 1.5 : 0)
    const box = { x: x + (planned ? 0.75 : 0), y: y - side / 2, width: side, height: side }
    const hollow = { fill: background, stroke: { color, width: 1.5 } }
    sheet.addShape(`${name}-mark`, box, planned ? hollow : { fill: color })
  })
}
