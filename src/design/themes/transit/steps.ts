import { type Point, pageWidth } from '../../../scene/geometry.ts'
import { drawRoute } from '../../devices/route.ts'
import { underHeading } from '../../heading-bottom.ts'
import { stepsLayout } from '../../layouts/sequence.ts'
import type { SequenceRow } from '../../layouts/sequence-look.ts'
import { usualArrangements } from '../../layouts/sequence-sizes.ts'
import type { Sheet } from '../../sheet.ts'
import { drawRoundel, sectionLine } from './lines.ts'

/** Where the line runs over the words of a row: every second stop of a single one is so much lower. */
const courseOf = (rows: number) =>
  rows === 1 ? { radius: 27, drop: 54, width: 14 } : { radius: 19, drop: 0, width: 11 }

/** A process: a line that changes its level by eighths of a turn between numbered stops, and ends at the last. */
export const drawTransitSteps = stepsLayout({
  most: 12,
  area: underHeading(16),
  sizes: (count) => usualArrangements(count, { 1: [108], 2: [38] }),
  top: (rows) => (rows === 1 ? 14 : 0),
  gutter: 26,
  rowGap: 30,
  widest: 360,
  sink: 0.35,
  gap: (part, { rows }) => (part === 'head' ? (rows === 1 ? 20 : 14) : 5),
  rail: drawCourse,
})

function drawCourse(sheet: Sheet, { places, boxes, size }: SequenceRow): void {
  const { radius, drop, width } = courseOf(size.rows)
  const stops = boxes.map(({ x, y }, index): Point => {
    return { x: x + radius, y: y + radius + (index % 2 === 0 ? 0 : drop) }
  })
  const through = stops.flatMap((stop, index): Point[] => {
    const before = stops[index - 1]
    if (before === undefined) return [{ x: 0, y: stop.y }]
    const half = Math.abs(stop.y - before.y) / 2
    const middle = (before.x + stop.x) / 2
    const turns = [
      { x: middle - half, y: before.y },
      { x: middle + half, y: stop.y },
    ]
    return half === 0 ? [] : turns
  })
  const end = stops.at(-1)
  if (end === undefined) return
  const last = places.some(({ index, count }) => index === count - 1)
  through.push({ x: last ? end.x : pageWidth, y: end.y })
  const line = sectionLine(sheet)
  const pen = { color: line.color, width }
  drawRoute(sheet, `line-${(places[0]?.index ?? 0) + 1}`, { through, radius: 22 }, pen)
  for (const [column, { item, name }] of places.entries())
    drawRoundel(sheet, name, item.number, stops[column] as Point, radius, line)
}
