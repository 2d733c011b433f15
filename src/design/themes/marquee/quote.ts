import { type Points, pageWidth } from '../../../scene/geometry.ts'
import { drawGlyphShape } from '../../devices/glyph-shape.ts'
import { drawEyebrow } from '../../frame.ts'
import { attribution, quoteLayout, quoteSizes } from '../../layouts/quote.ts'
import { resized } from '../type-step.ts'
import { drawPlaybillFrame, lozengeRule } from './frames.ts'
import { house } from './house.ts'

/** The frame of a quote; lower under a title. */
const frameUnder = (titled: boolean) => {
  const y = titled ? 88 : 62
  return { x: 96, y, width: pageWidth - 192, height: 478 - y }
}
const width: Points = 648
const sizes = [40, 36, 32, 28, 26, 24, 22, 20, 18, 16]

/** Words in the middle of a stepped frame, under their mark. */
export const drawMarqueeQuote = quoteLayout({
  colors: ({ theme: { colors } }) => ({ ...colors, ground: house.velvet }),
  scenery: (sheet, { eyebrow }, titled) => {
    const { colors, ground } = sheet.theme
    if (!titled) drawEyebrow(sheet, eyebrow, { color: colors.accent, ground }, 34)
    drawPlaybillFrame(sheet, frameUnder(titled), house.velvet)
  },
  title: { x: 96, y: 40, width: pageWidth - 192, align: 'center' },
  titleColors: ({ theme }) => ({ color: theme.colors.accent, ground: theme.ground }),
  area: (titled) => {
    const { y, height } = frameUnder(titled)
    return { x: (pageWidth - width) / 2, y: y + 28, width, height: height - 56 }
  },
  measures: quoteSizes(sizes, width, { over: 32, words: 22 }),
  lines: (size) => (size >= 32 ? 5 : 20),
  align: 'center',
  sink: 0.42,
  mark: {
    height: 52,
    draw: (sheet, { x, y, width }, { accent }) => {
      const mark = resized(sheet.theme.type.numeral, 110)
      const origin = { x: x + (width - sheet.measure('“', mark)) / 2, y: y + 76 }
      drawGlyphShape(sheet, 'quote-mark', '“', mark, origin, accent)
    },
  },
  names: (sheet, quote) => {
    const tones = { name: 'accent', affiliation: 'mutedInk' } as const
    const names = attribution(sheet, quote, { align: 'center', tones })
    return [lozengeRule('quote-rule', 180), { tree: names, gap: 22 }]
  },
})
