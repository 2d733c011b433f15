import { drawGlyphShape } from '../../devices/glyph-shape.ts'
import { drawFooter } from '../../frame.ts'
import { attribution, quoteLayout, quoteSizes } from '../../layouts/quote.ts'
import { resized } from '../type-step.ts'
import { drawSoftBox, onSoftBox } from './panels.ts'
import { pastel } from './pastels.ts'
import { drawEdgePills } from './pill-columns.ts'

const card = { x: 43.2, y: 43.2, width: 660, height: 444.3 }
const inset = 48
const width = card.width - 2 * inset
/** What a title takes over the mark. */
const titleHeight = 34

/** Words on one large card under their mark, a title over that; who said them in a white pill. */
export const drawSorbetQuote = quoteLayout({
  colors: ({ theme: { colors } }) => ({ ...colors, ground: pastel.lavender }),
  scenery: (sheet, _, titled) => {
    drawEdgePills(sheet)
    drawSoftBox(sheet, 'card', card, pastel.lavender)
    const mark = resized(sheet.theme.type.numeral, 120)
    const origin = { x: card.x + inset - 4, y: card.y + 118 + (titled ? titleHeight : 0) }
    drawGlyphShape(sheet, 'quote-mark', '“', mark, origin, sheet.theme.colors.accent)
  },
  title: { x: card.x + inset, y: card.y + 34, width },
  titleColors: ({ theme }) => ({ color: theme.colors.ink, ground: pastel.lavender }),
  area: (titled) => {
    const top = 104 + (titled ? titleHeight : 0)
    return { x: card.x + inset, y: card.y + top, width, height: card.height - 30 - top }
  },
  measures: quoteSizes([44, 40, 36, 32, 28, 26, 24, 22, 20, 18, 16], width, {
    over: 36,
    words: 22,
  }),
  lines: (size) => (size >= 36 ? 5 : 20),
  sink: 0,
  names: (sheet, quote) => {
    const tones = { name: 'ink', affiliation: 'ink' } as const
    const said = attribution(sheet, quote, { sizes: [14, 13, 12], leading: 20 / 14, tones })
    const padding = { x: 22, right: 26, top: 13, bottom: 13 }
    return [
      { gap: 26, tree: onSoftBox('name-pill', sheet.theme.colors.surface, padding, said, true) },
    ]
  },
  namesAtFoot: true,
  footer: (sheet) => drawFooter(sheet, undefined, undefined, 703),
})
