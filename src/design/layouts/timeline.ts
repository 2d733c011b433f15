import { type Box, inches, type Points } from '../../scene/geometry.ts'
import type { TextLayout } from '../../scene/text.ts'
import { commonStep } from '../common-step.ts'
import { type DateParts, splitDate } from '../date-parts.ts'
import { drawFooter, drawFrame } from '../frame.ts'
import { bottomEdge, rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { fitText, lineCount } from '../text-fitting.ts'
import type { PanelColors } from '../themes/theme.ts'
import { ladder, resized, type TypeStep } from '../themes/type-step.ts'

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

/** Events from left to right on a line, each a column: its date over the line, what happened under it. */
export function drawTimeline(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { timeline } = content
  if (timeline.length > mostEvents) return false
  const plan = planTimeline(sheet, timeline)
  if (plan === undefined) return false
  for (const row of plan) drawRow(sheet, row, timeline.length)
  drawFooter(sheet)
  return true
}

/** The events as one row or two: as few as their texts allow. */
function planTimeline(sheet: Sheet, events: Event[]): Row[] | undefined {
  if (events.length === 0) return []
  const { content: area } = sheet.theme.frame
  for (const { rows, text } of arrangements(events.length)) {
    if (text < sheet.context.smallestBody) continue
    const columns = Math.ceil(events.length / rows)
    const gap = inches(rows === 1 ? 0 : 0.25)
    const height = (area.height - gap * (rows - 1)) / rows
    const planned = Array.from(
      { length: rows },
      (_, row): Row => ({
        events: events.slice(row * columns, (row + 1) * columns),
        first: row * columns,
        box: { ...area, y: area.y + (height + gap) * row, height },
        // A single event or a pair keeps the measure of a column that can be read.
        pitch: (area.width + columnGap) / Math.max(columns, 2),
        text: textStep(sheet, text),
        ...rowMeasures(height),
      }),
    ).filter((row) => row.events.length > 0)
    const dates = dateStep(sheet, events, planned[0] as Row)
    if (dates === undefined) continue
    const set = planned.map((row) => ({ ...row, dates }))
    if (set.every((row) => textsFit(sheet, row, text))) return set
  }
  return undefined
}

/** Numbers of rows and sizes of text in the order in which they are tried. */
function arrangements(count: number): { rows: number; text: Points }[] {
  const sizes = (rows: number, texts: Points[]) => texts.map((text) => ({ rows, text }))
  if (count <= 3) return sizes(1, [24, 20, 16, 14, 12])
  if (count <= 5) return sizes(1, [20, 16, 14, 12])
  if (count === 6)
    return [...sizes(1, [18, 16]), ...sizes(2, [16, 14]), ...sizes(1, [12]), ...sizes(2, [12])]
  return sizes(2, [16, 14, 12])
}

interface Row {
  events: Event[]
  /** Index of the row's first event among all. */
  first: number
  box: Box
  pitch: Points
  text: TypeStep
  dates?: TypeStep
  /** Distances from the row's top. */
  dateTop: Points
  dateBottom: Points
  line: Points
  textTop: Points
}

/** Where date, line and text are in a row: as specified for the full height, tighter in half of it. */
function rowMeasures(height: Points) {
  if (height >= inches(3.5))
    return {
      dateTop: inches(0.1),
      dateBottom: inches(1.5),
      line: inches(1.9),
      textTop: inches(2.33),
    }
  return {
    dateTop: 0,
    dateBottom: inches(0.62),
    line: inches(0.86),
    textTop: inches(1.1),
  }
}

function textStep(sheet: Sheet, size: Points): TypeStep {
  const step = resized(sheet.theme.type.body, size)
  return { ...step, lineHeight: Math.round(size * 1.35 * 2) / 2 }
}

/** The largest size in which all dates fit over the line. */
function dateStep(sheet: Sheet, events: Event[], row: Row): TypeStep | undefined {
  const { date, small } = sheet.theme.type
  const low = row.dateBottom < inches(1)
  const parts = events.map((event) => splitDate(event.date))
  const details = parts.some((one) => one.detail !== '') ? small.lineHeight + yearGap : 0
  const width = row.pitch - columnGap
  const room = {
    width,
    height: row.dateBottom - row.dateTop - details,
    maximumLines: (step: TypeStep) => (step.size > 18 ? 1 : 3),
  }
  // Few events have room for larger dates.
  const largest = low ? Math.min(date.size, 20) : date.size * (events.length <= 3 ? 1.25 : 1)
  const detailsFit = commonStep(
    sheet,
    parts.map((one) => one.detail),
    [small],
    { width, height: small.lineHeight },
  )
  if (detailsFit === undefined) return undefined
  return commonStep(
    sheet,
    parts.map((one) => one.main),
    ladder(resized(date, largest), [largest, date.size, 22, 20, 18, 16, 14, 12]),
    room,
  )
}

function textsFit(sheet: Sheet, row: Row, size: Points): boolean {
  const { text, box, textTop } = row
  const narrow = sheet.context.smallestBody >= size || size <= 12
  const width = textWidth(row)
  const room = { width, height: box.height - textTop }
  const texts = row.events.map((event) => event.text)
  // Words are broken only where nothing smaller is left.
  const steps = narrow ? [text] : [text, resized(text, text.size - 0.5)]
  if (commonStep(sheet, texts, steps, room) !== text) return false
  if (size < 20) return true
  return texts.every((one) => {
    const set = fitText(sheet, one, [text], room, { color: '#000000' })
    return one === '' || (set !== undefined && lineCount(set.layout) <= 5)
  })
}

function textWidth({ pitch }: Row): Points {
  return Math.min(pitch - columnGap - inches(0.1), inches(5))
}

function drawRow(sheet: Sheet, row: Row, count: number): void {
  const { box, pitch, line, events, first } = row
  const { theme } = sheet
  const highlighted = events.findIndex((event) => event.highlighted)
  const panel =
    highlighted < 0
      ? undefined
      : theme.drawPanel(
          sheet,
          `event-${first + highlighted + 1}-panel`,
          {
            x: box.x + pitch * highlighted - columnGap,
            y: box.y,
            width: pitch,
            height: box.height,
          },
          'emphasis',
          { index: first + highlighted, count },
        )
  const y = box.y + line
  drawLine(sheet, row, y)
  events.forEach((event, column) => {
    const lit = column === highlighted ? panel : undefined
    drawDot(sheet, event, { x: box.x + pitch * column, y }, first + column + 1, lit)
  })
  events.forEach((event, column) => {
    const lit = column === highlighted ? panel : undefined
    drawEvent(sheet, event, row, box.x + pitch * column, first + column + 1, lit)
  })
}

/** Solid as far as things have happened; dashed behind the first dot of what is planned. */
function drawLine(sheet: Sheet, { events, box, pitch, first }: Row, y: Points): void {
  const { accent } = sheet.theme.colors
  const end = rightEdge(box)
  const planned = events.findIndex((event) => event.planned)
  const name = `line-${first + 1}`
  const turn = planned < 0 ? end : box.x + pitch * planned
  // A line that begins with what is planned is dashed all along.
  if (turn > box.x)
    sheet.addLine(name, { x: box.x, y }, { x: turn, y }, { color: accent, width: lineWidth })
  if (turn < end)
    sheet.addLine(
      `${name}-planned`,
      { x: turn + dotSize + 3, y },
      { x: end, y },
      { color: accent, width: lineWidth, dash },
    )
}

function drawDot(
  sheet: Sheet,
  event: Event,
  { x, y }: { x: Points; y: Points },
  number: number,
  panel: PanelColors | undefined,
): void {
  const { theme } = sheet
  const box = { x, y: y - dotSize / 2, width: dotSize, height: dotSize }
  const { accent } = theme.colors
  const fill = event.planned ? (panel?.ground ?? theme.ground) : accent
  sheet.addShape(
    `event-${number}-dot`,
    box,
    { fill, stroke: { color: accent, width: lineWidth } },
    { type: 'ellipse' },
  )
}

function drawEvent(
  sheet: Sheet,
  event: Event,
  row: Row,
  x: Points,
  number: number,
  panel: PanelColors | undefined,
): void {
  const { theme } = sheet
  const { ink, mutedInk } = theme.colors
  const { box, dateTop, dateBottom, textTop, text, dates } = row
  const ground = panel?.ground ?? theme.ground
  const date = splitDate(event.date)
  const width = row.pitch - columnGap
  if (dates && date.main !== '') {
    const layout = setDate(sheet, date, dates, width, {
      main: panel?.accent ?? ink,
      detail: panel?.mutedInk ?? mutedInk,
    })
    sheet.addText({
      name: `event-${number}-date`,
      box: { x, y: box.y + dateTop, width, height: dateBottom - dateTop },
      anchor: 'bottom',
      layout,
      ground,
    })
  }
  if (event.text === '') return
  const top = box.y + textTop
  const room = { width: textWidth(row), height: bottomEdge(box) - top }
  const set = fitText(sheet, event.text, [text], room, { color: panel?.ink ?? ink })
  if (set)
    sheet.addText({
      name: `event-${number}-text`,
      box: { x, y: top, ...room },
      layout: set.layout,
      ground,
    })
}

/** A date set over its year, bottom to the line: a date without a year stands where the others have theirs. */
function setDate(
  sheet: Sheet,
  { main, detail }: DateParts,
  step: TypeStep,
  width: Points,
  colors: { main: string; detail: string },
): TextLayout {
  const year = sheet.theme.type.small
  return sheet.setWithSlack(
    [
      sheet.paragraph(main, step, { color: colors.main }),
      ...(detail === ''
        ? []
        : [
            {
              ...sheet.paragraph(detail, year, { color: colors.detail, tabularFigures: true }),
              spaceBefore: yearGap,
            },
          ]),
    ],
    width,
  )
}
