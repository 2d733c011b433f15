import { chartLayout } from '../../layouts/chart.ts'
import { house } from './house.ts'
import { drawMarqueeTakeaway } from './takeaway.ts'

const pen = { color: house.gold, width: 1 }

/** Columns and slices in thin outlines of gold; what they say in a stepped frame. */
export const drawMarqueeChart = chartLayout({
  besideWidth: 563,
  drawTakeaway: drawMarqueeTakeaway,
  look: {
    paint: (usual, { kind }) => (kind === 'point' ? usual : { ...usual, stroke: pen }),
    separator: pen,
  },
})
