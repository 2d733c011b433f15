import { type Points, pageWidth } from '../../../scene/geometry.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import type { SetText, Sheet } from '../../sheet.ts'
import { mostCharacters } from '../../shorten.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText, longestWord } from '../../text-fitting.ts'
import { resized } from '../type-step.ts'
import { berry, foliage, ink, paper } from './colors.ts'
import { headingFoot } from './heading.ts'
import { drawDottedLeaf } from './leaf.ts'
import { drawLeafPair, drawSmallLeaves, drawStem, type Stem, stemAt } from './stem.ts'

type Event = SlideContent['timeline'][number]

const margin: Points = 43.2
const floor: Points = 492
const mostEvents = 10
const swing: Points = 23
/** From an event's place on the stem to the text on its free side. */
const nearText: Points = 33
const dotRadius: Points = 5.5

interface Size {
  date: Points
  text: Points
}

/** A few events are set larger. */
const fewSizes: Size[] = [
  { date: 22, text: 20 },
  { date: 20, text: 18 },
]
const sizes: Size[] = [
  { date: 16, text: 16 },
  { date: 16, text: 14 },
  { date: 14, text: 12 },
]

/** Events along a stem in a slow wave, a leaf pair at each date and its text on the free side; what is planned is dotted. */
export function drawHerbariumTimeline(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { timeline } = content
  if (timeline.length > 0 && !drawEvents(sheet, timeline)) return false
  drawFooter(sheet)
  return true
}

interface SetEvent {
  date: SetText | undefined
  text: SetText | undefined
}

/** The first text stands under the stem, the next over it, and so on. */
const textSide = (index: number) => (index % 2 === 0 ? 'below' : 'above')
const leafSide = (index: number) => (index % 2 === 0 ? 'above' : 'below')

function drawEvents(sheet: Sheet, events: Event[]): boolean {
  const length = events.reduce((sum, one) => sum + one.date.length + one.text.length, 0)
  if (events.length > mostEvents || length > mostCharacters) return false
  // The last text needs room before the edge too.
  const pitch = Math.min(905 / Math.max(events.length, 3), 743 / Math.max(events.length - 1, 1))
  // Texts of one side stand two places apart; narrow ones keep clear of the leaves between them.
  const widths = [pitch * 0.8, Math.min(pitch * 1.5, 220)]
  const top = headingFoot(sheet) + 14
  for (const size of events.length < 5 ? [...fewSizes, ...sizes] : sizes) {
    if (size.text < sheet.context.smallestBody) continue
    for (const width of widths) {
      const wide = width > pitch - 36
      const leaf = Math.min(wide ? 44 : 78, pitch * 0.6)
      const gap = wide ? leaf + 12 : nearText
      const sets = events.map((event, index) => {
        const x = margin + pitch * index
        return setEvent(sheet, event, Math.min(width, pageWidth - margin - x), size)
      })
      if (sets.some((one) => one === undefined)) continue
      const heights = (sets as SetEvent[]).map(
        (one) => (one.date?.layout.height ?? 0) + (one.text?.layout.height ?? 0),
      )
      const stem = placeStem(heights, pitch, gap, leaf, top)
      if (stem === undefined) continue
      drawPlant(sheet, events, stem, pitch, leaf)
      events.forEach((_, index) => {
        const { x, y } = stemAt(stem, margin + 10.3 + pitch * index)
        const height = heights[index] as Points
        const from = textSide(index) === 'below' ? y + gap : y - gap - height
        drawTexts(sheet, index, { x: x - 10.3, y: from }, sets[index] as SetEvent)
      })
      return true
    }
  }
  return false
}

/** The height of the stem in the middle of the room that texts and leaves leave; undefined if they leave none. */
function placeStem(
  heights: Points[],
  pitch: Points,
  gap: Points,
  leaf: Points,
  top: Points,
): Stem | undefined {
  const needed = (side: 'above' | 'below') => {
    const texts = heights.map((height, index) => {
      const wave = stemAt({ middle: 0, swing }, margin + 10.3 + pitch * index).y
      const away = textSide(index) === side ? gap + height : leaf * 0.9
      return side === 'below' ? away + wave : away - wave
    })
    return Math.max(0, ...texts)
  }
  const [above, below] = [needed('above'), needed('below')]
  const spare = floor - top - above - below
  if (spare < 0) return undefined
  const highest = top + above
  return { middle: Math.min(Math.max(294, highest), floor - below), swing }
}

function setEvent(sheet: Sheet, event: Event, width: Points, size: Size): SetEvent | undefined {
  const { type } = sheet.theme
  const date = resized(type.date, size.date)
  const text = { ...resized(type.body, size.text), lineHeight: Math.round(size.text * 1.31) }
  const small = size.text <= 12
  const broken =
    longestWord(sheet, event.date, date) > width * 0.98 ||
    longestWord(sheet, event.text, text) > width * 0.98
  if (broken && !small) return undefined
  const set = (words: string, step: typeof date, color: string, lines: number) =>
    words === ''
      ? null
      : fitText(sheet, words, [step], { width, height: 400, maximumLines: () => lines }, { color })
  const sets = {
    date: set(event.date, date, berry, small ? 4 : 2),
    text: set(event.text, text, ink, 40),
  }
  if (sets.date === undefined || sets.text === undefined) return undefined
  return { date: sets.date ?? undefined, text: sets.text ?? undefined }
}

function drawPlant(sheet: Sheet, events: Event[], stem: Stem, pitch: Points, leaf: Points): void {
  const place = (index: number) => stemAt(stem, margin + 10.3 + pitch * index)
  const planned = events.findIndex((event) => event.planned)
  const grown = planned < 0 ? pageWidth : place(planned).x - 20
  const stroke = { color: foliage.green.blade, width: 2.25, cap: 'round' as const }
  drawStem(sheet, 'stem', stem, [0, Math.max(0, grown)], stroke)
  if (planned >= 0) {
    const dotted = { ...stroke, width: 2, dash: [0.2, 5] as [number, number] }
    drawStem(sheet, 'stem-ahead', stem, [Math.max(0, grown + 6), pageWidth], dotted)
  }
  events.forEach((_, index) => {
    const { x } = place(index)
    const to = Math.min(x + pitch - Math.max(34, pitch * 0.26), grown - 24, pageWidth - 30)
    drawSmallLeaves(sheet, `twig-${index + 1}`, stem, [x + 38, to], leafSide(index), index * 2)
  })
  events.forEach((event, index) => {
    const at = place(index)
    const name = `event-${index + 1}`
    const side = leafSide(index)
    if (event.planned && !event.highlighted) {
      const angle = side === 'above' ? 28 : 152
      const pen = {
        color: foliage.green.blade,
        width: 1.5,
        dash: [0.2, 4] as [number, number],
        cap: 'round' as const,
      }
      drawDottedLeaf(sheet, `${name}-leaf`, { base: at, angle, length: leaf, slim: 0.42 }, pen)
    } else
      drawLeafPair(
        sheet,
        `${name}-leaf`,
        at,
        side,
        leaf,
        event.highlighted ? [foliage.berry, foliage.rose] : [foliage.green, foliage.light],
      )
  })
  events.forEach((event, index) => {
    drawNode(sheet, `event-${index + 1}-dot`, place(index), event)
  })
}

function drawNode(
  sheet: Sheet,
  name: string,
  { x, y }: { x: Points; y: Points },
  event: Event,
): void {
  const box = (radius: Points) => ({
    x: x - radius,
    y: y - radius,
    width: 2 * radius,
    height: 2 * radius,
  })
  if (event.planned && !event.highlighted) {
    const stroke = { color: foliage.green.blade, width: 2 }
    sheet.addShape(name, box(dotRadius), { fill: paper, stroke }, { type: 'ellipse' })
    return
  }
  sheet.addShape(`${name}-halo`, box(dotRadius + 1.5), { fill: paper }, { type: 'ellipse' })
  const fill = event.highlighted ? berry : ink
  sheet.addShape(name, box(dotRadius), { fill }, { type: 'ellipse' })
}

function drawTexts(
  sheet: Sheet,
  index: number,
  { x, y }: { x: Points; y: Points },
  set: SetEvent,
): void {
  let top = y
  for (const [part, one] of Object.entries({ date: set.date, text: set.text })) {
    if (one === undefined) continue
    const { height } = one.layout
    sheet.addText({
      name: `event-${index + 1}-${part}`,
      box: { x, y: top, width: one.width, height },
      layout: one.layout,
      ground: paper,
    })
    top += height
  }
}
