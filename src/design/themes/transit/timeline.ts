import { type Point, type Points, pageWidth } from '../../../scene/geometry.ts'
import type { PlacedColumn } from '../../columns.ts'
import { drawRing } from '../../devices/roundel.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { bottomEdge } from '../../grid.ts'
import { headingBottom } from '../../heading-bottom.ts'
import { drawEventColumns, routeRows } from '../../layouts/route-columns.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { type Line, sectionLine } from './lines.ts'
import { drawStation } from './stations.ts'

type Event = SlideContent['timeline'][number]

const mostEvents = 12
const lineWidth: Points = 14
/** Height that the line takes between the dates and the words. */
const track: Record<1 | 2, Points> = { 1: 84, 2: 52 }

/** Events as stops: the key event an interchange with its date on a sign, the way to what is planned still being built. */
export function drawTransitTimeline(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { timeline } = content
  if (timeline.length > mostEvents) return false
  if (timeline.length > 0 && !drawEvents(sheet, timeline)) return false
  drawFooter(sheet)
  return true
}

function drawEvents(sheet: Sheet, events: Event[]): boolean {
  const { theme } = sheet
  const { ink, mutedInk } = theme.colors
  const rows = routeRows(events.length)
  const line = sectionLine(sheet)
  const place = {
    rows,
    top: headingBottom(sheet) + (rows === 1 ? 34 : 18),
    gutter: 24,
    inset: 8,
    sink: 0.34,
    widest: 280,
  }
  const placed = drawEventColumns(sheet, events, place, {
    fiveDate: 24,
    leading: 1.38,
    gap: track[rows],
    colors: ({ highlighted: lit }) => ({
      date: lit ? line.ink : ink,
      year: lit ? line.ink : mutedInk,
      text: ink,
    }),
  })
  if (placed === undefined) return false
  drawSigns(sheet, events, placed, line, rows === 1 ? 7 : 3)
  const perRow = Math.ceil(events.length / rows)
  for (let first = 0; first < events.length; first += perRow) {
    const own = events.slice(first, first + perRow)
    const stops = placed.slice(first, first + perRow).map(({ x, slots }) => ({
      x: x + 13,
      y: (slots[2] ?? 0) - track[rows] / 2,
    }))
    drawTrack(sheet, own, stops, { first, line, key: rows === 1 ? 21 : 17 })
  }
  return true
}

/** The date of the key event stands on a sign in the line's colour. */
function drawSigns(
  sheet: Sheet,
  events: Event[],
  placed: PlacedColumn[],
  line: Line,
  padding: Points,
): void {
  events.forEach((event, index) => {
    const column = placed[index]
    if (!event.highlighted || column === undefined) return
    const parts = sheet.nodes.flatMap((node, at) =>
      node.kind === 'text' &&
      [`event-${index + 1}-date`, `event-${index + 1}-year`].includes(node.name)
        ? [{ node, at }]
        : [],
    )
    if (parts.length === 0) return
    const top = Math.min(...parts.map(({ node }) => node.box.y))
    const bottom = Math.max(...parts.map(({ node }) => bottomEdge(node.box)))
    const widest = Math.max(...parts.map(({ node }) => node.layout.width))
    const box = {
      x: column.x - 10,
      y: top - padding,
      width: Math.min(widest + 20, column.width + 20),
      height: bottom - top + 2 * padding,
    }
    for (const { node, at } of parts) sheet.replace(at, { ...node, ground: line.color })
    const sign = sheet.nodes.length
    sheet.addShape(`event-${index + 1}-sign`, box, { fill: line.color })
    sheet.nodes.splice(parts[0]?.at ?? 0, 0, ...sheet.nodes.splice(sign))
  })
}

/** The line of a row from edge to edge; from the first planned event on in sleepers. `key` is the radius of the key event's stop. */
function drawTrack(
  sheet: Sheet,
  events: Event[],
  stops: Point[],
  { first, line, key }: { first: number; line: Line; key: Points },
): void {
  const y = stops[0]?.y ?? 0
  const planned = events.findIndex((event) => event.planned)
  const turn = planned < 0 ? pageWidth : (stops[planned]?.x ?? pageWidth)
  const name = `line-${first + 1}`
  if (turn < pageWidth)
    sheet.addLine(
      `${name}-planned`,
      { x: turn, y },
      { x: pageWidth, y },
      { color: line.color, width: lineWidth, dash: [7, 7] },
    )
  if (planned > 0) {
    // Between the last event reached and the next one the way is being built.
    const reached = stops[planned - 1]?.x ?? 0
    sheet.addLine(
      `${name}-building`,
      { x: reached, y },
      { x: turn, y },
      { color: line.color, width: lineWidth, dash: [7, 7] },
    )
    sheet.addLine(name, { x: 0, y }, { x: reached, y }, { color: line.color, width: lineWidth })
  } else if (planned < 0)
    sheet.addLine(name, { x: 0, y }, { x: turn, y }, { color: line.color, width: lineWidth })
  events.forEach((event, index) => {
    const center = stops[index] as Point
    const stop = `event-${first + index + 1}-stop`
    if (event.highlighted) {
      drawStation(sheet, stop, center, key)
      drawRing(sheet, `${stop}-middle`, center, 7, { fill: line.color })
    } else
      drawStation(sheet, stop, center, 13, event.planned ? sheet.theme.colors.mutedInk : undefined)
  })
}
