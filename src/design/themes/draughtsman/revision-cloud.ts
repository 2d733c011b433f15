import type { Box, Point } from '../../../scene/geometry.ts'
import type { PathCommand } from '../../../scene/node.ts'
import type { Stroke } from '../../../scene/paint.ts'
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
  const corners: Point[] = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
  const commands: PathCommand[] = [{ type: 'M', x, y }]
  corners.forEach((from, side) => {
    const to = corners[(side + 1) % 4] as Point
    const length = side % 2 === 0 ? width : height
    const count = Math.max(2, Math.round(length / chord))
    const step = { x: (to.x - from.x) / count, y: (to.y - from.y) / count }
    // Outwards is to the left of the direction in which the box is gone round.
    const out = { x: step.y * bulge * (4 / 3), y: -step.x * bulge * (4 / 3) }
    for (let index = 0; index < count; index++) {
      const a = { x: from.x + step.x * index, y: from.y + step.y * index }
      const b = { x: a.x + step.x, y: a.y + step.y }
      commands.push({
        type: 'C',
        x1: a.x + out.x,
        y1: a.y + out.y,
        x2: b.x + out.x,
        y2: b.y + out.y,
        ...b,
      })
    }
  })
  commands.push({ type: 'Z' })
  const reach = chord * 1.4 * bulge + 1
  const around = {
    x: x - reach,
    y: y - reach,
    width: width + 2 * reach,
    height: height + 2 * reach,
  }
  sheet.addShape(name, around, { stroke }, { type: 'path', commands })
}
