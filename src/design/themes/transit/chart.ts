import type { SceneNode } from '../../../scene/node.ts'
import { drawBarChart } from '../../charts/bar-chart.ts'
import { rightEdge } from '../../grid.ts'
import { chartLayout, middleRing } from '../../layouts/chart.ts'
import { drawTakeaway } from '../../layouts/takeaway-panel.ts'
import type { DrawLayout } from '../theme.ts'
import { sectionLine } from './lines.ts'

const drawChart = chartLayout({
  besideWidth: 563,
  drawTakeaway: drawTakeawaySign,
  drawBars: drawBarChart,
  ring: middleRing,
})

/** Lines of a chart are lines of the map: their points are stops, white in a ring of the line's colour. */
export const drawTransitChart: DrawLayout = (sheet, content) => {
  if (!drawChart(sheet, content)) return false
  for (const [index, node] of sheet.nodes.entries())
    if (node.kind === 'chart')
      sheet.replace(index, {
        ...node,
        series: node.series.map((series) =>
          series.marker
            ? {
                ...series,
                marker: {
                  ...series.marker,
                  fill: '#FFFFFF',
                  stroke: { color: series.color, width: 2.5 },
                },
              }
            : series,
        ),
        drawing: node.chartType === 'line' ? node.drawing.map(asStop) : node.drawing,
      })
  return true
}

function asStop(node: SceneNode): SceneNode {
  if (node.kind !== 'shape' || node.geometry.type !== 'ellipse') return node
  if (node.fill?.kind !== 'solid') return node
  return {
    ...node,
    fill: { kind: 'solid', color: '#FFFFFF' },
    stroke: { color: node.fill.color, width: 2.5 },
  }
}

/** What the chart says hangs from the section's line as a sign. */
function drawTakeawaySign(
  ...[sheet, content, figureColor]: Parameters<typeof drawTakeaway>
): boolean {
  if (!drawTakeaway(sheet, content, figureColor)) return false
  const panel = sheet.nodes.find((node) => node.name === 'panel')
  if (panel === undefined) return true
  const { box } = panel
  const y = box.y - 5
  const stroke = { color: sectionLine(sheet).color, width: 10 }
  sheet.addLine('panel-line', { x: box.x, y }, { x: rightEdge(box), y }, stroke)
  return true
}
