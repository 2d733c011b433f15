import type { ChartMark } from '../../charts/chart-description.ts'
import { mixColors } from '../../devices/gradient.ts'
import { drawPolygon } from '../../devices/polygon.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import { chartLayout } from '../../layouts/chart.ts'
import type { Sheet } from '../../sheet.ts'
import { paper } from './paper.ts'

/** Columns are strips of paper, the corner of each folded in; what they say stands on a blush sheet. */
export const drawOrigamiChart = chartLayout({
  besideWidth: 563,
  look: { drawBar: drawStrip },
})

/** A column whose free end is folded in, and the back of its corner; what is too small to fold stays as it is. */
function drawStrip(drawing: Sheet, { name, box, paint, end }: ChartMark): void {
  const fold = Math.min(14, box.width * 0.4, box.height * 0.4)
  if (fold < 3 || paint.fill === undefined) {
    drawing.addShape(name, box, paint)
    return
  }
  const right = rightEdge(box)
  const bottom = bottomEdge(box)
  const [free, foot, inwards] = end === 'bottom' ? [bottom, box.y, -fold] : [box.y, bottom, fold]
  const crease = [
    { x: right - fold, y: free },
    { x: right, y: free + inwards },
  ]
  const outline = [{ x: box.x, y: free }, ...crease, { x: right, y: foot }, { x: box.x, y: foot }]
  const corner = [...crease, { x: right - fold, y: free + inwards }]
  drawPolygon(drawing, name, outline, paint)
  drawPolygon(drawing, `${name}-fold`, corner, mixColors(paint.fill, paper.white, 0.5))
}
