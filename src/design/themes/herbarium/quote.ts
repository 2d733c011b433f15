import { drawFooter } from '../../frame.ts'
import { attribution, quoteLayout, quoteSizes } from '../../layouts/quote.ts'
import { inFont, resized } from '../type-step.ts'
import { labelRule } from './label.ts'
import { drawLeaf } from './leaf.ts'
import { onDeepGreen } from './on-deep-green.ts'
import { drawEdgePlants } from './plants.ts'

const left = 43.2
const width = 650
const sizes = [46, 42, 38, 34, 30, 28, 26, 24, 22, 20, 18, 16]

/** Words on deep green beside a tall plant; two petals are the quotation mark, the name is a specimen's label. */
export const drawHerbariumQuote = onDeepGreen(
  quoteLayout({
    scenery: (sheet) => drawEdgePlants(sheet),
    title: { x: left, y: 48, width, height: 24 },
    titleColors: ({ theme }) => ({ color: theme.colors.mutedInk, ground: theme.ground }),
    area: (titled) => ({ x: left, y: titled ? 98 : 74, width, height: titled ? 378 : 402 }),
    measures: quoteSizes(sizes, width, { over: 38, words: 24 }),
    lines: (size) => (size >= 36 ? 5 : 30),
    sink: 0.36,
    // Two petals that fall to the left.
    mark: {
      height: 50,
      draw: (sheet, { y }, { accent }) => {
        for (const [index, x] of [left + 14, left + 44].entries())
          drawLeaf(
            sheet,
            `quote-mark-${index + 1}`,
            { base: { x, y }, angle: 200, length: 34, slim: 0.52 },
            { blade: accent, vein: accent },
          )
      },
    },
    names: (sheet, quote) => {
      const { type, strong } = sheet.theme
      const name = { ...inFont(resized(type.body, 16), strong), lineHeight: 24 }
      const steps = { name, affiliation: resized(type.date, 18) }
      return [
        labelRule(20),
        { tree: attribution(sheet, quote, { sizes: [18, 14, 12], steps }), gap: 11 },
      ]
    },
    footer: (sheet) => {
      const { colors, ground } = sheet.theme
      drawFooter(sheet, { color: colors.mutedInk, ground }, undefined, 700)
    },
  }),
)
