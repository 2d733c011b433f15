import { chartLayout } from '../../layouts/chart.ts'
import { takeawayLayout } from '../../layouts/takeaway.ts'
import { slideColors } from '../../tree/place-tree.ts'
import { resized } from '../type-step.ts'
import { drawSoftBox } from './panels.ts'
import { pastel } from './pastels.ts'

/** Bars as pills on no line; what they say on a card at their side. */
export const drawSorbetChart = chartLayout({
  besideWidth: 563,
  drawTakeaway: takeawayLayout({
    ground: (sheet, box) => {
      drawSoftBox(sheet, 'takeaway-card', box, pastel.peach)
      const colors = slideColors(sheet)
      return { ...colors, ground: pastel.peach, accent: colors.ink }
    },
    padding: { x: 27, top: 30, bottom: 30 },
    scale: ({ theme: { type } }) => ({
      number: resized(type.bigFigure, 88),
      unit: resized(type.bigUnit, 45),
    }),
    label: { size: 18 },
    order: 'label-first',
    sink: 0.4,
    gaps: { figure: 6, label: 8, note: 12, second: 18 },
  }),
  look: {
    baseline: 'none',
    drawBar: (drawing, { name, box, paint }) => {
      const radius = Math.min(box.width, box.height) / 2
      drawing.addShape(name, box, paint, { type: 'rectangle', radius })
    },
  },
})
