import { rightEdge } from '../../grid.ts'
import { chartLayout, middleRing } from '../../layouts/chart.ts'
import { drawTakeaway } from '../../layouts/takeaway-panel.ts'
import { sectionLine } from './lines.ts'

/**
 * Lines of a chart are lines of the map: their points are stops, white in a ring of the line's colour, the one that
 * matters filled.
 */
export const drawTransitChart = chartLayout({
  besideWidth: 563,
  drawTakeaway: drawTakeawaySign,
  look: {
    paint: (usual, { kind, discussed }) => {
      const color = usual.stroke?.color ?? usual.fill
      if (kind !== 'point' || discussed || color === undefined) return usual
      return { ...usual, fill: '#FFFFFF', stroke: { color, width: 2.5 } }
    },
  },
  ring: middleRing,
})

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
