import type { Point, Points } from '../../../scene/geometry.ts'
import { drawColumns, type PlacedColumn } from '../../columns.ts'
import { drawRoute } from '../../devices/route.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { bottomEdge } from '../../grid.ts'
import { headingBottom } from '../../heading-bottom.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { resized, type TypeStep } from '../theme.ts'
import { type Line, sectionLine } from './lines.ts'
import { drawRoundel } from './stations.ts'

const mostSteps = 12
const gutter: Points = 26

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
  const { theme } = sheet
  const { ink, mutedInk } = theme.colors
  const { content: area } = theme.frame
  const rows = steps.length > 6 ? 2 : 1
  const course = courses[rows]
  const top = headingBottom(sheet) + (rows === 1 ? 30 : 16)
  const room = 2 * course.radius + course.drop + course.below
  const placed = drawColumns(sheet, {
    prefix: 'step',
    columns: steps.map(({ head, text }) => [
      { text: head, color: ink },
      { text, color: head === '' ? ink : mutedInk },
    ]),
    slots: [
      { name: 'head', before: 0 },
      { name: 'text', before: 5 },
    ],
    sizes: stepSizes(sheet, steps.length),
    area: { ...area, y: top, height: bottomEdge(area) - top },
    rows,
    gutter,
    inset: room,
    sink: rows === 1 ? 0.35 : 0,
    widest: 300,
  })
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

function stepSizes(sheet: Sheet, count: number): TypeStep[][] {
  const { head, body } = sheet.theme.type
  const pairs = [
    ...(count <= 3 ? [[24, 20]] : []),
    ...(count <= 5 ? [[22, 18]] : []),
    [20, 16],
    [18, 14],
    [16, 14],
    [14, 12],
  ]
  return pairs.map(([large = 14, small = 12]) => [
    resized(head, large),
    { ...resized(body, small), lineHeight: Math.round(small * 1.4) },
  ])
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
