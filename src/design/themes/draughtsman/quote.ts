import type { Box, Point, Points } from '../../../scene/geometry.ts'
import type { PathCommand } from '../../../scene/node.ts'
import { drawPath } from '../../devices/polygon.ts'
import { drawFrame } from '../../frame.ts'
import { attribution, quoteLayout, quoteSizes, usualQuoteSizes } from '../../layouts/quote.ts'
import type { Sheet } from '../../sheet.ts'

const left: Points = 57.2
const width: Points = 845.6
/** From the cloud's edge to the words. */
const padding: Points = 42
/** About the chord of an arc of the cloud, and how far the handles of an arc stand out, as a share of it. */
const chord: Points = 46
const bulge = 0.4

/** Words about the drawing in a revision cloud, over who said them. */
export const drawDraughtsmanQuote = quoteLayout({
  title: drawFrame,
  area: (titled) => ({ x: left, y: titled ? 136 : 84, width, height: titled ? 330 : 382 }),
  measures: quoteSizes(usualQuoteSizes, width),
  sink: 0.4,
  onGround: (_, words) => ({
    kind: 'ground',
    tree: words,
    padding: { x: padding, right: 62, top: 38, bottom: 38 },
    hugs: true,
    draw: (sheet, box, colors) => {
      drawRevisionCloud(sheet, box)
      return colors
    },
  }),
  names: (sheet, quote) => [
    { gap: 30, tree: attribution(sheet, quote, { sizes: [18, 16, 14, 12] }) },
  ],
})

/** The cloud that marks what somebody has said about a drawing: arcs on even chords of a box, standing out of it. */
function drawRevisionCloud(sheet: Sheet, { x, y, width, height }: Box): void {
  const across = { x: width / Math.max(2, Math.round(width / chord)), y: 0 }
  const down = { x: 0, y: height / Math.max(2, Math.round(height / chord)) }
  const around = [across, down, { x: -across.x, y: 0 }, { x: 0, y: -down.y }]
  let at: Point = { x, y }
  const arcs = around.flatMap((step) => {
    const length = Math.abs(step.x + step.y)
    const count = Math.round((step.x === 0 ? height : width) / length)
    return Array.from({ length: count }, (): PathCommand => {
      const from = at
      at = { x: from.x + step.x, y: from.y + step.y }
      // Outwards is to the left of the direction in which the box is gone round.
      const [outX, outY] = [step.y * bulge, -step.x * bulge]
      const [x1, y1, x2, y2] = [from.x + outX, from.y + outY, at.x + outX, at.y + outY]
      return { type: 'C', x1, y1, x2, y2, ...at }
    })
  })
  const commands: PathCommand[] = [{ type: 'M', x, y }, ...arcs, { type: 'Z' }]
  const stroke = { color: sheet.theme.colors.accent, width: 1.75 }
  drawPath(sheet, 'cloud', commands, { stroke })
}
