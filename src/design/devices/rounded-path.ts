import type { Box, Points } from '../../scene/geometry.ts'
import type { PathCommand } from '../../scene/node.ts'
import { arc, onCircle } from './arc.ts'

/** A rectangle with the radii of its corners, clockwise from the upper left; 0 leaves one square. */
export function roundedPath(
  { x, y, width, height }: Box,
  radii: readonly [Points, Points, Points, Points],
): PathCommand[] {
  const outline = radii.flatMap((radius, index): PathCommand[] => {
    const atRight = index === 1 || index === 2
    const atFoot = index > 1
    const center = {
      x: atRight ? x + width - radius : x + radius,
      y: atFoot ? y + height - radius : y + radius,
    }
    const from = 270 + 90 * index
    const start: PathCommand = { type: index === 0 ? 'M' : 'L', ...onCircle(center, radius, from) }
    return radius > 0 ? [start, ...arc(center, radius, from, from + 90)] : [start]
  })
  return [...outline, { type: 'Z' }]
}

/** A rectangle with a full round top: the box may not be wider than twice its height. */
export function archPath(box: Box): PathCommand[] {
  const radius = box.width / 2
  return roundedPath(box, [radius, radius, 0, 0])
}
