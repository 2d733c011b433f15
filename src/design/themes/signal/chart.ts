import { type Points, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import type { Stroke } from '../../../scene/paint.ts'
import { chartLayout } from '../../layouts/chart.ts'
import { takeawayLayout } from '../../layouts/takeaway.ts'
import { addPanel, black, blackPanel, white } from './colors.ts'
import { bandFoot } from './heading.ts'
import { slab } from './markings.ts'

const panelLeft: Points = 660
/** Where the words on it end. */
const floor: Points = 488
const outline: Stroke = { color: black, width: 3 }

/** What the chart says: a figure in yellow over a slab on a black panel, under it its name and the notes. */
const drawSignalTakeaway = takeawayLayout({
  box: () => ({
    x: panelLeft,
    y: bandFoot,
    width: pageWidth - panelLeft,
    height: floor - bandFoot,
  }),
  ground: (sheet, box) => ({
    ...addPanel(sheet, 'panel', { ...box, height: pageHeight - box.y }, blackPanel),
    ink: white,
  }),
  padding: { x: 30, right: 43.2, top: 24, bottom: 0 },
  scale: ({ theme: { type } }) => ({ number: type.statistic, unit: type.unit }),
  label: { size: 20 },
  tones: { label: 'accent' },
  sink: 0.4,
  gaps: { label: 12, note: 4, second: 18 },
  rule: { tree: slab('takeaway-slab', 48), gap: 12 },
})

/** Black bars, the one that the slide is about inverted; what they say on black, in type as large as it gets. */
export const drawSignalChart = chartLayout({
  besideWidth: 588,
  drawTakeaway: drawSignalTakeaway,
  look: {
    paint: (usual, { kind, series, discussed }) => {
      if (kind !== 'bar' || series !== 'main') return usual
      return discussed ? { ...usual, fill: white, stroke: outline } : { ...usual, fill: black }
    },
  },
})
