import type { Points } from '../../../scene/geometry.ts'
import { drawPolygon, pointsOf } from '../../devices/polygon.ts'
import type { Figure } from '../../slide-content.ts'
import { drawing, type Tree } from '../../tree/tree.ts'

/** The outline of an arrow that points up, in a square of side 1: head, shaft. */
const outline = pointsOf('0.5,0 0.98,0.56 0.7,0.56 0.7,1 0.3,1 0.3,0.56 0.02,0.56')

/** Which way a figure went, as on the side of a freight car: the shape says it, never red or green. Room for it without. */
export function directionArrow(name: string, trend: Figure['trend'], side: Points): Tree {
  return drawing((sheet, box, { ink }) => {
    if (trend === undefined) return
    const points = outline.map(({ x, y }) => {
      const [across, down] = trend === 'up' ? [x, y] : trend === 'down' ? [x, 1 - y] : [1 - y, x]
      return { x: box.x + across * side, y: box.y + down * side }
    })
    drawPolygon(sheet, name, points, ink)
  }, side)
}
