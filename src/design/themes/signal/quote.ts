import type { Point, Points } from '../../../scene/geometry.ts'
import { quoteLayout, quoteSizes } from '../../layouts/quote.ts'
import { drawing, first, inset, parts, text } from '../../tree/tree.ts'
import { inFont, resized } from '../type-step.ts'
import { black, yellow } from './colors.ts'
import { drawSignalFooter } from './footer.ts'
import { drawHazardStripe } from './hazard-stripe.ts'
import { drawPolygon } from './polygon.ts'
import { drawSlab } from './slab.ts'

const left: Points = 43.2
const width: Points = 873.6
/** Display letters have space before them. */
const bearing: Points = 2.7
const markLeft: Points = 691.5
/** More words than these leave no room for the mark. */
const markedWords = 40
const sizes = [66, 60, 54, 48, 42, 36, 32, 28, 24, 20, 18, 16]

/** One comma of the quotation mark, from its upper left corner. */
const comma: Point[] = [
  { x: 0, y: 0 },
  { x: 98, y: 0 },
  { x: 98, y: 97.5 },
  { x: 52, y: 175.5 },
  { x: 0, y: 175.5 },
  { x: 33, y: 97.5 },
  { x: 0, y: 97.5 },
]

const isMarked = (words: string) => words.split(/\s+/).length <= markedWords

/** Words as large as they get under a hazard stripe, a quotation mark of two blocks, the name under a slab. */
export const drawSignalQuote = quoteLayout({
  colors: ({ theme: { colors } }) => ({
    ...colors,
    ground: yellow,
    ink: black,
    mutedInk: black,
    accent: black,
  }),
  scenery: (sheet, { quote }) => {
    drawHazardStripe(sheet, 'stripe', { y: 0, height: 30 })
    if (!isMarked(quote?.text ?? '')) return
    for (const [index, x] of [markLeft, markLeft + 127.5].entries()) {
      const points = comma.map((point) => ({ x: x + point.x, y: 247.5 + point.y }))
      drawPolygon(sheet, `quote-mark-${index + 1}`, points, black)
    }
  },
  title: { x: left, y: 63.5, width, height: 24 },
  area: (titled) => ({
    x: left - bearing,
    y: titled ? 108 : 72,
    width: width + bearing,
    height: titled ? 382 : 418,
  }),
  measures: (words) =>
    quoteSizes(sizes, words <= markedWords ? 600 : width, { over: 66, words })(words),
  lines: (size) => (size >= 54 ? 4 : size >= 36 ? 6 : 30),
  sink: 0.4,
  names: ({ theme }, { name, affiliation }) => [
    {
      tree: drawing((sheet, { y }) => drawSlab(sheet, 'slab', { x: left, y }, width, black), 16.5),
      gap: 16,
    },
    {
      // In one line, in smaller type on more where they are long.
      tree: first(
        ...[18, 16, 14, 12].map((size) => {
          const step = { ...resized(theme.type.body, size), lineHeight: Math.round(size * 1.33) }
          const lines = size === 18 ? 1 : 4
          return inset(
            { x: bearing, right: 0, top: 0, bottom: 0 },
            parts([
              {
                tree: text('quote-name', name, {
                  step: inFont(step, theme.strong),
                  tone: 'ink',
                  lines,
                }),
                size: 'words',
              },
              {
                tree: text('quote-affiliation', affiliation, { step, tone: 'ink', lines }),
                gap: 6,
              },
            ]),
          )
        }),
      ),
    },
  ],
  namesAtFoot: true,
  footer: drawSignalFooter,
})
