import { type Point, type Points, pageHeight, pageWidth } from '../../scene/geometry.ts'
import type { PathCommand } from '../../scene/node.ts'
import type { Stroke } from '../../scene/paint.ts'
import type { Sheet } from '../sheet.ts'
import { arc, onCircle } from './arc.ts'
import { drawPath } from './polygon.ts'

/** A body on an orbit, which interrupts it. */
interface OrbitGap {
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

/**
 * Draws the part of a circle that lies on the page, with a gap around each body on it. The circle is followed in steps of
 * a point: no part of it begins or ends farther than that from where it should.
 */
export function drawOrbit(sheet: Sheet, name: string, specification: OrbitSpecification): void {
  const { center, radius, stroke, gaps = [], between = [0, pageWidth] } = specification
  const inset = stroke.width / 2
  const [left, right] = [Math.max(inset, between[0]), Math.min(pageWidth - inset, between[1])]
  const count = Math.ceil(2 * Math.PI * radius)
  const degrees = (step: number) => (360 * step) / count
  const isSeen = (step: number) => {
    const { x, y } = onCircle(center, radius, degrees(step))
    const onPage = x >= left && x <= right && y >= inset && y <= pageHeight - inset
    return onPage && gaps.every((gap) => Math.hypot(x - gap.at.x, y - gap.at.y) > gap.radius + halo)
  }
  const commands: PathCommand[] = []
  let first: number | undefined
  for (let step = 0; step <= count; step++) {
    const seen = isSeen(step)
    if (seen) first ??= step
    if (first === undefined || (seen && step < count)) continue
    const [from, to] = [degrees(first), degrees(seen ? step : step - 1)]
    first = undefined
    if (to === from) continue
    commands.push({ type: 'M', ...onCircle(center, radius, from) })
    commands.push(...arc(center, radius, from, to))
  }
  drawPath(sheet, name, commands, { stroke })
}
