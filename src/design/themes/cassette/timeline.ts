import { type Point, type Points, pageWidth } from '../../../scene/geometry.ts'
import { drawRing } from '../../devices/roundel.ts'
import { drawRoute } from '../../devices/route.ts'
import { underHeading } from '../../heading-bottom.ts'
import { timelineLayout } from '../../layouts/sequence.ts'
import type { SequenceItem } from '../../layouts/sequence-items.ts'
import type { SequenceRow } from '../../layouts/sequence-look.ts'
import { usualArrangements } from '../../layouts/sequence-sizes.ts'
import type { Sheet } from '../../sheet.ts'
import { resized } from '../type-step.ts'
import { drawReel } from './reel.ts'
import { paint } from './stripes.ts'

const tape = { color: paint.tape, width: 7 }
/** Height over the tape of a row without reels, and what reels need beside their radius. */
const bare: Points = 14
const overReel: Points = 26
const withReels = [60, 44].map((reel) => 2 * reel + overReel)

/** Events on the tape between two reels: what has happened is wound on the right one, what is planned still on the left. */
export const drawCassetteTimeline = timelineLayout({
  most: 12,
  area: underHeading(18),
  // Reels give way to words before words get small.
  sizes: (count) => usualArrangements(count, { 1: [...withReels, bare], 2: [bare] }),
  gutter: 24,
  rowGap: 30,
  widest: 280,
  sink: 0.3,
  types: ({ theme: { type } }, { text }) => ({
    text: { ...resized(type.body, text), lineHeight: Math.round(text * 1.4) },
  }),
  tones: ({ item }) => ({
    head: item.highlighted ? 'accent' : 'ink',
    text: item.planned ? 'mutedInk' : 'ink',
  }),
  gap: (part) => (part === 'head' ? 24 : 6),
  rail: drawTape,
  device: (sheet, { item, name }, { x, y, height }) =>
    drawMark(sheet, name, item, { x: x + 11, y: y + height }),
})

/** The tape; with reels, from the top of the left one around a roller at each side to the top of the right one. */
function drawTape(sheet: Sheet, { places, boxes, size, items }: SequenceRow): void {
  const [box] = boxes
  if (box === undefined) return
  const y = box.y + box.height
  const name = `tape-${(places[0]?.index ?? 0) + 1}`
  if (size.device === bare) {
    sheet.addLine(name, { x: 0, y }, { x: pageWidth, y }, tape)
    return
  }
  const reel = (size.device - overReel) / 2
  const hub = reel * 0.42
  const planned = items.filter((event) => event.planned).length / items.length
  const reels = [planned, 1 - planned].map((share, index) => ({
    x: pageWidth / 2 + reel * (index === 0 ? -2.1 : 2.1),
    y: y - 20 - reel,
    // The area of the wound tape is what is left of it.
    radius: Math.sqrt(hub ** 2 + (reel ** 2 - hub ** 2) * (0.12 + 0.76 * share)),
  }))
  const ends = reels.map((one) => ({ x: one.x, y: one.y - one.radius + tape.width / 2 }))
  const sides = [21, pageWidth - 21].flatMap((x) => [
    { x, y: y - 24 },
    { x, y },
  ])
  const through = [ends[0], sides[0], sides[1], sides[3], sides[2], ends[1]] as Point[]
  drawRoute(sheet, name, { through, radius: 9 }, tape)
  reels.forEach((one, index) => {
    const side = index === 0 ? 'left' : 'right'
    drawReel(sheet, `${side}-reel`, one, hub, one.radius)
    const roller = { x: index === 0 ? 24 : pageWidth - 24, y: y - 12 }
    drawRing(sheet, `${side}-roller`, roller, 9, { fill: paint.cream })
    drawRing(sheet, `${side}-axle`, roller, 3, { fill: paint.brown })
  })
}

/** Where an event stands on the tape: full, hollow where it is planned, larger where it is the key event. */
function drawMark(sheet: Sheet, name: string, event: SequenceItem, center: Point): void {
  const radius = event.highlighted ? 16 : 11
  const fill = event.highlighted ? sheet.theme.colors.accent : paint.cream
  drawRing(sheet, `${name}-mark`, center, radius, { fill })
  const hole = radius * (event.planned ? 0.74 : 0.36)
  drawRing(sheet, `${name}-eye`, center, hole, { fill: paint.brown })
}
