import { type Point, type Points, pageWidth } from '../../../scene/geometry.ts'
import { drawRing } from '../../devices/roundel.ts'
import { drawRoute } from '../../devices/route.ts'
import { bottomEdge } from '../../grid.ts'
import { headingBottom } from '../../heading-bottom.ts'
import { timelineLayout } from '../../layouts/sequence.ts'
import type { SequenceItem } from '../../layouts/sequence-items.ts'
import type { SequenceRow } from '../../layouts/sequence-look.ts'
import { usualArrangements } from '../../layouts/sequence-sizes.ts'
import type { Sheet } from '../../sheet.ts'
import { resized } from '../type-step.ts'
import { drawReel } from './reel.ts'
import { paint } from './stripes.ts'

/** Between the tape and the dates. */
const below: Points = 24
const tapeWidth: Points = 7
/** Height over the tape of a row without reels, and what reels need beside their radius. */
const bare: Points = 14
const overReel: Points = 26
const withReels = [60, 44].map((reel) => 2 * reel + overReel)

/** Events on the tape between two reels: what has happened is wound on the right one, what is planned still on the left. */
export const drawCassetteTimeline = timelineLayout({
  most: 12,
  area: (sheet) => {
    const { content } = sheet.theme.frame
    const y = headingBottom(sheet) + 18
    return { ...content, y, height: bottomEdge(content) - y }
  },
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
  gap: (part) => (part === 'head' ? below : 6),
  rail: drawTape,
  device: (sheet, { item, name }, { x, y, height }) =>
    drawMark(sheet, name, item, { x: x + 11, y: y + height }),
})

function drawTape(sheet: Sheet, { places, boxes, size, items }: SequenceRow): void {
  const [box] = boxes
  if (box === undefined) return
  const y = box.y + box.height
  const name = `tape-${(places[0]?.index ?? 0) + 1}`
  if (size.device === bare) {
    sheet.addLine(name, { x: 0, y }, { x: pageWidth, y }, { color: paint.tape, width: tapeWidth })
    return
  }
  const [left, right] = [24, pageWidth - 24]
  drawWoundTape(sheet, name, items, { y, left, right, reel: (size.device - overReel) / 2 })
  for (const [index, x] of [left, right].entries()) {
    const roller = { x, y: y - 12 }
    drawRing(sheet, `roller-${index + 1}`, roller, 9, { fill: paint.cream })
    drawRing(sheet, `roller-${index + 1}-axle`, roller, 3, { fill: paint.brown })
  }
}

/** The tape from the outside of the left reel around both rollers to the right one. */
function drawWoundTape(
  sheet: Sheet,
  name: string,
  events: SequenceItem[],
  { y, left, right, reel }: { y: Points; left: Points; right: Points; reel: Points },
): void {
  const hub = reel * 0.42
  const planned = events.filter((event) => event.planned).length
  const rest = events.length === 0 ? 0 : planned / events.length
  // The area of the wound tape is what is left of it.
  const radius = (share: number) =>
    Math.sqrt(hub ** 2 + (reel ** 2 - hub ** 2) * (0.12 + 0.76 * share))
  const middle = (left + right) / 2
  const reelY = y - 26 - reel + 6
  const centers = [
    { x: middle - reel * 2.1, y: reelY, tape: radius(rest) },
    { x: middle + reel * 2.1, y: reelY, tape: radius(1 - rest) },
  ] as const
  const corners = [
    { x: left - 3, y: y - 24 },
    { x: right + 3, y: y - 24 },
  ] as const
  const through = [
    touching(corners[0], centers[0], centers[0].tape - tapeWidth / 2, -1),
    corners[0],
    { x: corners[0].x, y },
    { x: corners[1].x, y },
    corners[1],
    touching(corners[1], centers[1], centers[1].tape - tapeWidth / 2, 1),
  ]
  drawRoute(sheet, name, { through, radius: 9 }, { color: paint.tape, width: tapeWidth })
  centers.forEach((center, index) => {
    drawReel(sheet, index === 0 ? 'left-reel' : 'right-reel', center, hub, center.tape)
  })
}

/** Where a straight line from a point touches a circle, on its left side (-1) or its right side (1) as one looks along it. */
function touching(from: Point, center: Point, radius: Points, side: 1 | -1): Point {
  const [dx, dy] = [center.x - from.x, center.y - from.y]
  const distance = Math.hypot(dx, dy)
  const length = Math.sqrt(Math.max(0, distance ** 2 - radius ** 2))
  const angle = Math.atan2(dy, dx) + side * Math.asin(Math.min(1, radius / distance))
  return { x: from.x + Math.cos(angle) * length, y: from.y + Math.sin(angle) * length }
}

/** Where an event stands on the tape: full, hollow where it is planned, larger where it is the key event. */
function drawMark(sheet: Sheet, name: string, event: SequenceItem, center: Point): void {
  const { accent } = sheet.theme.colors
  const radius = event.highlighted ? 16 : 11
  if (event.planned)
    drawRing(sheet, `${name}-mark`, center, radius - 1.5, {
      fill: paint.brown,
      stroke: { color: paint.cream, width: 3 },
    })
  else
    drawRing(sheet, `${name}-mark`, center, radius, {
      fill: event.highlighted ? accent : paint.cream,
    })
  if (!event.planned) drawRing(sheet, `${name}-eye`, center, radius * 0.36, { fill: paint.brown })
}
