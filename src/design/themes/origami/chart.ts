import type { ChartNode, SceneNode, ShapeNode } from '../../../scene/node.ts'
import { drawBarChart } from '../../charts/bar-chart.ts'
import { mixColors } from '../../devices/gradient.ts'
import { boundingBox, polygonPath } from '../../devices/polygon.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import { chartLayout } from '../../layouts/chart.ts'
import { drawTakeaway } from '../../layouts/takeaway-panel.ts'
import type { Sheet } from '../../sheet.ts'
import type { DrawLayout } from '../theme.ts'
import { drawFoldedSheet } from './folds.ts'
import { paper } from './paper.ts'

const drawChart = chartLayout({
  besideWidth: 563,
  drawTakeaway: (sheet, content, color) => {
    const first = sheet.nodes.length
    if (!drawTakeaway(sheet, content, color)) return false
    foldPanel(sheet, first)
    return true
  },
  drawBars: drawBarChart,
  ring: (beside) => ({ center: { x: beside ? 330 : 480, y: 316 }, radius: 132 }),
})

/** Columns are strips of paper, the corner of each folded in; what they say stands on a blush sheet. */
export const drawOrigamiChart: DrawLayout = (sheet, content) => {
  if (!drawChart(sheet, content)) return false
  for (const [index, node] of sheet.nodes.entries())
    if (node.kind === 'chart' && node.chartType === 'bar')
      sheet.replace(index, { ...node, drawing: node.drawing.flatMap((one) => folded(node, one)) })
  return true
}

/** The takeaway's flat panel becomes a sheet with a folded corner. */
function foldPanel(sheet: Sheet, first: number): void {
  const at = sheet.nodes.findIndex((node, index) => index >= first && node.name === 'panel')
  const panel = sheet.nodes[at]
  if (panel === undefined) return
  const rest = sheet.nodes.splice(at)
  drawFoldedSheet(sheet, 'panel', panel.box, { ground: paper.blush, back: paper.coral }, 34)
  sheet.nodes.push(...rest.slice(1))
}

function folded({ series, horizontal }: ChartNode, node: SceneNode): SceneNode[] {
  const [, place, category] = /^chart-bar-(\d+)-(\d+)$/.exec(node.name) ?? []
  if (place === undefined) return [node]
  const value = series[Number(place) - 1]?.values[Number(category) - 1] ?? 0
  return asStrip(node, value < 0 && !horizontal)
}

/** A column and the back of its folded corner, at its free end; what is too small to fold stays as it is. */
function asStrip(node: SceneNode, falls: boolean): SceneNode[] {
  if (node.kind !== 'shape') return [node]
  const { box, fill } = node
  const fold = Math.min(14, box.width * 0.4, box.height * 0.4)
  if (fold < 3 || fill?.kind !== 'solid') return [node]
  const right = rightEdge(box)
  const bottom = bottomEdge(box)
  const [free, foot, inwards] = falls ? [bottom, box.y, -fold] : [box.y, bottom, fold]
  const crease = [
    { x: right - fold, y: free },
    { x: right, y: free + inwards },
  ]
  const outline = [{ x: box.x, y: free }, ...crease, { x: right, y: foot }, { x: box.x, y: foot }]
  const corner = [...crease, { x: right - fold, y: free + inwards }]
  const strip: ShapeNode = {
    ...node,
    geometry: { type: 'path', commands: polygonPath(outline) },
  }
  const back: ShapeNode = {
    kind: 'shape',
    name: `${node.name}-fold`,
    box: boundingBox(corner),
    geometry: { type: 'path', commands: polygonPath(corner) },
    fill: { kind: 'solid', color: mixColors(fill.color, paper.white, 0.5) },
    decorative: true,
  }
  return [strip, back]
}
