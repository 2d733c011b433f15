import type { Point, Points } from '../../../scene/geometry.ts'
import { drawPolygon } from '../../devices/polygon.ts'
import type { Figure } from '../../slide-content.ts'
import { drawing, type Tree } from '../../tree/tree.ts'

/** The outline of an arrow that points up, in a square of side 1: head, shaft. */
const outline: [x: number, y: number][] = [
  [0.5, 0],
  [0.98, 0.56],
  [0.7, 0.56],
  [0.7, 1],
  [0.3, 1],
  [0.3, 0.56],
  [0.02, 0.56],
]

/** Which way a figure went, as on the side of a freight car: the shape says it, never red or green. Room for it without. */
export function directionArrow(name: string, trend: Figure['trend'], side: Points): Tree {
  return drawing((sheet, box, { ink }) => {
    if (trend === undefined) return
    const turned = ([x, y]: [number, number]): [number, number] =>
      trend === 'up' ? [x, y] : trend === 'down' ? [x, 1 - y] : [1 - y, x]
    const points = outline.map((point): Point => {
      const [x, y] = turned(point)
      return { x: box.x + x * side, y: box.y + y * side }
    })
    drawPolygon(sheet, name, points, ink)
  }, side)
}
