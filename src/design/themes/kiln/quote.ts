import { drawFooter } from '../../frame.ts'
import { attribution, quoteLayout, quoteSizes } from '../../layouts/quote.ts'
import { glaze } from './glazes.ts'
import { drawMosaic, drawTile, layTiles, tile } from './tiles.ts'

const left = 43.2
/** Fewer words are set in more, shorter lines. */
const shortQuote = 22
/** Side of the tiles of the wall. */
const tileSide = 135
const mark = tile('quarter', glaze.blush, [glaze.clay], 'bottom-right')
const sizes = [44, 40, 36, 32, 28, 26, 24, 22, 20, 18, 16]

const wallLeft = (words: number) => 960 - (words <= shortQuote ? 2 : 1) * tileSide
const wordsOf = (text = '') => text.split(/\s+/).length

/** Words on blush beside a wall of one column, or of two where they are few; two leaves are the quotation mark. */
export const drawKilnQuote = quoteLayout({
  colors: ({ theme: { colors } }) => ({
    ...colors,
    mutedInk: colors.ink,
    accent: colors.ink,
    ground: glaze.blush,
  }),
  scenery: (sheet, content) => {
    sheet.background = { kind: 'solid', color: glaze.blush }
    const x = wallLeft(wordsOf(content.quote?.text))
    const wall = { x, y: 0, width: 960 - x, height: 540 }
    drawMosaic(sheet, 'tile', layTiles(content.title.length, wall.width / tileSide, 4), wall)
  },
  title: { x: left, y: 36, width: 640 },
  area: (titled, quote) => ({
    x: left,
    y: titled ? 82 : 70,
    width: wallLeft(wordsOf(quote.text)) - 24 - left,
    height: titled ? 400 : 412,
  }),
  measures: (words) =>
    quoteSizes(sizes, words <= shortQuote ? 540 : 700, { over: 36, words: shortQuote })(words),
  lines: (size) => (size >= 36 ? 5 : 20),
  sink: 0.4,
  mark: {
    height: 62,
    draw: (sheet, { y }) => {
      for (const [index, x] of [left, left + 46].entries())
        drawTile(sheet, `quote-mark-${index + 1}`, { x, y, width: 42, height: 42 }, mark)
    },
  },
  names: (sheet, quote) => [{ tree: attribution(sheet, quote, { leading: 25 / 16 }), gap: 34 }],
  footer: (sheet, content) => {
    const { ink: color } = sheet.theme.colors
    const right = wallLeft(wordsOf(content.quote?.text)) - 24
    drawFooter(sheet, { color, ground: glaze.blush }, undefined, right)
  },
})
