import type { Point, Points } from '../../../scene/geometry.ts'
import type { PlacedColumn } from '../../columns.ts'
import { drawRoute } from '../../devices/route.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { headingBottom } from '../../heading-bottom.ts'
import { drawStepColumns, routeRows } from '../../layouts/route-columns.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { type Line, sectionLine } from './lines.ts'
import { drawRoundel } from './stations.ts'

const mostSteps = 12

/** A process: a line that changes its level by eighths of a turn between numbered stops, and ends at the last. */
export function drawTransitSteps(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { steps, firstNumber } = content
  if (steps.length > mostSteps) return false
  if (steps.length > 0 && !drawLine(sheet, steps, firstNumber)) return false
  drawFooter(sheet)
  return true
}

/** Where the line runs over the words of a row. */
interface Course {
  radius: Points
  /** Every second stop is so much lower. */
  drop: Points
  /** Between the lower stops and the words. */
  below: Points
}

const courses: Record<1 | 2, Course> = {
  1: { radius: 27, drop: 54, below: 20 },
  2: { radius: 19, drop: 0, below: 14 },
}

function drawLine(sheet: Sheet, steps: SlideContent['steps'], firstNumber: number): boolean {
  const rows = routeRows(steps.length)
  const course = courses[rows]
  const place = {
    rows,
    top: headingBottom(sheet) + (rows === 1 ? 30 : 16),
    gutter: 26,
    inset: 2 * course.radius + course.drop + course.below,
    sink: 0.35,
    widest: 300,
  }
  const placed = drawStepColumns(sheet, steps, place, 22)
  if (placed === undefined) return false
  const perRow = Math.ceil(steps.length / rows)
  const line = sectionLine(sheet)
  for (let first = 0; first < placed.length; first += perRow) {
    const own = placed.slice(first, first + perRow)
    const last = first + own.length === placed.length
    drawCourse(sheet, stopsOver(own, course), { first, firstNumber, last, line }, course)
  }
  return true
}

function stopsOver(columns: PlacedColumn[], { radius, drop, below }: Course): Point[] {
  return columns.map(({ x, slots }, index) => ({
    x: x + radius,
    y: (slots[0] ?? 0) - below - radius - (index % 2 === 0 ? drop : 0),
  }))
}

function drawCourse(
  sheet: Sheet,
  stops: Point[],
  {
    first,
    firstNumber,
    last,
    line,
  }: { first: number; firstNumber: number; last: boolean; line: Line },
  { radius }: Course,
): void {
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
  through.push({ x: last ? end.x : 960, y: end.y })
  const width = radius > 20 ? 14 : 11
  const route = { through, radius: 22 }
  drawRoute(sheet, `line-${first + 1}`, route, { color: line.color, width })
  stops.forEach((stop, index) => {
    const number = first + index + 1
    const names = { disc: `step-${number}-stop`, number: `step-${number}-number` }
    drawRoundel(sheet, names, String(firstNumber + number - 1), stop, radius, line)
  })
}
