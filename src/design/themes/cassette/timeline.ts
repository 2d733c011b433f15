import { type Point, type Points, pageWidth } from '../../../scene/geometry.ts'
import type { PlacedColumn } from '../../columns.ts'
import { drawRing } from '../../devices/roundel.ts'
import { drawRoute } from '../../devices/route.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { headingBottom } from '../../heading-bottom.ts'
import { drawEventColumns, routeRows } from '../../layouts/route-columns.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { drawReel } from './reel.ts'
import { paint } from './stripes.ts'

type Event = SlideContent['timeline'][number]

const mostEvents = 12
/** Between the tape and the dates. */
const below: Points = 24
const tapeWidth: Points = 7
/** Radii of a full reel that are tried; without reels the tape runs by itself. */
const reels: Points[] = [60, 44, 0]

/** Events on the tape between two reels: what has happened is wound on the right one, what is planned still on the left. */
export function drawCassetteTimeline(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { timeline } = content
  if (timeline.length > mostEvents) return false
  if (timeline.length > 0 && !drawEvents(sheet, timeline)) return false
  drawFooter(sheet)
  return true
}

function drawEvents(sheet: Sheet, events: Event[]): boolean {
  const { theme } = sheet
  const { ink, mutedInk, accent } = theme.colors
  const rows = routeRows(events.length)
  const top = headingBottom(sheet) + 18
  for (const reel of rows === 1 ? reels : [0]) {
    const high = reel === 0 ? 14 : 2 * reel + 26
    const place = { rows, top, gutter: 24, inset: high + below, sink: 0.3, widest: 280 }
    const placed = drawEventColumns(sheet, events, place, {
      fiveDate: 22,
      leading: 1.4,
      // Reels give way to words before words get small.
      smallest: reel === 0 ? 0 : 16,
      gap: 6,
      colors: ({ highlighted, planned }) => ({
        date: highlighted ? accent : ink,
        year: mutedInk,
        text: planned ? mutedInk : ink,
      }),
    })
    if (placed === undefined) continue
    drawTapes(sheet, events, placed, { rows, reel })
    return true
  }
  return false
}

function drawTapes(
  sheet: Sheet,
  events: Event[],
  placed: PlacedColumn[],
  { rows, reel }: { rows: number; reel: Points },
): void {
  const perRow = Math.ceil(events.length / rows)
  for (let first = 0; first < events.length; first += perRow) {
    const own = events.slice(first, first + perRow)
    const stops = placed.slice(first, first + perRow).map(({ x, slots }) => ({
      x: x + 11,
      y: (slots[0] ?? 0) - below,
    }))
    const y = stops[0]?.y ?? 0
    const left = 24
    const right = pageWidth - 24
    const rollers = [
      { x: left, y: y - 12 },
      { x: right, y: y - 12 },
    ]
    const name = `tape-${first + 1}`
    if (reel > 0) drawWoundTape(sheet, name, events, { y, left, right, reel })
    else
      sheet.addLine(name, { x: 0, y }, { x: pageWidth, y }, { color: paint.tape, width: tapeWidth })
    if (reel > 0)
      rollers.forEach((roller, index) => {
        drawRing(sheet, `roller-${index + 1}`, roller, 9, { fill: paint.cream })
        drawRing(sheet, `roller-${index + 1}-axle`, roller, 3, { fill: paint.brown })
      })
    own.forEach((event, index) => {
      drawMark(sheet, `event-${first + index + 1}`, event, stops[index] as Point)
    })
  }
}

/** The tape from the outside of the left reel around both rollers to the right one. */
function drawWoundTape(
  sheet: Sheet,
  name: string,
  events: Event[],
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
function drawMark(sheet: Sheet, name: string, event: Event, center: Point): void {
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
