import { drawGlyphShape } from '../../devices/glyph-shape.ts'
import { drawFooter } from '../../frame.ts'
import { attribution, quoteLayout, quoteSizes } from '../../layouts/quote.ts'
import { resized } from '../type-step.ts'
import { drawSoftBox, onSoftBox } from './panels.ts'
import { pastel } from './pastels.ts'
import { drawEdgePills } from './pill-columns.ts'

const left = 43.2
const inset = 48
const sizes = [44, 40, 36, 32, 28, 26, 24, 22, 20, 18, 16]

const card = (titled: boolean) => ({
  x: left,
  y: titled ? 66 : 43.2,
  width: 660,
  height: titled ? 421.5 : 444.3,
})

/** Words on one large card; who said them in a white pill. */
export const drawSorbetQuote = quoteLayout({
  colors: ({ theme: { colors } }) => ({ ...colors, ground: pastel.lavender }),
  scenery: (sheet, _, titled) => {
    drawEdgePills(sheet)
    const box = card(titled)
    drawSoftBox(sheet, 'card', box, pastel.lavender)
    const mark = resized(sheet.theme.type.numeral, 120)
    const origin = { x: box.x + inset - 4, y: box.y + 118 }
    drawGlyphShape(sheet, 'quote-mark', '“', mark, origin, sheet.theme.colors.accent)
  },
  title: { x: left, y: 32, width: 660 },
  titleColors: ({ theme }) => ({ color: theme.colors.accent, ground: theme.ground }),
  area: (titled) => {
    const { x, y, width, height } = card(titled)
    return { x: x + inset, y: y + 104, width: width - 2 * inset, height: height - 134 }
  },
  measures: quoteSizes(sizes, card(true).width - 2 * inset, { over: 36, words: 22 }),
  lines: (size) => (size >= 36 ? 5 : 20),
  sink: 0,
  names: (sheet, quote) => [
    {
      gap: 26,
      tree: onSoftBox(
        'name-pill',
        sheet.theme.colors.surface,
        { x: 22, right: 26, top: 13, bottom: 13 },
        attribution(sheet, quote, {
          sizes: [14, 13, 12],
          leading: 20 / 14,
          tones: { name: 'ink', affiliation: 'ink' },
        }),
        { hugs: true },
      ),
    },
  ],
  namesAtFoot: true,
  footer: (sheet) => drawFooter(sheet, undefined, undefined, 703),
})
