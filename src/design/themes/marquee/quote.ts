import { type Points, pageWidth } from '../../../scene/geometry.ts'
import { drawGlyphShape } from '../../devices/glyph-shape.ts'
import { drawEyebrow } from '../../frame.ts'
import { attribution, quoteLayout, quoteSizes } from '../../layouts/quote.ts'
import { drawing } from '../../tree/tree.ts'
import { resized } from '../type-step.ts'
import { drawLozengeRule, drawPlaybillFrame } from './frames.ts'
import { house } from './house.ts'

const frame = { x: 96, y: 62, width: pageWidth - 192, height: 416 }
const middle: Points = pageWidth / 2
const width = frame.width - 120
const sizes = [40, 36, 32, 28, 26, 24, 22, 20, 18, 16]

/** Words in the middle of a stepped frame whose upper line gives way to the quotation mark. */
export const drawMarqueeQuote = quoteLayout({
  colors: ({ theme: { colors } }) => ({ ...colors, ground: house.velvet }),
  scenery: (sheet, content, titled) => {
    const { colors, type, ground } = sheet.theme
    if (!titled && content.eyebrow !== '')
      drawEyebrow(sheet, content.eyebrow, { color: colors.accent, ground }, 34)
    drawPlaybillFrame(sheet, frame, house.velvet)
    // The frame is open where the mark stands.
    const window = { x: middle - 44, y: frame.y - 4, width: 88, height: 14 }
    sheet.addShape('quote-window', window, { fill: house.velvet })
    sheet.addShape('quote-window-above', { ...window, height: 4 }, { fill: colors.background })
    const mark = resized(type.numeral, 110)
    const origin = { x: middle - sheet.measure('“', mark) / 2, y: frame.y + 74 }
    drawGlyphShape(sheet, 'quote-mark', '“', mark, origin, colors.accent)
  },
  title: { x: frame.x, y: 26, width: frame.width, align: 'center' },
  titleColors: ({ theme }) => ({ color: theme.colors.accent, ground: theme.ground }),
  area: () => ({ x: frame.x + 60, y: frame.y + 72, width, height: frame.height - 106 }),
  measures: quoteSizes(sizes, width, { over: 32, words: 22 }),
  lines: (size) => (size >= 32 ? 5 : 20),
  align: 'center',
  sink: 0.42,
  names: (sheet, quote) => [
    {
      tree: drawing((on, { y }) => drawLozengeRule(on, 'quote-rule', { x: middle, y }, 180), 0),
      gap: 22,
    },
    {
      tree: attribution(sheet, quote, {
        align: 'center',
        tones: { name: 'accent', affiliation: 'mutedInk' },
      }),
      gap: 22,
    },
  ],
})
