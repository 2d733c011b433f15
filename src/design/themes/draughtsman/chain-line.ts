import type { Point, Points } from '../../../scene/geometry.ts'
import type { PathCommand } from '../../../scene/node.ts'
import type { Stroke } from '../../../scene/paint.ts'
import { boundingBox } from '../../devices/polygon.ts'
import type { Sheet } from '../../sheet.ts'

/** Centre lines and cutting planes: long dashes with a dot between them, as one path. */
export function drawChainLine(
  sheet: Sheet,
  name: string,
  from: Point,
  to: Point,
  stroke: Stroke,
): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const at = (distance: Points): Point => ({
    x: from.x + ((to.x - from.x) * distance) / length,
    y: from.y + ((to.y - from.y) * distance) / length,
  })
  const commands: PathCommand[] = []
  for (const [start, end] of chainPieces(length))
    commands.push({ type: 'M', ...at(start) }, { type: 'L', ...at(end) })
  // A path needs an extent in both directions in every file format.
  const box = boundingBox([from, to])
  sheet.addShape(name, box, { stroke }, { type: 'path', commands })
}

/** Dashes of 18, dots of 2, 4 apart, ending with a dash. */
function chainPieces(length: Points): [Points, Points][] {
  const count = Math.max(1, Math.round((length + 10) / 28))
  const dash = (length - (count - 1) * 10) / count
  return Array.from({ length: count }, (_, index): [Points, Points][] => {
    const start = index * (dash + 10)
    const pieces: [Points, Points][] = [[start, start + dash]]
    if (index < count - 1) pieces.push([start + dash + 4, start + dash + 6])
    return pieces
  }).flat()
}
