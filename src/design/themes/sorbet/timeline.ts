import type { Box, Points } from '../../../scene/geometry.ts'
import { splitDate } from '../../date-parts.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { headingBottom } from '../../heading-bottom.ts'
import type { SetText, Sheet } from '../../sheet.ts'
import { mostCharacters } from '../../shorten.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText, longestWord } from '../../text-fitting.ts'
import { resized, type TypeStep } from '../type-step.ts'
import { drawChevronDisc } from './discs.ts'
import { drawSoftBox } from './panels.ts'
import { pastelAt } from './pastels.ts'

type Event = SlideContent['timeline'][number]

const left: Points = 43.2
const width: Points = 873.6
const gap: Points = 15
const floor: Points = 487.5
const mostEvents = 10
/** What is still to come has no flavour yet. */
const paleCard = '#F1EBFD'

/** Events as cards with their dates in pills: the key event's in violet, what is to come without a flavour. */
export function drawSorbetTimeline(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { timeline } = content
  if (timeline.length > 0 && !drawCards(sheet, timeline)) return false
  drawFooter(sheet)
  return true
}

interface Sizes {
  date: Points
  year: Points
  text: Points
}

const typeSizes: Sizes[] = [
  { date: 22, year: 14, text: 18 },
  { date: 20, year: 14, text: 16 },
  { date: 18, year: 12, text: 14 },
  { date: 16, year: 12, text: 14 },
  { date: 14, year: 12, text: 12 },
]

interface SetEvent {
  date: SetText | undefined
  year: SetText | undefined
  text: SetText | undefined
}

function drawCards(sheet: Sheet, events: Event[]): boolean {
  const length = events.reduce((sum, one) => sum + one.date.length + one.text.length, 0)
  if (events.length > mostEvents || length > mostCharacters) return false
  const rows = events.length > 5 ? 2 : 1
  const columns = Math.ceil(events.length / rows)
  const card = (width - gap * (columns - 1)) / columns
  const top = headingBottom(sheet) + 30
  const room = (floor - top - gap * (rows - 1)) / rows
  for (const sizes of typeSizes) {
    if (sizes.text < sheet.context.smallestBody) continue
    const sets = events.map((event) => setEvent(sheet, event, card - 36, sizes))
    if (sets.some((set) => set === undefined)) continue
    const set = sets as SetEvent[]
    const pill = Math.max(
      44,
      ...set.map((one) => (one.date?.layout.height ?? 0) + (one.year?.layout.height ?? 0) + 16),
    )
    const text = Math.max(...set.map((one) => one.text?.layout.height ?? 0))
    const needed = 14 + pill + 18 + text + 26
    if (needed > room) continue
    const height = rows === 1 ? Math.min(room, Math.max(needed, 280)) : room
    const first = rows === 1 ? top + (room - height) * 0.3 : top
    events.forEach((event, index) => {
      const row = Math.floor(index / columns)
      const box = {
        x: left + (index % columns) * (card + gap),
        y: first + row * (height + gap),
        width: card,
        height,
      }
      drawEvent(sheet, event, set[index] as SetEvent, index, box, pill)
    })
    events.slice(1).forEach((_, index) => {
      if ((index + 1) % columns === 0) return
      const row = Math.floor(index / columns)
      const x = left + ((index % columns) + 1) * (card + gap) - gap / 2
      drawChevronDisc(sheet, `next-${index + 1}`, {
        x,
        y: first + row * (height + gap) + 14 + pill / 2,
      })
    })
    return true
  }
  return false
}

function setEvent(sheet: Sheet, event: Event, room: Points, sizes: Sizes): SetEvent | undefined {
  const { theme } = sheet
  const { ink, accentInk } = theme.colors
  const { main, detail } = splitDate(event.date)
  const text: TypeStep = {
    ...resized(theme.type.body, sizes.text),
    lineHeight: Math.round(sizes.text * 1.36),
  }
  const date = resized(theme.type.date, sizes.date)
  if (
    sizes.text > 12 &&
    (longestWord(sheet, main, date) > room - 16 || longestWord(sheet, event.text, text) > room)
  )
    return undefined
  const dateColor = event.highlighted ? accentInk : ink
  const centred = (words: string, step: TypeStep, wide: Points, lines: number, color: string) =>
    words === ''
      ? null
      : fitText(
          sheet,
          words,
          [step],
          { width: wide, height: 1000, balanced: true, maximumLines: () => lines },
          { color, align: 'center' },
        )
  const small = sizes.text <= 12
  const year = resized(theme.type.small, sizes.year)
  const set = {
    date: centred(main, date, room - 16, small ? 4 : 2, dateColor),
    year: centred(detail, year, room - 16, small ? 2 : 1, dateColor),
    text: centred(event.text, text, room, 40, ink),
  }
  if (set.date === undefined || set.year === undefined || set.text === undefined) return undefined
  return { date: set.date ?? undefined, year: set.year ?? undefined, text: set.text ?? undefined }
}

function drawEvent(
  sheet: Sheet,
  event: Event,
  set: SetEvent,
  index: number,
  box: Box,
  pill: Points,
): void {
  const { surface, accent } = sheet.theme.colors
  const name = `event-${index + 1}`
  const ground = event.planned ? paleCard : pastelAt(index)
  drawSoftBox(sheet, `${name}-card`, box, ground)
  const fill = event.highlighted ? accent : surface
  const place = { x: box.x + 14, y: box.y + 14, width: box.width - 28, height: pill }
  if (set.date || set.year) drawSoftBox(sheet, `${name}-pill`, place, fill)
  const center = box.x + box.width / 2
  const add = (part: string, one: SetText | undefined, y: Points, under: string) => {
    if (one === undefined) return
    const { height } = one.layout
    sheet.addText({
      name: `${name}-${part}`,
      box: { x: center - one.width / 2, y, width: one.width, height },
      layout: one.layout,
      ground: under,
    })
  }
  const dateHeight = set.date?.layout.height ?? 0
  const dateTop = place.y + (pill - dateHeight - (set.year?.layout.height ?? 0)) / 2
  add('date', set.date, dateTop, fill)
  add('year', set.year, dateTop + dateHeight, fill)
  add('text', set.text, place.y + pill + 18, ground)
}
