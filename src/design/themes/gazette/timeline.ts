import type { Points } from '../../../scene/geometry.ts'
import { rightEdge } from '../../grid.ts'
import { timelineLayout } from '../../layouts/sequence.ts'
import type { SequenceRow, SequenceSize } from '../../layouts/sequence-look.ts'
import type { Sheet } from '../../sheet.ts'
import { resized, step } from '../type-step.ts'
import { drawSequenceRules, gutterOf } from './columns.ts'
import { italicFace, quoteFace } from './faces.ts'

/** Of the line in a row, from the row's top; the side of the marks on it; from the line to the dates. */
const lineTop: Points = 36
const mark: Points = 11
const under: Points = 24

/** Events as columns that hang from one thick line: black as far as things have happened, dashed for what is planned. */
export const drawGazetteTimeline = timelineLayout({
  most: 12,
  sizes: eventSizes,
  gutter: gutterOf,
  rowGap: 30,
  widest: 400,
  types: ({ theme: { type } }, { head, year = 12, text }) => ({
    head: step(quoteFace, head, Math.round(head * 1.2)),
    year: step(italicFace, year, Math.round(year * 1.3)),
    text: resized(type.body, text),
  }),
  tones: ({ item }) => (item.highlighted ? { head: 'accent' } : {}),
  // A long date is set smaller rather than in two lines.
  lines: (word, { head }) => (word === 'head' ? (head > 16 ? 1 : 3) : undefined),
  gap: (part, { rows }) => (part === 'head' ? 0 : rows === 1 ? 14 : 6),
  panel: {
    padding: () => ({ x: 0, top: 0, bottom: 0 }),
    draw: (sheet, place, box) => {
      drawSequenceRules(sheet, place, box, lineTop + under)
      return {}
    },
  },
  rail: drawLines,
})

/** One row of up to six events; two rows where words are too long for that, or events too many. */
function eventSizes(count: number): SequenceSize[] {
  const [one, two] = [sizesInRows(count, 1), sizesInRows(count, 2)]
  const isEasy = ({ text }: SequenceSize) => text >= 14
  return [
    ...(count > 6 ? [] : one.filter(isEasy)),
    ...(count < 4 ? [] : two.filter(isEasy)),
    ...(count > 6 ? two : one).filter((size) => !isEasy(size)),
  ]
}

function sizesInRows(count: number, rows: 1 | 2): SequenceSize[] {
  const sizes: [date: Points, year: Points, text: Points, most: number][] =
    rows === 2
      ? [
          [20, 14, 16, 6],
          [18, 14, 14, 6],
          [16, 12, 12, 6],
          [12, 12, 12, 6],
        ]
      : [
          [40, 20, 24, 3],
          [32, 18, 20, 4],
          [26, 16, 20, 5],
          [22, 16, 20, 5],
          [20, 16, 20, 5],
          [24, 16, 18, 6],
          [20, 16, 18, 6],
          [24, 16, 16, 6],
          [18, 14, 16, 6],
          [20, 14, 14, 6],
          [16, 14, 14, 6],
          [16, 12, 12, 6],
          [12, 12, 12, 6],
        ]
  return sizes
    .filter(([, , , most]) => count <= most || rows === 2)
    .map(([head, year, text]) => ({ rows, head, year, text, device: lineTop + under }))
}

/** The line of a row with a square mark over each column. */
function drawLines(sheet: Sheet, { places, boxes }: SequenceRow): void {
  const { ink, accent, background } = sheet.theme.colors
  const end = rightEdge(sheet.theme.frame.content)
  places.forEach(({ item, name }, column) => {
    const { x, y: top } = boxes[column] ?? { x: end, y: 0 }
    const y = top + lineTop
    const ahead = item.planned
    sheet.addLine(
      `${name}-line`,
      { x: x + mark, y },
      { x: boxes[column + 1]?.x ?? end, y },
      ahead || places[column + 1]?.item.planned
        ? { color: ink, width: 1.5, dash: [4, 4] }
        : { color: ink, width: 3 },
    )
    const size = item.highlighted ? mark + 6 : mark
    const inset = ahead ? 0.75 : 0
    const side = size - 2 * inset
    const box = { x: x + inset, y: y - size / 2 + inset, width: side, height: side }
    const color = item.highlighted ? accent : ink
    const paint = ahead ? { fill: background, stroke: { color, width: 1.5 } } : { fill: color }
    sheet.addShape(`${name}-mark`, box, paint)
  })
}
