import type { Box, Point } from '../../scene/geometry.ts'
import type { PathCommand } from '../../scene/node.ts'
import type { Color } from '../../scene/paint.ts'
import type { Sheet } from '../sheet.ts'

/**
 * The part of a convex polygon inside a box (Sutherland and Hodgman, "Reentrant polygon clipping", 1974); empty if
 * there is none.
 */
export function clipPolygon(polygon: Point[], box: Box): Point[] {
  const edges: ((point: Point) => number)[] = [
    (point) => point.x - box.x,
    (point) => box.x + box.width - point.x,
    (point) => point.y - box.y,
    (point) => box.y + box.height - point.y,
  ]
  return edges.reduce(clipAtEdge, polygon)
}

/** `inside` is the distance to the edge, positive on the side that is kept. */
function clipAtEdge(polygon: Point[], inside: (point: Point) => number): Point[] {
  return polygon.flatMap((point, index) => {
    const previous = polygon.at(index - 1) as Point
    const here = inside(point)
    const before = inside(previous)
    const crosses = here > 0 !== before > 0 && here !== before
    const t = before / (before - here)
    const crossing = {
      x: previous.x + (point.x - previous.x) * t,
      y: previous.y + (point.y - previous.y) * t,
    }
    return [...(crosses ? [crossing] : []), ...(here > 0 ? [point] : [])]
  })
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

/** Draws an area with straight sides. */
export function drawPolygon(sheet: Sheet, name: string, points: Point[], fill: Color): void {
  const commands = polygonPath(points)
  sheet.addShape(name, boundingBox(points), { fill }, { type: 'path', commands })
}
