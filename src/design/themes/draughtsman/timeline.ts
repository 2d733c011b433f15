import type { Points } from '../../../scene/geometry.ts'
import { commonStep } from '../../common-step.ts'
import { splitDate } from '../../date-parts.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { firstThatFits } from '../../layouts/first-that-fits.ts'
import { drawTimeline } from '../../layouts/timeline.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitLine, fitText } from '../../text-fitting.ts'
import { ladder, resized, type TypeStep } from '../type-step.ts'
import { drawArrowheads, drawExtension } from './dimension.ts'

type Event = SlideContent['timeline'][number]

const left: Points = 43.2
const right: Points = 916.8
/** From an event's tick to its words. */
const indent: Points = 11
const gutter: Points = 14
const mostEvents = 10

/** Events on a chain of dimensions: a tick each, dashed to what is still to come. */
export const drawDraughtsmanTimeline = firstThatFits(drawChain, drawTimeline)

interface Row {
  events: Event[]
  first: number
  top: Points
  /** Where its texts have to end. */
  bottom: Points
}

interface RowMeasures {
  dates: TypeStep
  texts: TypeStep
  pitch: Points
  /** From the row's top to its line, and from there to the texts. */
  line: Points
  below: Points
}

function drawChain(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { timeline } = content
  if (timeline.length === 0 || timeline.length > mostEvents) return false
  if (!drawRows(sheet, timeline)) return false
  drawFooter(sheet)
  return true
}

function drawRows(sheet: Sheet, events: Event[]): boolean {
  const { content: area } = sheet.theme.frame
  const { date, large, body } = sheet.theme.type
  const roomy = events.length <= 3 ? [resized(large, 20), resized(large, 18)] : []
  const texts = [...roomy, ...ladder(large, [16, 14]), ...ladder(body, [13, 12])]
  for (const count of events.length <= 3 ? [1] : events.length <= 5 ? [1, 2] : [2]) {
    const columns = Math.ceil(events.length / count)
    const pitch = (right - left) / Math.max(columns, 2)
    const height = (area.height - 6 - 18 * (count - 1)) / count
    const rows = Array.from({ length: count }, (_, index): Row => {
      const top = area.y + 6 + (height + 18) * index
      return {
        events: events.slice(index * columns, (index + 1) * columns),
        first: index * columns,
        top,
        bottom: top + height,
      }
    })
    const largest = count === 1 ? (columns <= 3 ? 34 : 28) : 20
    const dateStep = { ...date, size: largest, lineHeight: Math.round(largest * 1.12) }
    const width = pitch - indent - gutter
    const dates = commonStep(
      sheet,
      events.map((one) => splitDate(one.date).main),
      ladder(dateStep, [34, 28, 24, 22, 20, 18, 16, 14]),
      { width, height: 64, maximumLines: (step) => (step.size > 18 ? 1 : 2) },
    )
    if (dates === undefined) continue
    const line = count === 1 ? 112 : 62
    const below = count === 1 ? 22 : 14
    for (const [index, step] of texts.entries()) {
      if (count === 2 && step.size > 14) continue
      const steps = index === texts.length - 1 ? [step] : [step, { ...step, size: step.size - 0.5 }]
      const room = { width, height: height - line - below - 12 }
      const fits =
        commonStep(
          sheet,
          events.map((one) => one.text),
          steps,
          room,
        ) === step
      if (!fits) continue
      const tallest = tallestText(sheet, events, step, width)
      const spare = count === 1 ? height - line - below - tallest - 14 : 0
      for (const row of rows)
        drawRow(
          sheet,
          { ...row, top: row.top + Math.max(0, spare) * 0.36 },
          { dates, texts: step, pitch, line, below },
        )
      return true
    }
  }
  return false
}

function drawRow(sheet: Sheet, row: Row, measures: RowMeasures): void {
  const { theme } = sheet
  const { ink, mutedInk, accent, accentInk, ground } = { ...theme.colors, ground: theme.ground }
  const { events, first, top, bottom } = row
  const { dates, texts, pitch, line, below } = measures
  const y = top + line
  const width = pitch - indent - gutter
  const ends = events.length * pitch + left
  const tallest = tallestText(sheet, events, texts, width)
  const foot = Math.min(bottom, y + below + tallest + 14)
  events.forEach((event, index) => {
    const number = first + index + 1
    const name = `event-${number}`
    const x = left + pitch * index
    const focus = event.highlighted
    const color = focus ? accent : ink
    const ending = index === events.length - 1
    if (focus)
      sheet.addShape(
        `${name}-panel`,
        { x, y: y + 8, width: pitch, height: foot - y - 8 },
        { fill: accent, stroke: { color: accent, width: 1.5 } },
      )
    else if (event.planned)
      sheet.addShape(
        `${name}-panel`,
        { x, y: y + 8, width: pitch, height: foot - y - 8 },
        { stroke: { color: mutedInk, width: 1, dash: [6, 4] } },
      )
    drawExtension(
      sheet,
      `${name}-tick`,
      { x, y: top + (line > 80 ? 26 : 4) },
      { x, y: y + 8 },
      color,
    )
    if (!focus && !event.planned)
      drawExtension(sheet, `${name}-drop`, { x, y: y + 8 }, { x, y: foot }, mutedInk)
    // Between two ticks the time has passed, or will have.
    const ahead = events[index + 1]
    const planned = ending ? event.planned : ahead?.planned === true
    const reach = ending ? Math.min(ends, right) : x + pitch
    sheet.addLine(
      `${name}-line`,
      { x: x + 6, y },
      { x: reach - 6, y },
      { color: ink, width: 1.5, ...(planned ? { dash: [6, 4] as [number, number] } : {}) },
    )
    drawArrowheads(
      sheet,
      `${name}-arrows`,
      [
        { tip: { x, y }, pointing: { x: -1, y: 0 } },
        { tip: { x: reach, y }, pointing: { x: 1, y: 0 } },
      ],
      ink,
    )
    if (ending)
      drawExtension(sheet, `${name}-end`, { x: reach, y: y - 8 }, { x: reach, y: y + 8 }, ink)
    const parts = splitDate(event.date)
    const dated = (part: string, text: string, step: TypeStep, under: Points, paint: string) => {
      if (text === '') return
      const set = fitText(sheet, text, [step], { width, height: 80 }, { color: paint })
      const height = set?.layout.height ?? step.lineHeight
      sheet.addText({
        name: `${name}-${part}`,
        box: { x: x + indent, y: under - height, width, height },
        layout: set?.layout ?? fitLine(sheet, text, step, width, { color: paint }),
        ground,
      })
    }
    const year = parts.detail === '' ? 0 : theme.type.body.lineHeight
    dated('year', parts.detail, theme.type.body, y - 8, mutedInk)
    dated('date', parts.main, dates, y - 8 - year, color)
    if (event.text === '') return
    const set = fitText(
      sheet,
      event.text,
      [texts],
      { width, height: bottom - y - below },
      { color: focus ? accentInk : ink },
    )
    if (set)
      sheet.addText({
        name: `${name}-text`,
        box: { x: x + indent, y: y + below, width, height: set.layout.height },
        layout: set.layout,
        ground: focus ? accent : ground,
      })
  })
}

function tallestText(sheet: Sheet, events: Event[], step: TypeStep, width: Points): Points {
  const color = sheet.theme.colors.ink
  return Math.max(
    0,
    ...events.map(
      ({ text }) =>
        fitText(sheet, text, [step], { width, height: 400 }, { color })?.layout.height ?? 0,
    ),
  )
}
