import { chartLayout, middleRing } from '../../layouts/chart.ts'
import { drawTakeaway } from '../../layouts/takeaway-panel.ts'
import { paint } from './stripes.ts'

/** Height of each stripe over the takeaway. */
const stripe = 5

/** Charts in the paints of the stripes; what they say stands under a head of stripes. */
export const drawCassetteChart = chartLayout({
  besideWidth: 563,
  drawTakeaway: (sheet, content, figureColor) => {
    if (!drawTakeaway(sheet, content, figureColor)) return false
    const panel = sheet.nodes.find((node) => node.name === 'panel')
    if (panel === undefined) return true
    const { box } = panel
    ;[paint.orange, paint.amber, paint.teal].forEach((fill, index) => {
      const head = { ...box, y: box.y + (index - 3) * stripe, height: stripe }
      sheet.addShape(`panel-stripe-${index + 1}`, head, { fill })
    })
    return true
  },
  ring: middleRing,
})
