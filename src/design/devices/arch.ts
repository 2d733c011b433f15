import type { Box } from '../../scene/geometry.ts'
import type { PathCommand } from '../../scene/node.ts'
import { arc } from './arc.ts'

/** A rectangle with a full round top: the box may not be wider than twice its height. */
export function archPath({ x, y, width, height }: Box): PathCommand[] {
  const radius = width / 2
  const center = { x: x + radius, y: y + radius }
  return [
    { type: 'M', x, y: y + height },
    { type: 'L', x, y: center.y },
    ...arc(center, radius, 270, 450),
    { type: 'L', x: x + width, y: y + height },
    { type: 'Z' },
  ]
}
