import { type Points, pageWidth } from '../../../scene/geometry.ts'
import { drawPolygon, pointsOf } from '../../devices/polygon.ts'
import { quoteLayout, quoteSizes } from '../../layouts/quote.ts'
import { column, first, parts, text } from '../../tree/tree.ts'
import { inFont, resized } from '../type-step.ts'
import { black, yellowPanel } from './colors.ts'
import { titleBearing } from './cover.ts'
import { drawSignalFooter } from './footer.ts'
import { drawHazardStripe, slab } from './markings.ts'

const left: Points = 43.2
const width: Points = 873.6
/** More words than these leave no room for the mark. */
const markedWords = 40

/** Where the mark's two commas begin, and the outline of one from there. */
const marks: Points[] = [691.5, 819]
const comma = pointsOf('0,247.5 98,247.5 98,345 52,423 0,423 33,345 0,345')

const isMarked = (words: number) => words <= markedWords

/** Words as large as they get under a hazard stripe, a quotation mark of two blocks, the name under a slab. */
export const drawSignalQuote = quoteLayout({
  colors: () => yellowPanel,
  scenery: (sheet, { quote }) => {
    drawHazardStripe(sheet, 'stripe', { x: 0, y: 0, width: pageWidth, height: 30 })
    if (!isMarked((quote?.text ?? '').split(/\s+/).length)) return
    for (const [index, from] of marks.entries()) {
      const points = comma.map(({ x, y }) => ({ x: from + x, y }))
      drawPolygon(sheet, `quote-mark-${index + 1}`, points, black)
    }
  },
  title: { x: left, y: 63.5, width, height: 24 },
  area: (titled) => ({
    x: left - titleBearing,
    y: titled ? 108 : 72,
    width: width + titleBearing,
    height: titled ? 382 : 418,
  }),
  measures: (words) =>
    quoteSizes([66, 60, 54, 48, 42, 36, 32, 28, 24, 20, 18, 16], isMarked(words) ? 600 : width, {
      over: 66,
      words,
    })(words),
  lines: (size) => (size >= 54 ? 4 : size >= 36 ? 6 : 30),
  sink: 0.4,
  names: ({ theme }, { name, affiliation }) => [
    { tree: slab('slab', width, titleBearing), gap: 16 },
    {
      // In one line, in smaller type on more where they are long.
      tree: first(
        ...[18, 16, 14, 12].map((size) => {
          const step = { ...resized(theme.type.body, size), lineHeight: Math.round(size * 1.33) }
          const look = { tone: 'ink', lines: size === 18 ? 1 : 4 } as const
          const strong = inFont(step, theme.strong)
          return parts([
            { tree: column([]), size: titleBearing },
            { tree: text('quote-name', name, { ...look, step: strong }), size: 'words' },
            { tree: text('quote-affiliation', affiliation, { ...look, step }), gap: 6 },
          ])
        }),
      ),
      gap: 10.5,
    },
  ],
  namesAtFoot: true,
  footer: drawSignalFooter,
})
