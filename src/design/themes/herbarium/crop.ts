import { type Point, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import type { PathCommand } from '../../../scene/node.ts'

/** The slide as an area, its corners clockwise. */
export const slideArea: Point[] = [
  { x: 0, y: 0 },
  { x: pageWidth, y: 0 },
  { x: pageWidth, y: pageHeight },
  { x: 0, y: pageHeight },
]

/** Points on a path with one start; curves are followed in sixteen steps. */
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

/** How far a point lies on the inner side of the edge from `a` to `b` of an area whose corners run clockwise. */
function depth({ x, y }: Point, a: Point, b: Point): number {
  return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)
}

/** The edges of an area, each from one corner to the next. */
function edges(area: Point[]): [Point, Point][] {
  return area.map((corner, index) => [corner, area[(index + 1) % area.length] as Point])
}

/** Whether a point lies in a convex area, its edge included. */
export function isInside(point: Point, area: Point[]): boolean {
  return edges(area).every(([a, b]) => depth(point, a, b) >= -1e-9)
}

/**
 * The part of a polygon in a convex area whose corners run clockwise (Sutherland and Hodgman, "Reentrant polygon
 * clipping", 1974); empty if there is none.
 */
export function cropPolygon(polygon: Point[], area: Point[]): Point[] {
  return edges(area).reduce(
    (points, [a, b]) =>
      points.flatMap((point, index) => {
        const previous = points.at(index - 1) as Point
        const here = depth(point, a, b)
        const before = depth(previous, a, b)
        const t = before / (before - here)
        const crossing = {
          x: previous.x + (point.x - previous.x) * t,
          y: previous.y + (point.y - previous.y) * t,
        }
        return [...(here >= 0 !== before >= 0 ? [crossing] : []), ...(here >= 0 ? [point] : [])]
      }),
    polygon,
  )
}
