import { type Box, type Point, type Points, pageHeight, pageWidth } from '../../scene/geometry.ts'
import type { PathCommand } from '../../scene/node.ts'
import type { Stroke } from '../../scene/paint.ts'
import type { Sheet } from '../sheet.ts'
import { arc, onCircle } from './arc.ts'
import { boundingBox } from './polygon.ts'

/** A stretch of a circle in degrees clockwise from 12 o'clock. */
interface Stretch {
  from: number
  to: number
}

/** A body on an orbit, which interrupts it. */
export interface OrbitGap {
  at: Point
  radius: Points
}

interface OrbitSpecification {
  center: Point
  radius: Points
  stroke: Stroke
  gaps?: OrbitGap[]
  /** Only the part with x between these is drawn. */
  between?: [Points, Points]
}

/** Clear sky around a body, between it and its orbit. */
const halo = 6

/** Draws the part of a circle that lies on the page, with a gap around each body on it. */
export function drawOrbit(sheet: Sheet, name: string, specification: OrbitSpecification): void {
  const { center, radius, stroke, gaps = [], between = [0, pageWidth] } = specification
  const inset = stroke.width / 2
  const left = Math.max(0, between[0])
  const field: Box = {
    x: left + (left === 0 ? inset : 0),
    y: inset,
    width: Math.min(pageWidth - inset, between[1]) - left - (left === 0 ? inset : 0),
    height: pageHeight - 2 * inset,
  }
  const commands: PathCommand[] = []
  const points: Point[] = []
  for (const stretch of visibleStretches(center, radius, field, gaps)) {
    commands.push({ type: 'M', ...onCircle(center, radius, stretch.from) })
    commands.push(...arc(center, radius, stretch.from, stretch.to))
    const steps = 48
    for (let step = 0; step <= steps; step++) {
      const degrees = stretch.from + ((stretch.to - stretch.from) * step) / steps
      points.push(onCircle(center, radius, degrees))
    }
  }
  if (points.length === 0) return
  sheet.addShape(name, boundingBox(points), { stroke }, { type: 'path', commands })
}

function visibleStretches(center: Point, radius: Points, field: Box, gaps: OrbitGap[]): Stretch[] {
  const cuts = [0, 360, ...crossings(center, radius, field)]
  for (const gap of gaps) {
    const { middle, half } = gapAngles(center, radius, gap)
    cuts.push((middle - half + 360) % 360, (middle + half) % 360)
  }
  cuts.sort((a, b) => a - b)
  return cuts.slice(1).flatMap((to, index) => {
    const from = cuts[index] as number
    if (to - from < 0.05) return []
    const middle = onCircle(center, radius, (from + to) / 2)
    const inside =
      middle.x > field.x &&
      middle.x < field.x + field.width &&
      middle.y > field.y &&
      middle.y < field.y + field.height
    const free = gaps.every(
      ({ at, radius: own }) => Math.hypot(middle.x - at.x, middle.y - at.y) > own + halo - 0.5,
    )
    return inside && free ? [{ from, to }] : []
  })
}

function gapAngles(center: Point, radius: Points, { at, radius: own }: OrbitGap) {
  const middle = (Math.atan2(at.x - center.x, center.y - at.y) * 180) / Math.PI
  const half = (2 * Math.asin(Math.min(1, (own + halo) / (2 * radius))) * 180) / Math.PI
  return { middle: (middle + 360) % 360, half }
}

/** Angles at which the circle meets the edges of a box. */
function crossings(center: Point, radius: Points, box: Box): number[] {
  const angles: number[] = []
  const add = (x: number, y: number) =>
    angles.push(((Math.atan2(x - center.x, center.y - y) * 180) / Math.PI + 360) % 360)
  for (const x of [box.x, box.x + box.width]) {
    const square = radius ** 2 - (x - center.x) ** 2
    if (square > 0) for (const sign of [-1, 1]) add(x, center.y + sign * Math.sqrt(square))
  }
  for (const y of [box.y, box.y + box.height]) {
    const square = radius ** 2 - (y - center.y) ** 2
    if (square > 0) for (const sign of [-1, 1]) add(center.x + sign * Math.sqrt(square), y)
  }
  return angles
}
