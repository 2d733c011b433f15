import type { Point, Points } from '../../scene/geometry.ts'
import type { PathCommand } from '../../scene/node.ts'
import type { Stroke } from '../../scene/paint.ts'
import type { Sheet } from '../sheet.ts'
import { arc, onCircle } from './arc.ts'
import { drawPath } from './polygon.ts'

/** A way over the page through corners that are rounded; bands that run along it side by side stay parallel. */
interface Route {
  through: Point[]
  /** Of the corners in the middle of the way; 0 turns sharply. */
  radius: Points
}

/** What a route's bands look like from its left side to its right (as one travels), and the space between them. */
interface Bands {
  colors: string[]
  width: Points
  gap: Points
}

/** Degrees clockwise from the right (0) of the way from one point to another. */
function heading(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
}

/** The turn from one heading to another, -180 to 180, clockwise positive. */
function turn(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180
}

/** A point so far to the right of the way as one travels along a heading. */
function beside({ x, y }: Point, degrees: number, offset: Points): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: x - Math.sin(angle) * offset, y: y + Math.cos(angle) * offset }
}

/**
 * The route as a path, moved `offset` points to the right of travel: corners stay concentric. A band on the inside of a
 * corner turns sharply where the radius is less than its offset.
 */
export function routePath({ through, radius }: Route, offset: Points = 0): PathCommand[] {
  return through.flatMap((corner, index): PathCommand[] => {
    const before = through[index - 1]
    const after = through[index + 1]
    if (before === undefined || after === undefined) {
      const way = heading(before ?? corner, after ?? corner)
      return [{ type: before === undefined ? 'M' : 'L', ...beside(corner, way, offset) }]
    }
    const arriving = heading(before, corner)
    const angle = turn(arriving, heading(corner, after))
    const cut = radius * Math.tan((Math.abs(angle) * Math.PI) / 360)
    const entry = {
      x: corner.x - Math.cos((arriving * Math.PI) / 180) * cut,
      y: corner.y - Math.sin((arriving * Math.PI) / 180) * cut,
    }
    const side = Math.sign(angle)
    const center = beside(entry, arriving, side * radius)
    const own = Math.max(0, radius - side * offset)
    // Seen from its centre, a corner to the right begins at the heading itself, one to the left opposite.
    const first = side > 0 ? arriving : arriving + 180
    return [
      { type: 'L', ...onCircle(center, own, first) },
      ...arc(center, own, first, first + angle),
    ]
  })
}

/** Draws one line along a route. */
export function drawRoute(
  sheet: Sheet,
  name: string,
  route: Route,
  stroke: Stroke,
  offset: Points = 0,
): void {
  drawPath(sheet, name, routePath(route, offset), { stroke })
}

/** Draws parallel bands whose middle runs along a route; they are named `name-1` and so on. */
export function drawBands(sheet: Sheet, name: string, route: Route, bands: Bands): void {
  const { colors, width, gap } = bands
  colors.forEach((color, index) => {
    const offset = (index - (colors.length - 1) / 2) * (width + gap)
    drawRoute(sheet, `${name}-${index + 1}`, route, { color, width }, offset)
  })
}
