import type { Box } from '../../../scene/geometry.ts'
import type { PathCommand } from '../../../scene/node.ts'
import type { Stroke } from '../../../scene/paint.ts'
import { drawPath } from '../../devices/polygon.ts'
import type { Sheet } from '../../sheet.ts'

/** How far an arc of a revision cloud stands out, as a share of its chord. */
const bulge = 0.3

/** The cloud that marks what somebody has said about a drawing: arcs around a box, standing out of it. */
export function drawRevisionCloud(
  sheet: Sheet,
  name: string,
  box: Box,
  chord: number,
  stroke: Stroke,
): void {
  const { x, y, width, height } = box
  const sides = [
    { length: width, dx: 1, dy: 0 },
    { length: height, dx: 0, dy: 1 },
    { length: width, dx: -1, dy: 0 },
    { length: height, dx: 0, dy: -1 },
  ]
  let at = { x, y }
  const arcs = sides.flatMap(({ length, dx, dy }): PathCommand[] => {
    const count = Math.max(2, Math.round(length / chord))
    const step = length / count
    // Outwards is to the left of the direction in which the box is gone round.
    const out = (step * bulge * 4) / 3
    return Array.from({ length: count }, (): PathCommand => {
      const from = at
      at = { x: from.x + dx * step, y: from.y + dy * step }
      const [x1, y1] = [from.x + dy * out, from.y - dx * out]
      return { type: 'C', x1, y1, x2: at.x + dy * out, y2: at.y - dx * out, ...at }
    })
  })
  drawPath(sheet, name, [{ type: 'M', x, y }, ...arcs, { type: 'Z' }], { stroke })
}
