import { drawGlyphShape } from '../../devices/glyph-shape.ts'
import { attribution, quoteLayout } from '../../layouts/quote.ts'
import { drawing, parts } from '../../tree/tree.ts'
import { resized } from '../type-step.ts'
import { drawBody, matter } from './bodies.ts'
import { drawPlanet } from './skies.ts'

const left = 43.2
const width = 630
const largest = 36

/** Words in wide light letters, far from the planet that they are about. */
export const drawObservatoryQuote = quoteLayout({
  scenery: (sheet) => {
    drawPlanet(sheet, { x: 880, y: 300 }, 60)
    const mark = resized(sheet.theme.type.numeral, 110)
    const origin = { x: left - 4, y: 158 }
    drawGlyphShape(sheet, 'quote-mark', '“', mark, origin, sheet.theme.colors.accent)
  },
  title: { x: left, y: 36, width, height: 24 },
  area: () => ({ x: left, y: 132, width, height: 360 }),
  // The narrow measure is the better one to read; longer words take the whole width up to the planet.
  measures: () => [
    { size: largest, width: 520 },
    ...[largest, 32, 28, 26, 24, 22, 20, 18, 16].map((size) => ({ size, width })),
  ],
  lines: (size) => (size >= 32 ? 4 : 20),
  sink: 0,
  names: (sheet, quote) => [
    {
      gap: 34,
      tree: parts([
        {
          tree: drawing((on, { x, y }) => {
            const at = { x: x + 5, y: y + 11 }
            drawBody(on, 'name-disc', { at, radius: 5, fill: matter.apricot })
          }, 0),
          size: 22,
        },
        { tree: attribution(sheet, quote) },
      ]),
    },
  ],
})
