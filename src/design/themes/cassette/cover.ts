import type { Box } from '../../../scene/geometry.ts'
import { drawGlyphShape } from '../../devices/glyph-shape.ts'
import { drawPolygon, pointsOf } from '../../devices/polygon.ts'
import { drawRing } from '../../devices/roundel.ts'
import { rightEdge } from '../../grid.ts'
import { coverLayout, strongSmall } from '../../layouts/title.ts'
import type { Sheet } from '../../sheet.ts'
import { drawLabelWindow, labelStripe } from './reel.ts'
import { drawStripes, paint, stripeColors } from './stripes.ts'

/** Middle of the stripes where they cross the label. */
const stripesAt = 302

/** The cover: words at the left, at the right a cassette around which the stripes turn and through which they run. */
export const drawCassetteCover = coverLayout({
  scenery: (sheet) => {
    const corners = `960,90 506,90 506,${stripesAt} 960,${stripesAt}`
    const colors = stripeColors.toReversed()
    drawStripes(sheet, 'stripe', corners, { radius: 90, ...labelStripe, colors })
    drawCassette(sheet)
  },
  area: { x: 43.2, y: 92, width: 396, height: 392 },
  title: { least: 268 },
  subtitle: { width: 360, gap: 22 },
  meta: { bottom: 512, gap: 10, step: strongSmall },
  eyebrow: { y: 56, width: 396 },
})

/** The cassette: case, screws, label with the stripes and the window, foot. */
function drawCassette(sheet: Sheet): void {
  const body: Box = { x: 560, y: 176, width: 372, height: 252 }
  const label: Box = { x: 590, y: 200, width: 312, height: 168 }
  const rounded = (radius: number) => ({ type: 'rectangle', radius }) as const
  const edge = { color: paint.cream, width: 3 }
  sheet.addShape('case', body, { fill: paint.case, stroke: edge }, rounded(18))
  for (const [index, at] of pointsOf('576,192 916,192 576,412 916,412').entries())
    drawRing(sheet, `screw-${index + 1}`, at, 5, { fill: paint.tape })
  sheet.addShape('label', label, { fill: paint.label }, rounded(10))
  const side = { ...sheet.theme.type.cover, size: 40 }
  drawGlyphShape(sheet, 'side', 'A', side, { x: label.x + 16, y: label.y + 48 }, paint.brown)
  for (const [index, start] of pointsOf('648,226 648,244').entries()) {
    const end = { x: rightEdge(label) - 18, y: start.y }
    sheet.addLine(`title-line-${index + 1}`, start, end, { color: paint.labelLine, width: 1.5 })
  }
  drawLabelWindow(sheet, 'label', label, stripesAt)
  drawPolygon(sheet, 'foot', pointsOf('630,426 644,382 848,382 862,426'), '#4A2B1B')
  for (const [index, at] of pointsOf('672,405 708,405 784,405 820,405').entries())
    drawRing(sheet, `hole-${index + 1}`, at, index % 3 === 0 ? 8 : 5, { fill: paint.brown })
}
