import type { Point, Points } from '../../scene/geometry.ts'
import type { PathCommand } from '../../scene/node.ts'

/** The point of a circle at so many degrees clockwise from 12 o'clock. */
export function onCircle(center: Point, radius: Points, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: center.x + radius * Math.sin(angle), y: center.y - radius * Math.cos(angle) }
}

/** Cubic curves along a circle; the handles are 4/3·tan(angle/4) of the radius. */
export function arc(center: Point, radius: Points, from: number, to: number): PathCommand[] {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / 90))
  const sweep = (to - from) / pieces
  const handle = (4 / 3) * Math.tan((sweep * Math.PI) / 720) * radius
  return Array.from({ length: pieces }, (_, index) => {
    const a = from + sweep * index
    const b = a + sweep
    const [p, q] = [onCircle(center, radius, a), onCircle(center, radius, b)]
    const tangent = (degrees: number) => ({
      x: Math.cos((degrees * Math.PI) / 180),
      y: Math.sin((degrees * Math.PI) / 180),
    })
    const [s, t] = [tangent(a), tangent(b)]
    return {
      type: 'C',
      x1: p.x + s.x * handle,
      y1: p.y + s.y * handle,
      x2: q.x - t.x * handle,
      y2: q.y - t.y * handle,
      ...q,
    }
  })
}
