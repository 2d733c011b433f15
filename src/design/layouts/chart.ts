import type { ChartBlock } from '../../deck/blocks/chart.ts'
import { type Box, inches } from '../../scene/geometry.ts'
import type { Color } from '../../scene/paint.ts'
import { drawBarChart } from '../charts/bar-chart.ts'
import { drawLineChart } from '../charts/line-chart.ts'
import { drawRingChart, ringSlices, sliceColors } from '../charts/ring-chart.ts'
import { drawFooter, drawFrame } from '../frame.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { drawTakeaway } from './takeaway-panel.ts'

/** A native chart; beside it, when the slide has one, its takeaway on the warm ground. */
export function drawChart(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { chart } = content
  if (chart !== undefined) {
    const beside = content.takeaway !== undefined || content.paragraphs.length > 0
    const { content: frame } = sheet.theme.frame
    const area = { ...frame, width: beside ? inches(7.822) : frame.width }
    sheet.rigidArea = area
    const color = drawKind(sheet, content, chart, area, beside)
    sheet.rigidArea = undefined
    if (color === undefined) return false
    if (beside && !drawTakeaway(sheet, content, color)) return false
  }
  drawFooter(sheet)
  return true
}

/** Draws the chart and gives the colour of what the takeaway is about; undefined if it does not fit. */
function drawKind(
  sheet: Sheet,
  content: SlideContent,
  chart: ChartBlock,
  area: Box,
  beside: boolean,
): Color | undefined {
  const { title } = content
  const { accent } = sheet.theme.colors
  if (chart.chartType === 'pie') {
    const slices = ringSlices(chart, sliceColors(sheet, chart))
    if (slices !== undefined) {
      const center = { x: inches(beside ? 4.95 : 6.667), y: inches(4.56) }
      const nodes = sheet.nodes.length
      if (drawRingChart(sheet, title, chart, slices, center, inches(1.92))) {
        const slice = slices.find((one) => one.name === content.takeaway?.label)
        return slice?.color ?? accent
      }
      // Labels that have no room around a ring have room under columns.
      sheet.nodes.length = nodes
    }
  }
  const drawn =
    chart.chartType === 'line' && chart.categories.length > 1
      ? drawLineChart(sheet, title, chart, area)
      : drawBarChart(sheet, title, chart, area)
  return drawn ? accent : undefined
}
