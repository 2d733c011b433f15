import type { Point, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { arc, onCircle } from '../../devices/arc.ts'
import { drawArrow } from '../../devices/arrow.ts'
import type { Sheet } from '../../sheet.ts'
import type { Figure } from '../../slide-content.ts'

/** Two half-discs, one in the other, that stand on a line: the mark over a figure. A trend shows as an arrow in it. */
export function drawHalfDiscs(
  sheet: Sheet,
  name: string,
  foot: Point,
  radius: Points,
  colors: [outer: Color, inner: Color],
  trend?: Figure['trend'],
): void {
  for (const [index, share] of [1, 22.5 / 43.5].entries()) {
    const r = radius * share
    sheet.addShape(
      `${name}-half-${index + 1}`,
      { x: foot.x - r, y: foot.y - r, width: 2 * r, height: r },
      { fill: colors[index] as Color },
      {
        type: 'path',
        commands: [
          { type: 'M', ...onCircle(foot, r, 270) },
          ...arc(foot, r, 270, 450),
          { type: 'Z' },
        ],
      },
    )
  }
  if (trend === undefined) return
  const wide = radius * 0.36
  drawArrow(
    sheet,
    `${name}-arrow`,
    trend,
    { x: foot.x - wide / 2, y: foot.y - radius * 0.1 },
    wide,
    colors[0],
  )
}
