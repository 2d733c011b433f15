import type { Points } from '../../../scene/geometry.ts'
import type { PlacedColumn } from '../../columns.ts'
import { splitDate } from '../../date-parts.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { resized, step, type TypeStep } from '../type-step.ts'
import { drawRuledColumns } from './columns.ts'
import { italicFace, quoteFace } from './faces.ts'
import { right } from './rules.ts'

type Event = SlideContent['timeline'][number]

const mostEvents = 12
/** Of the line in a row, from the row's top, and the side of the marks on it. */
const lineTop: Points = 36
const mark: Points = 11

/** Events as columns that hang from one thick line: black as far as things have happened, dashed for what is planned. */
export function drawGazetteTimeline(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { timeline: events } = content
  if (events.length > mostEvents) return false
  if (events.length > 0) {
    const rows = events.length > 6 ? 2 : 1
    const { colors, frame } = sheet.theme
    const placed = drawRuledColumns(sheet, {
      prefix: 'event',
      columns: events.map((event) => {
        const { main, detail } = splitDate(event.date)
        const color = event.highlighted ? colors.accent : colors.ink
        return [
          { text: main, color },
          { text: detail, color: colors.mutedInk },
          { text: event.text, color: colors.ink },
        ]
      }),
      slots: [
        // A long date is set smaller rather than in two lines.
        { name: 'date', before: 0, lines: (size) => (size > 16 ? 1 : 2) },
        { name: 'year', before: 0, lines: 1 },
        { name: 'text', before: rows === 1 ? 14 : 6 },
      ],
      sizes: dateSizes(sheet, rows, Math.ceil(events.length / rows)),
      area: frame.content,
      rows,
      gutter: events.length > 4 ? 33 : 45,
      inset: lineTop + 24,
      rulesFrom: lineTop + 24,
      widest: 400,
    })
    if (placed === undefined) return false
    drawLines(sheet, events, placed)
  }
  drawFooter(sheet)
  return true
}

function dateSizes(sheet: Sheet, rows: number, columns: number): TypeStep[][] {
  const { body } = sheet.theme.type
  const sizes =
    rows === 2
      ? [
          [20, 14, 16],
          [18, 14, 14],
          [16, 12, 12],
          [12, 12, 12],
        ]
      : [
          ...(columns <= 3 ? [[40, 20, 24]] : []),
          ...(columns <= 4 ? [[32, 18, 20]] : []),
          ...(columns <= 5
            ? [
                [26, 16, 20],
                [22, 16, 20],
                [20, 16, 20],
              ]
            : []),
          [24, 16, 18],
          [20, 16, 18],
          [24, 16, 16],
          [18, 14, 16],
          [20, 14, 14],
          [16, 14, 14],
          [16, 12, 12],
          [12, 12, 12],
        ]
  return sizes.map(([date = 12, year = 12, text = 12]) => [
    step(quoteFace, date, Math.round(date * 1.2)),
    step(italicFace, year, Math.round(year * 1.3)),
    resized(body, text),
  ])
}

/** The line of each row with a square mark over each column. */
function drawLines(sheet: Sheet, events: Event[], placed: PlacedColumn[]): void {
  const { ink, accent } = sheet.theme.colors
  placed.forEach((column, index) => {
    const event = events[index]
    if (event === undefined) return
    const y = column.top + lineTop
    const next = placed[index + 1]
    const end = next && next.top === column.top ? next.x : right
    const ahead = event.planned
    const from = column.x + mark
    sheet.addLine(
      `event-${index + 1}-line`,
      { x: from, y },
      { x: end, y },
      ahead || events[index + 1]?.planned
        ? { color: ink, width: 1.5, dash: [4, 4] }
        : { color: ink, width: 3 },
    )
    const size = event.highlighted ? mark + 6 : mark
    const inset = ahead ? 0.75 : 0
    const box = {
      x: column.x + inset,
      y: y - size / 2 + inset,
      width: size - 2 * inset,
      height: size - 2 * inset,
    }
    const color = event.highlighted ? accent : ink
    sheet.addShape(
      `event-${index + 1}-mark`,
      box,
      ahead
        ? { fill: sheet.theme.colors.background, stroke: { color, width: 1.5 } }
        : { fill: color },
    )
  })
}
