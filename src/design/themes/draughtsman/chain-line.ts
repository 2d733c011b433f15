import type { Point, Points } from '../../../scene/geometry.ts'
import type { Stroke } from '../../../scene/paint.ts'
import type { Sheet } from '../../sheet.ts'
import { drawStrokes } from './isometric.ts'

/** Centre lines and cutting planes: dashes of about 18 with a dot between two of them, 4 apart, as one path. */
export function drawChainLine(
  sheet: Sheet,
  name: string,
  from: Point,
  to: Point,
  stroke: Stroke,
): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const count = Math.max(1, Math.round((length + 10) / 28))
  const dash = (length - (count - 1) * 10) / count
  const at = (distance: Points): Point => ({
    x: from.x + ((to.x - from.x) * distance) / length,
    y: from.y + ((to.y - from.y) * distance) / length,
  })
  const lines = Array.from({ length: count }, (_, index): [Point, Point][] => {
    const start = index * (dash + 10)
    const end = start + dash
    const dot: [Point, Point][] = index < count - 1 ? [[at(end + 4), at(end + 6)]] : []
    return [[at(start), at(end)], ...dot]
  })
  drawStrokes(sheet, name, lines.flat(), stroke)
}
