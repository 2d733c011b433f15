import { type Box, type Points, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { splitDate } from '../../date-parts.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import type { SetText, Sheet } from '../../sheet.ts'
import { mostCharacters } from '../../shorten.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText, longestWord } from '../../text-fitting.ts'
import { resized, type TypeStep } from '../type-step.ts'
import { addPanel } from './add-panel.ts'
import { blackPanel, greyPanel, type Panel, whitePanel, yellowPanel } from './colors.ts'
import { drawHazardStripe } from './hazard-stripe.ts'
import { bandFoot } from './heading.ts'
import { drawPolygon } from './polygon.ts'

type Event = SlideContent['timeline'][number]

const margin: Points = 43.2
const floor: Points = 492
const mostEvents = 10
/** Half the height of the arrowhead with which a panel points to the next. */
const arrow: Points = 18
const stripe: Points = 15

const textSizes = [22, 20, 18, 16, 14, 12]
const dateSizes = [44, 40, 36, 32, 28, 26, 24, 22, 20, 18, 16, 14]

interface Size {
  date: Points
  year: Points
  text: Points
}

/** Each size of text with the dates that go with it, the largest first. */
const sizes: Size[] = textSizes.flatMap((text) =>
  dateSizes
    .filter((date) => date > text)
    .map((date) => ({ date, year: Math.max(12, Math.min(20, Math.round(date / 2))), text })),
)

/** Events on panels that touch, each pointing to the next: the key event on black, what is planned under a hazard stripe. */
export function drawSignalTimeline(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { timeline } = content
  if (timeline.length > 0 && !drawPanels(sheet, timeline)) return false
  drawFooter(sheet)
  return true
}

interface SetEvent {
  date: SetText | undefined
  year: SetText | undefined
  text: SetText | undefined
}

function drawPanels(sheet: Sheet, events: Event[]): boolean {
  const length = events.reduce((sum, one) => sum + one.date.length + one.text.length, 0)
  if (events.length > mostEvents || length > mostCharacters) return false
  const rows = events.length > 5 ? 2 : 1
  const columns = Math.ceil(events.length / rows)
  const boxes = events.map((_, index) => panelBox(index, events.length, columns, rows))
  const panels = events.map((event, index) => panelOf(event, index, columns))
  for (const size of sizes) {
    if (size.text < sheet.context.smallestBody || (rows > 1 && (size.date > 32 || size.text > 18)))
      continue
    const sets = events.map((event, index) =>
      setEvent(sheet, event, boxes[index] as Box, panels[index] as Panel, size),
    )
    if (sets.some((one) => one === undefined)) continue
    const set = sets as SetEvent[]
    const height = (one: SetEvent) => one.date?.layout.height ?? 0
    const years = (one: SetEvent) => one.year?.layout.height ?? 0
    const heads = Math.max(...set.map(height)) + Math.max(...set.map(years))
    const texts = Math.max(...set.map((one) => one.text?.layout.height ?? 0))
    const rowFloor = rows === 1 ? floor - bandFoot : (floor - bandFoot) / 2
    const least = rows === 1 ? 40 : 26
    const free = rowFloor - least - heads - 12 - texts - (rows > 1 ? 8 : 0)
    if (free < 0) continue
    const top = least + (rows === 1 ? free * 0.3 : 0)
    events.forEach((event, index) => {
      drawEvent(
        sheet,
        event,
        index,
        boxes[index] as Box,
        panels[index] as Panel,
        set[index] as SetEvent,
        {
          top,
          heads,
        },
      )
    })
    boxes.forEach((box, index) => {
      const next = boxes[index + 1]
      if (next === undefined || next.y !== box.y) return
      const y = box.y + top + size.date * 0.62
      const x = box.x + box.width
      const head = [
        { x: x - 0.5, y: y - arrow },
        { x: x + arrow * 0.72, y },
        { x: x - 0.5, y: y + arrow },
      ]
      drawPolygon(sheet, `next-${index + 1}`, head, (panels[index] as Panel).ground)
    })
    return true
  }
  return false
}

/** The first panel of a row is as much wider as the margin is wider than the space before a text. */
function panelBox(index: number, count: number, columns: number, rows: number): Box {
  const row = Math.floor(index / columns)
  const inRow = row === 0 ? Math.min(columns, count) : count - columns
  const extra = margin - inset(columns)
  const width = (pageWidth - extra) / inRow
  const column = index % columns
  const height = rows === 1 ? pageHeight - bandFoot : (floor - bandFoot) / 2
  const y = bandFoot + height * row
  return {
    x: column === 0 ? 0 : extra + width * column,
    y,
    width: column === 0 ? width + extra : width,
    height: row === rows - 1 ? pageHeight - y : height,
  }
}

function inset(columns: number): Points {
  return columns > 4 ? 24 : 30
}

function panelOf(event: Event, index: number, columns: number): Panel {
  if (event.highlighted) return blackPanel
  if (event.planned) return greyPanel
  const place = Math.floor(index / columns) + (index % columns)
  return place % 2 === 0 ? yellowPanel : whitePanel
}

function setEvent(
  sheet: Sheet,
  event: Event,
  box: Box,
  { ink, note }: Panel,
  size: Size,
): SetEvent | undefined {
  const { theme } = sheet
  const width = box.x === 0 ? box.width - margin - 16 : box.width - 24 - 16
  const { main, detail } = splitDate(event.date)
  const date = { ...resized(theme.type.date, size.date), lineHeight: Math.round(size.date * 1.2) }
  const year = { ...resized(theme.type.date, size.year), lineHeight: Math.round(size.year * 1.4) }
  const text: TypeStep = {
    ...resized(theme.type.body, size.text),
    lineHeight: Math.round(size.text * 1.36),
  }
  const small = size.text <= 12
  const broken =
    longestWord(sheet, main, date) > width * 0.98 ||
    longestWord(sheet, event.text, text) > width * 0.98
  if (broken && !small) return undefined
  const set = (words: string, step: TypeStep, lines: number, color: Color) =>
    words === ''
      ? null
      : fitText(sheet, words, [step], { width, height: 400, maximumLines: () => lines }, { color })
  const sets = {
    date: set(main, date, small ? 5 : 2, ink),
    year: set(detail, year, small ? 3 : 1, ink),
    text: set(event.text, text, 40, event.highlighted ? note : ink),
  }
  if (sets.date === undefined || sets.year === undefined || sets.text === undefined)
    return undefined
  return {
    date: sets.date ?? undefined,
    year: sets.year ?? undefined,
    text: sets.text ?? undefined,
  }
}

function drawEvent(
  sheet: Sheet,
  event: Event,
  index: number,
  box: Box,
  panel: Panel,
  set: SetEvent,
  { top, heads }: { top: Points; heads: Points },
): void {
  const name = `event-${index + 1}`
  const x = box.x === 0 ? margin : box.x + 24
  addPanel(sheet, `${name}-panel`, box, panel.ground)
  if (event.planned)
    drawHazardStripe(sheet, `${name}-stripe`, {
      y: box.y,
      height: stripe,
      from: box.x,
      to: box.x + box.width,
    })
  const add = (part: string, one: SetText | undefined, y: Points) => {
    if (one === undefined) return
    sheet.addText({
      name: `${name}-${part}`,
      box: { x, y, width: one.width, height: one.layout.height },
      layout: one.layout,
      ground: panel.ground,
    })
  }
  const y = box.y + top
  add('date', set.date, y)
  add('year', set.year, y + (set.date?.layout.height ?? 0))
  add('text', set.text, y + heads + 12)
}
