import type { Point, Points } from '../../../scene/geometry.ts'
import type { PathCommand } from '../../../scene/node.ts'
import { onCircle } from '../../devices/arc.ts'
import { drawPath } from '../../devices/polygon.ts'
import { drawRing } from '../../devices/roundel.ts'
import type { Sheet } from '../../sheet.ts'
import { petal } from './colors.ts'

const petals = 5
const heart = '#F7E7B4'

/** A flower of five petals that are broadest near their ends. */
export function drawFlower(
  sheet: Sheet,
  name: string,
  center: Point,
  radius: Points,
  turn: number,
): void {
  const outlines = Array.from({ length: petals }, (_, index): PathCommand[] => {
    const angle = turn + (360 / petals) * index
    const out = (distance: number, degrees: number) =>
      onCircle(center, radius * distance, angle + degrees)
    const [a, b, tip, c, d] = [
      out(0.5, -44),
      out(0.78, -26),
      out(1, 0),
      out(0.78, 26),
      out(0.5, 44),
    ]
    return [
      { type: 'M', ...center },
      { type: 'C', x1: a.x, y1: a.y, x2: b.x, y2: b.y, ...tip },
      { type: 'C', x1: c.x, y1: c.y, x2: d.x, y2: d.y, ...center },
      { type: 'Z' },
    ]
  })
  drawPath(sheet, name, outlines.flat(), petal)
  drawRing(sheet, `${name}-heart`, center, radius * 0.26, { fill: heart })
}
