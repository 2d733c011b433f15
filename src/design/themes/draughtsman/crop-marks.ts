import type { Point, Points } from '../../../scene/geometry.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import { drawImage } from '../../layouts/image.ts'
import type { DrawLayout } from '../theme.ts'
import { drawStrokes } from './isometric.ts'

const markLength: Points = 16
const markGap: Points = 5

/** A picture with the crop marks of a print around it. */
export const drawDraughtsmanImage: DrawLayout = (sheet, content) => {
  if (!drawImage(sheet, content)) return false
  const picture = sheet.nodes.find((node) => node.kind === 'image')
  if (picture === undefined) return true
  const { ink, accent } = sheet.theme.colors
  const { box } = picture
  sheet.addShape('picture-frame', box, { stroke: { color: ink, width: 1 } })
  const marks = [
    { x: box.x, side: -1 },
    { x: rightEdge(box), side: 1 },
  ].flatMap(({ x, side }) =>
    [
      { y: box.y, end: -1 },
      { y: bottomEdge(box), end: 1 },
    ].flatMap(({ y, end }): [Point, Point][] => {
      const corner = { x: x + side * markGap, y: y + end * markGap }
      return [
        [corner, { ...corner, x: x - side * markLength }],
        [corner, { ...corner, y: y - end * markLength }],
      ]
    }),
  )
  drawStrokes(sheet, 'picture-marks', marks, { color: accent, width: 1.5 })
  return true
}
