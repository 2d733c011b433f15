import type { Point, Points } from '../../../scene/geometry.ts'
import { drawRoute } from '../../devices/route.ts'
import { bottomEdge } from '../../grid.ts'
import { headingBottom } from '../../heading-bottom.ts'
import { stepsLayout } from '../../layouts/sequence.ts'
import type { SequenceRow } from '../../layouts/sequence-look.ts'
import { usualArrangements } from '../../layouts/sequence-sizes.ts'
import type { Sheet } from '../../sheet.ts'
import { sectionLine } from './lines.ts'
import { drawRoundel } from './stations.ts'

/** Where the line runs over the words of a row: every second stop is so much lower. */
const courses: Record<number, { radius: Points; drop: Points }> = {
  1: { radius: 27, drop: 54 },
  2: { radius: 19, drop: 0 },
}
const courseOf = (rows: number) => courses[rows] as { radius: Points; drop: Points }
const heightOf = (rows: number) => 2 * courseOf(rows).radius + courseOf(rows).drop

/** A process: a line that changes its level by eighths of a turn between numbered stops, and ends at the last. */
export const drawTransitSteps = stepsLayout({
  most: 12,
  area: (sheet) => {
    const { content } = sheet.theme.frame
    const y = headingBottom(sheet) + 16
    return { ...content, y, height: bottomEdge(content) - y }
  },
  sizes: (count) => usualArrangements(count, { 1: [heightOf(1)], 2: [heightOf(2)] }),
  top: (rows) => (rows === 1 ? 14 : 0),
  gutter: 26,
  rowGap: 30,
  widest: 300,
  sink: 0.35,
  gap: (part, { rows }) => (part === 'head' ? (rows === 1 ? 20 : 14) : 5),
  rail: drawCourse,
})

function drawCourse(sheet: Sheet, { places, boxes, size }: SequenceRow): void {
  const { radius, drop } = courseOf(size.rows)
  const stops = boxes.map(({ x, y }, index): Point => {
    return { x: x + radius, y: y + radius + (index % 2 === 0 ? 0 : drop) }
  })
  const [start] = stops
  const end = stops.at(-1)
  if (start === undefined || end === undefined) return
  const through: Point[] = [{ x: 0, y: start.y }]
  stops.slice(1).forEach((stop, index) => {
    const before = stops[index] as Point
    const half = Math.abs(stop.y - before.y) / 2
    if (half === 0) return
    const middle = (before.x + stop.x) / 2
    through.push({ x: middle - half, y: before.y }, { x: middle + half, y: stop.y })
  })
  const last = places.some(({ index, count }) => index === count - 1)
  through.push({ x: last ? end.x : 960, y: end.y })
  const line = sectionLine(sheet)
  const pen = { color: line.color, width: radius > 20 ? 14 : 11 }
  drawRoute(sheet, `line-${(places[0]?.index ?? 0) + 1}`, { through, radius: 22 }, pen)
  places.forEach(({ item, name }, column) => {
    const names = { disc: `${name}-stop`, number: `${name}-number` }
    drawRoundel(sheet, names, item.number, stops[column] as Point, radius, line)
  })
}
