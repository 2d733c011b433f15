import type { ChartNode, SceneNode } from '../../../scene/node.ts'
import { drawBarChart } from '../../charts/bar-chart.ts'
import { chartLayout } from '../../layouts/chart.ts'
import type { DrawLayout } from '../theme.ts'
import { house } from './house.ts'
import { drawMarqueeTakeaway } from './takeaway.ts'

const pen = { color: house.gold, width: 1 }

const drawChart = chartLayout({
  besideWidth: 563,
  drawTakeaway: drawMarqueeTakeaway,
  drawBars: drawBarChart,
  ring: (beside) => ({ center: { x: beside ? 330 : 480, y: 322 }, radius: 126 }),
})

/** Columns and slices in thin outlines of gold; what they say in a stepped frame. */
export const drawMarqueeChart: DrawLayout = (sheet, content) => {
  if (!drawChart(sheet, content)) return false
  for (const [index, node] of sheet.nodes.entries())
    if (node.kind === 'chart') sheet.replace(index, outlined(node))
  return true
}

function outlined(chart: ChartNode): ChartNode {
  if (chart.chartType === 'line' || chart.chartType === 'area') return chart
  return {
    ...chart,
    ...(chart.separator ? { separator: pen } : {}),
    series: chart.series.map((series) => ({ ...series, outline: pen })),
    drawing: chart.drawing.map(withPen),
  }
}

function withPen(node: SceneNode): SceneNode {
  const isMark = /^chart-(?:bar|slice)-/.test(node.name)
  return node.kind === 'shape' && isMark ? { ...node, stroke: pen } : node
}
