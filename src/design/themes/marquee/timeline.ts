import type { Point, Points } from '../../../scene/geometry.ts'
import { splitDate } from '../../date-parts.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { addColumnTexts, type ColumnTexts, setColumnTexts } from '../../layouts/column-texts.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { drawFan } from './fan.ts'
import { drawBulbs } from './frames.ts'
import { house } from './house.ts'

type Event = SlideContent['timeline'][number]

const mostEvents = 10
const gutter: Points = 22
/**
 * From a date to the string of bulbs, from the string to the text, and the key event's fan, for one row and for each of
 * two.
 */
const measures = [
  { over: 20, under: 24, fan: 34 },
  { over: 14, under: 15, fan: 15 },
]

/** Events along a string of bulbs: lit as far as things have happened; the key event stands under a fan. */
export function drawMarqueeTimeline(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { timeline } = content
  if (timeline.length > mostEvents) return false
  if (timeline.length > 0 && !drawStrings(sheet, timeline)) return false
  drawFooter(sheet)
  return true
}

function drawStrings(sheet: Sheet, events: Event[]): boolean {
  const { frame, colors } = sheet.theme
  const { content: area } = frame
  const rows = events.length > 5 ? 2 : 1
  const columns = Math.ceil(events.length / rows)
  const pitch = area.width / columns
  const width = Math.min(pitch - gutter, 320)
  const rowHeight = area.height / rows
  const measure = measures[rows - 1] as (typeof measures)[number]
  const { over, under, fan } = measure
  const dated = events.map((event) => {
    const { main, detail } = splitDate(event.date)
    const dateColors = { head: colors.accent, detail: colors.mutedInk, text: colors.ink }
    return { head: main, detail, text: '', colors: dateColors }
  })
  const told = events.map(({ text }) => ({
    head: '',
    text,
    colors: { head: colors.ink, detail: colors.ink, text: colors.ink },
  }))
  const dateRoom = { width, height: rows === 1 ? 110 : 52, columns }
  const dates = setColumnTexts(sheet, dated, dateRoom, 'center')
  if (dates === undefined) return false
  const above = (events.some((one) => one.highlighted) ? fan + 8 : 0) + dates.height + over
  const room = { width, height: rowHeight - above - under - 6, columns }
  const texts = setColumnTexts(sheet, told, room, 'center')
  if (texts === undefined) return false
  const spare = rows === 1 ? Math.max(0, room.height - texts.height) * 0.4 : 0
  const places = events.map((_, index): Point => {
    const row = Math.floor(index / columns)
    return {
      x: area.x + pitch * ((index % columns) + 0.5),
      y: area.y + rowHeight * row + spare + above,
    }
  })
  for (let row = 0; row < rows; row++)
    drawString(
      sheet,
      events,
      places,
      row * columns,
      Math.min(events.length, (row + 1) * columns),
      row,
    )
  events.forEach((event, index) => {
    const at = places[index] as Point
    drawEvent(sheet, event, index, at, { dates, texts, width, measure })
  })
  return true
}

/** The bulbs of one row: from the edge of the stage to its last event, and on when another row follows. */
function drawString(
  sheet: Sheet,
  events: Event[],
  places: Point[],
  first: number,
  end: number,
  row: number,
): void {
  const { x: left, width } = sheet.theme.frame.content
  const right = left + width
  const y = places[first]?.y ?? 0
  const planned = events.findIndex((event) => event.planned)
  const until =
    planned < 0 || planned >= end
      ? right
      : planned <= first
        ? left
        : (places[planned - 1]?.x ?? left) + 18
  const look = { radius: 2, pitch: 11 }
  const name = `string-${row + 1}`
  if (until > left)
    drawBulbs(sheet, name, { x: left + 2, y }, { x: until - 2, y }, { ...look, lit: true })
  if (until < right)
    drawBulbs(
      sheet,
      `${name}-ahead`,
      { x: until + 9, y },
      { x: right - 2, y },
      { ...look, lit: false },
    )
}

function drawEvent(
  sheet: Sheet,
  event: Event,
  index: number,
  at: Point,
  {
    dates,
    texts,
    width,
    measure: { over, under, fan },
  }: {
    dates: ColumnTexts
    texts: ColumnTexts
    width: Points
    measure: (typeof measures)[number]
  },
): void {
  const { ground } = sheet.theme
  const name = `event-${index + 1}`
  const radius = 8
  const box = { x: at.x - radius, y: at.y - radius, width: 2 * radius, height: 2 * radius }
  const pen = { color: house.gold, width: 1.5 }
  sheet.addShape(
    `${name}-bulb`,
    box,
    { fill: event.planned ? ground : house.gold, stroke: pen },
    {
      type: 'ellipse',
    },
  )
  const { head, detail } = dates.sets[index] ?? {}
  const height = (head?.layout.height ?? 0) + (detail?.layout.height ?? 0)
  const top = at.y - over - height
  const place = { x: at.x - width / 2, width, align: 'center' as const, ground }
  addColumnTexts(sheet, `${name}-date`, dates, index, { ...place, y: top })
  if (event.highlighted)
    drawFan(sheet, `${name}-fan`, { x: at.x, y: top - 6 }, fan, {
      petals: 7,
      stroke: { color: house.night, width: 1 },
      fill: house.gold,
    })
  addColumnTexts(sheet, name, texts, index, { ...place, y: at.y + under })
}
