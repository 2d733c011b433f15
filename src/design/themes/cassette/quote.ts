import { drawFooter } from '../../frame.ts'
import { attribution, quoteLayout, quoteSizes, usualQuoteSizes } from '../../layouts/quote.ts'
import { inFont } from '../type-step.ts'
import { labelColors } from './panels.ts'
import { drawStripes, stripesOnLabel } from './stripes.ts'

const left = 43.2
const width = 690
/** Characters. */
const longQuote = 160

/** Words on the label itself: the stripes run over its head and down its side. */
export const drawCassetteQuote = quoteLayout({
  colors: () => labelColors,
  scenery: (sheet) => {
    sheet.background = { kind: 'solid', color: labelColors.ground }
    const look = { radius: 130, width: 15, gap: 5, colors: stripesOnLabel }
    drawStripes(sheet, 'stripe', '0,62 850,62 850,540', look)
  },
  title: { x: left, y: 124, width },
  area: (titled) => ({ x: left, y: titled ? 158 : 134, width, height: titled ? 324 : 348 }),
  measures: quoteSizes(usualQuoteSizes, width),
  // Many words are read more easily in the text face.
  step: ({ theme }, { text: words }) =>
    words.length > longQuote ? inFont(theme.type.quote, theme.strong) : theme.type.quote,
  sink: 0.4,
  names: (sheet, quote) => [{ tree: attribution(sheet, quote), gap: 18 }],
  namesAtFoot: true,
  footer: (sheet) =>
    drawFooter(sheet, { color: labelColors.mutedInk, ground: labelColors.ground }, undefined, 790),
})
