import { type Box, inches, type Points } from '../../scene/geometry.ts'
import { splitDate } from '../date-parts.ts'
import { rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import type { PanelColors } from '../themes/theme.ts'
import { ladder, resized, type TypeStep } from '../themes/type-step.ts'
import type { Attempt } from '../tree/fit-tree.ts'
import { toneColor } from '../tree/tone.ts'
import { column, drawing, inset, row, type Tree, text } from '../tree/tree.ts'
import { treeLayout } from '../tree/tree-layout.ts'

type Event = SlideContent['timeline'][number]

const columnGap = inches(0.2)
const dotSize = inches(0.26)
const lineWidth = 2.25
/** Dashes of what is still to come. */
const dash: [Points, Points] = [6.5, 5]
/** Space between a date and its year. */
const yearGap = 2
/** More events than this stand on further slides. */
const mostEvents = 12
/** Texts that are wider are hard to read. */
const widestText = inches(5)

/** A way to set the events: in how many rows, and their sizes. */
interface Arrangement extends Attempt {
  rows: number
  date: TypeStep
}

/** Events from left to right on a line, each a column: its date over the line, what happened under it. */
export const drawTimeline = treeLayout({
  attempts: ({ timeline }, sheet) => {
    if (timeline.length === 0) return undefined
    return timeline.length > mostEvents ? [] : arrangements(sheet, timeline.length)
  },
  tree: timelineTree,
})

/** As few rows as the texts allow; few events have room for larger dates. */
function arrangements({ theme }: Sheet, count: number): Arrangement[] {
  const { date } = theme.type
  return textSizes(count).flatMap(({ rows, text }) => {
    const largest = rows > 1 ? Math.min(date.size, 20) : date.size * (count <= 3 ? 1.25 : 1)
    const sizes = [date.size, 22, 20, 18, 16, 14, 12].filter((size) => size < largest)
    const steps = ladder(resized(date, largest), [largest, ...sizes])
    return steps.map((step) => ({ rows, text, date: step }))
  })
}

/** Numbers of rows and sizes of text in the order in which they are tried. */
function textSizes(count: number): { rows: number; text: Points }[] {
  const sizes = (rows: number, texts: Points[]) => texts.map((text) => ({ rows, text }))
  if (count <= 3) return sizes(1, [24, 20, 16, 14, 12])
  if (count <= 5) return sizes(1, [20, 16, 14, 12])
  if (count === 6)
    return [...sizes(1, [18, 16]), ...sizes(2, [16, 14]), ...sizes(1, [12]), ...sizes(2, [12])]
  return sizes(2, [16, 14, 12])
}

/** Distances in a row: of the date's box from its top, between date, line and text. */
interface Distances {
  top: Points
  date: Points
  overDot: Points
  underDot: Points
}

const tall: Distances = {
  top: inches(0.1),
  date: inches(1.4),
  overDot: inches(0.27),
  underDot: inches(0.3),
}
const low: Distances = {
  top: 0,
  date: inches(0.62),
  overDot: inches(0.11),
  underDot: inches(0.11),
}

function timelineTree(sheet: Sheet, { timeline }: SlideContent, arrangement: Arrangement): Tree {
  const { rows } = arrangement
  // A single event keeps the measure of a column that can be read.
  const columns = Math.max(2, Math.ceil(timeline.length / rows))
  return column(
    Array.from({ length: rows }, (_, index) => ({
      tree: rowTree(sheet, timeline, index * columns, columns, arrangement),
      gap: inches(0.25),
      grow: 1,
    })),
  )
}

/** Events on one line, with blanks where there are less than stand in a row. */
function rowTree(
  sheet: Sheet,
  all: Event[],
  first: number,
  columns: number,
  arrangement: Arrangement,
): Tree {
  const events = all.slice(first, first + columns)
  const distances = arrangement.rows === 1 ? tall : low
  const pitch = (sheet.theme.frame.content.width + columnGap) / columns
  const highlighted = events.findIndex((event) => event.highlighted)
  // The line runs over the panel of the key event, whose texts take their colours from it.
  let lit: PanelColors | undefined
  const cells = Array.from({ length: columns }, (_, index): Tree => {
    const event = events[index]
    if (event === undefined) return column([])
    const look = { highlighted: index === highlighted, width: pitch - columnGap }
    const tree = eventTree(sheet, event, first + index + 1, look, arrangement)
    const padding = { x: 0, top: distances.top, bottom: 0 }
    const own = { ...inset(padding, tree) }
    return index === highlighted
      ? { ...own, draw: (_sheet: Sheet, _box: Box, colors: PanelColors) => lit ?? colors }
      : own
  })
  return {
    kind: 'ground',
    tree: row(cells, columnGap),
    padding: { x: 0, top: 0, bottom: 0 },
    draw: (on, box, colors) => {
      const position = { index: first + highlighted, count: all.length }
      const panel = { ...box, x: box.x + pitch * highlighted - columnGap, width: pitch }
      const name = `event-${first + highlighted + 1}-panel`
      if (highlighted >= 0) lit = on.theme.drawPanel(on, name, panel, 'emphasis', position)
      const { top, date, overDot } = distances
      drawLine(on, events, { ...box, y: box.y + top + date + overDot + dotSize / 2 }, pitch, first)
      return colors
    },
  }
}

function eventTree(
  sheet: Sheet,
  event: Event,
  number: number,
  { highlighted, width }: { highlighted: boolean; width: Points },
  { rows, text: size, date: dateStep }: Arrangement,
): Tree {
  const { body, small } = sheet.theme.type
  const { accent } = sheet.theme.colors
  const { date: dateHeight, overDot, underDot } = rows === 1 ? tall : low
  const { main, detail } = splitDate(event.date)
  const tone = highlighted ? 'accent' : 'ink'
  const paragraphs = [
    sheet.paragraph(main, dateStep, { color: toneColor(tone) }),
    ...(detail === ''
      ? []
      : [
          {
            ...sheet.paragraph(detail, small, {
              color: toneColor('mutedInk'),
              tabularFigures: true,
            }),
            spaceBefore: yearGap,
          },
        ]),
  ]
  // Dates stand on the line, those without a year where the others have theirs.
  const date = text(`event-${number}-date`, main === '' ? '' : { paragraphs }, {
    step: dateStep,
    tone,
    anchor: 'bottom',
    lines: dateStep.size > 18 ? 1 : 3,
  })
  const dot = drawing((on, box, { ground }) => {
    const fill = event.planned ? ground : accent
    const paint = { fill, stroke: { color: accent, width: lineWidth } }
    on.addShape(`event-${number}-dot`, { ...box, width: dotSize }, paint, { type: 'ellipse' })
  }, dotSize)
  const said = text(`event-${number}-text`, event.text, {
    step: { ...resized(body, size), lineHeight: Math.round(size * 1.35 * 2) / 2 },
    tone: 'ink',
    fills: true,
    ...(size >= 20 ? { lines: 5 } : {}),
  })
  const right = Math.max(inches(0.1), width - widestText)
  return column([
    { tree: date, size: dateHeight },
    { tree: dot, gap: overDot },
    { tree: inset({ x: 0, right, top: 0, bottom: 0 }, said), gap: underDot, grow: 1 },
  ])
}

/** Solid as far as things have happened; dashed behind the first dot of what is planned. */
function drawLine(sheet: Sheet, events: Event[], box: Box, pitch: Points, first: number): void {
  const { accent } = sheet.theme.colors
  const { y } = box
  const end = rightEdge(box)
  const planned = events.findIndex((event) => event.planned)
  const name = `line-${first + 1}`
  const turn = planned < 0 ? end : box.x + pitch * planned
  const stroke = { color: accent, width: lineWidth }
  // A line that begins with what is planned is dashed all along.
  if (turn > box.x) sheet.addLine(name, { x: box.x, y }, { x: turn, y }, stroke)
  if (turn < end) {
    const from = { x: turn + dotSize + 3, y }
    sheet.addLine(`${name}-planned`, from, { x: end, y }, { ...stroke, dash })
  }
}
