import { type Box, inches, type Points } from '../../scene/geometry.ts'
import { rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import { resized } from '../themes/type-step.ts'
import { timelineLayout } from './sequence.ts'
import type { SequenceItem } from './sequence-items.ts'
import type { SequenceSize } from './sequence-look.ts'
import { beforeSmall, sizesOf, usualSizes } from './sequence-sizes.ts'

const columnGap = inches(0.2)
const dotSize = inches(0.26)
const lineWidth = 2.25
/** Dashes of what is still to come. */
const dash: [Points, Points] = [6.5, 5]

/** Distances in a row: of the date's box from its top, between date, line and text. */
const tall = { top: inches(0.1), date: inches(1.4), over: inches(0.27), under: inches(0.3) }
const low = { top: 0, date: inches(0.62), over: inches(0.11), under: inches(0.11) }
const distances = ({ rows }: { rows: number }) => (rows === 1 ? tall : low)

/** Events from left to right on a line, each a column: its date over the line, what happened under it. */
export const drawTimeline = timelineLayout({
  most: 12,
  fewest: 2,
  sizes: eventSizes,
  gutter: columnGap,
  rowGap: inches(0.25),
  // Texts that are wider are hard to read.
  widest: inches(5),
  textInset: inches(0.1),
  order: ['head', 'device', 'text'],
  head: { height: (size) => distances(size).date, anchor: 'bottom' },
  types: ({ theme: { type } }, { text }) => ({
    year: type.small,
    text: { ...resized(type.body, text), lineHeight: Math.round(text * 1.35 * 2) / 2 },
  }),
  tones: ({ item }) => (item.highlighted ? { head: 'accent' } : {}),
  lines: (word, size) =>
    word === 'head' ? (size.head > 18 ? 1 : 3) : word === 'text' && size.text >= 20 ? 5 : undefined,
  gap: (part, size) => (part === 'text' ? distances(size).under : distances(size).over),
  panel: {
    padding: (size) => ({ x: 0, top: distances(size).top, bottom: 0 }),
    draw: (sheet, { item, name, index, count }, box) => {
      if (!item.highlighted) return {}
      const panel = { ...box, x: box.x - columnGap, width: box.width + columnGap }
      return sheet.theme.drawPanel(sheet, `${name}-panel`, panel, 'emphasis', { index, count })
    },
  },
  rail: (sheet, { places, boxes, pitch }) => {
    const [box] = boxes
    const first = (places[0]?.index ?? 0) + 1
    const events = places.map((place) => place.item)
    if (box) drawLine(sheet, events, box, pitch, first)
  },
  device: (sheet, { item, name }, box, _, { ground }) => {
    const { accent } = sheet.theme.colors
    const paint = {
      fill: item.planned ? ground : accent,
      stroke: { color: accent, width: lineWidth },
    }
    sheet.addShape(`${name}-dot`, { ...box, width: dotSize }, paint, { type: 'ellipse' })
  },
})

/** As few rows as the texts allow; few events have room for larger dates. */
function eventSizes(count: number, { theme }: Sheet): SequenceSize[] {
  const { size } = theme.type.date
  const inRows = (rows: number) => {
    const largest = rows > 1 ? Math.min(size, 20) : size * (count <= 3 ? 1.25 : 1)
    const dates = [largest, ...[size, 22, 20, 18, 16, 14, 12].filter((date) => date < largest)]
    const texts = usualSizes(Math.ceil(count / rows)).filter(([, text]) => rows === 1 || text <= 18)
    const sizes = texts.flatMap(([, text]) => dates.map((date): [Points, Points] => [date, text]))
    return sizesOf(rows, sizes, [dotSize])
  }
  return count > 6 ? inRows(2) : count > 3 ? beforeSmall(inRows(1), inRows(2)) : inRows(1)
}

/** Solid as far as things have happened; dashed behind the first dot of what is planned. */
function drawLine(
  sheet: Sheet,
  events: SequenceItem[],
  dot: Box,
  pitch: Points,
  first: number,
): void {
  const { accent } = sheet.theme.colors
  const { x } = dot
  const y = dot.y + dotSize / 2
  const end = rightEdge(sheet.theme.frame.content)
  const planned = events.findIndex((event) => event.planned)
  const name = `line-${first}`
  const turn = planned < 0 ? end : x + pitch * planned
  const stroke = { color: accent, width: lineWidth }
  // A line that begins with what is planned is dashed all along.
  if (turn > x) sheet.addLine(name, { x, y }, { x: turn, y }, stroke)
  if (turn < end) {
    const from = { x: turn + dotSize + 3, y }
    sheet.addLine(`${name}-planned`, from, { x: end, y }, { ...stroke, dash })
  }
}
