import type { Points } from '../../../scene/geometry.ts'
import { drawFrame } from '../../frame.ts'
import { attribution, quoteLayout, quoteSizes, usualQuoteSizes } from '../../layouts/quote.ts'
import { drawing, inset, stack } from '../../tree/tree.ts'
import { drawRevisionCloud } from './revision-cloud.ts'

const left: Points = 57.2
const width: Points = 845.6
/** From the cloud to who said it. */
const leader: Points = 27.6

/** Words about the drawing in a revision cloud, with a leader to who said them. */
export const drawDraughtsmanQuote = quoteLayout({
  title: drawFrame,
  area: (titled) => ({ x: left, y: titled ? 136 : 84, width, height: titled ? 330 : 382 }),
  measures: quoteSizes(usualQuoteSizes, width),
  sink: 0.4,
  onGround: (_, words) => ({
    kind: 'ground',
    tree: words,
    padding: { x: 42, right: 62, top: 38, bottom: 38 },
    hugs: true,
    draw: (sheet, box, colors) => {
      drawRevisionCloud(sheet, 'cloud', box, 46, { color: colors.accent, width: 1.75 })
      return colors
    },
  }),
  names: (sheet, quote) => [
    {
      gap: 13,
      tree: stack(
        drawing((on, { x, y }, { accent: color }) => {
          const start = { x: x + 66, y }
          const turn = { x: start.x + leader, y: y + leader }
          const pen = { color, width: 1 }
          on.addLine('leader', start, turn, pen)
          on.addLine('leader-shoulder', turn, { x: turn.x + 26, y: turn.y }, pen)
          const dot = { x: start.x - 2.5, y: y - 2.5, width: 5, height: 5 }
          on.addShape('leader-dot', dot, { fill: color }, { type: 'ellipse' })
        }, leader),
        inset({ x: 66 + leader + 34, top: leader - 12, bottom: 0 }, attribution(sheet, quote)),
      ),
    },
  ],
})
