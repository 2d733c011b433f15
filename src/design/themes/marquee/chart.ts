import { chartLayout } from '../../layouts/chart.ts'
import { takeawayLayout } from '../../layouts/takeaway.ts'
import { drawing } from '../../tree/tree.ts'
import { drawFan, lit, outlined } from './fan.ts'

const fan = 36

/** Columns and slices in thin outlines of gold; what they say in the middle of a stepped panel under a gold fan. */
export const drawMarqueeChart = chartLayout({
  besideWidth: 563,
  drawTakeaway: takeawayLayout({
    padding: { x: 26, top: 24, bottom: 24 },
    scale: ({ theme: { type } }) => ({ number: type.statistic, unit: type.unit }),
    label: { size: 18 },
    align: 'center',
    sink: 0.42,
    ornament: drawing((sheet, { x, y, width }) => {
      drawFan(sheet, 'panel-fan', { x: x + width / 2, y: y + fan }, fan, lit)
    }, fan),
    gaps: { figure: 14, label: 4, note: 8, second: 20 },
  }),
  look: {
    paint: (usual, { kind }) => (kind === 'point' ? usual : { ...usual, stroke: outlined.stroke }),
    separator: outlined.stroke,
  },
})
