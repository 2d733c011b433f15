import type { Box, Point } from '../../scene/geometry.ts'
import type { PathCommand } from '../../scene/node.ts'
import type { Color, Stroke } from '../../scene/paint.ts'
import type { Sheet } from '../sheet.ts'

/** An area whose corners run clockwise, convex; a box is one. */
export type ConvexArea = Box | Point[]

/** The corners of an area, clockwise. */
function cornersOf(area: ConvexArea): Point[] {
  if (Array.isArray(area)) return area
  const { x, y } = area
  const [right, bottom] = [x + area.width, y + area.height]
  return [
    { x, y },
    { x: right, y },
    { x: right, y: bottom },
    { x, y: bottom },
  ]
}

/** For each edge of an area how far a point lies on its inner side, in no unit; negative outside. */
function depths(area: ConvexArea): ((point: Point) => number)[] {
  const corners = cornersOf(area)
  return corners.map((a, index) => {
    const b = corners[(index + 1) % corners.length] as Point
    return ({ x, y }) => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)
  })
}

/** Whether a point lies in an area, its edge included. */
export function isInside(point: Point, area: ConvexArea): boolean {
  return depths(area).every((depth) => depth(point) >= -1e-9)
}

/** The part of a polygon in an area (Sutherland and Hodgman, "Reentrant polygon clipping", 1974); empty if there is none. */
export function clipPolygon(polygon: Point[], area: ConvexArea): Point[] {
  return depths(area).reduce(clipAtEdge, polygon)
}

/** `depth` is the distance to the edge, positive on the side that is kept. */
function clipAtEdge(polygon: Point[], depth: (point: Point) => number): Point[] {
  return polygon.flatMap((point, index) => {
    const previous = polygon.at(index - 1) as Point
    const here = depth(point)
    const before = depth(previous)
    const crosses = here > 0 !== before > 0 && here !== before
    const t = before / (before - here)
    const crossing = {
      x: previous.x + (point.x - previous.x) * t,
      y: previous.y + (point.y - previous.y) * t,
    }
    return [...(crosses ? [crossing] : []), ...(here > 0 ? [point] : [])]
  })
}

/** Points on a path; curves are followed in sixteen steps. */
export function followPath(commands: PathCommand[]): Point[] {
  const points: Point[] = []
  for (const command of commands) {
    const last = points.at(-1)
    if (command.type === 'Z') continue
    if (command.type === 'C' && last)
      for (let step = 1; step <= 16; step++) {
        const t = step / 16
        const mix = (a: number, b: number, c: number, d: number) =>
          a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3
        points.push({
          x: mix(last.x, command.x1, command.x2, command.x),
          y: mix(last.y, command.y1, command.y2, command.y),
        })
      }
    else points.push({ x: command.x, y: command.y })
  }
  return points
}

/** The smallest box around points. */
export function boundingBox(points: Point[]): Box {
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** A closed path through points. */
export function polygonPath(points: Point[]): PathCommand[] {
  return [
    ...points.map(({ x, y }, index): PathCommand => ({ type: index === 0 ? 'M' : 'L', x, y })),
    { type: 'Z' },
  ]
}

type ShapePaint = Parameters<Sheet['addShape']>[2]

/** Draws a path in a colour, or as it is painted otherwise; nothing without points. */
export function drawPath(
  sheet: Sheet,
  name: string,
  commands: PathCommand[],
  paint: Color | ShapePaint,
): void {
  if (commands.length === 0) return
  const own = typeof paint === 'string' ? { fill: paint } : paint
  sheet.addShape(name, boundingBox(followPath(commands)), own, { type: 'path', commands })
}

/** Draws an area with straight sides. */
export function drawPolygon(
  sheet: Sheet,
  name: string,
  points: Point[],
  paint: Color | ShapePaint,
): void {
  drawPath(sheet, name, polygonPath(points), paint)
}

/** Draws lines, each through its points, in one pen as one path. */
export function drawStrokes(sheet: Sheet, name: string, lines: Point[][], stroke: Stroke): void {
  const commands = lines.flatMap((points) => polygonPath(points).slice(0, -1))
  drawPath(sheet, name, commands, { stroke })
}

/** Points in the notation of SVG's `points`: `0,48 480,48`. */
export function pointsOf(list: string): Point[] {
  return list.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return { x, y }
  })
}
