import { mixColors } from '../../devices/gradient.ts'
import { chartLayout } from '../../layouts/chart.ts'
import { drawFoldedSheet } from './folds.ts'
import { paper } from './paper.ts'

/** Columns are strips of paper whose free ends are folded in; what they say stands on a blush sheet. */
export const drawOrigamiChart = chartLayout({
  besideWidth: 563,
  look: {
    drawBar: (drawing, { name, box, paint, end }) => {
      const fold = Math.min(14, box.width * 0.4, box.height * 0.4)
      // What is too small to fold stays as it is.
      if (fold < 3 || paint.fill === undefined) {
        drawing.addShape(name, box, paint)
        return
      }
      const back = mixColors(paint.fill, paper.white, 0.5)
      drawFoldedSheet(drawing, name, box, { ground: paint, back }, end === 'bottom' ? -fold : fold)
    },
  },
})
