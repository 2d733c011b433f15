import { drawBands } from '../../devices/route.ts'
import {
  attribution,
  type Quote,
  quoteLayout,
  quoteSizes,
  usualQuoteSizes,
} from '../../layouts/quote.ts'
import { lines, sectionLine, signInk } from './lines.ts'

const left = 130
const width = 700

/** Where the stop of the speaker is: higher where more names stand under it. */
const stopOf = (quote: Quote | undefined) =>
  440 - [quote?.name, quote?.affiliation].filter(Boolean).length * 30

/** Words that a line runs around, in at the top and out at the right: its speaker is a stop. */
export const drawTransitQuote = quoteLayout({
  scenery: (sheet, { quote }) => {
    const stop = stopOf(quote)
    const own = sectionLine(sheet)
    const others = lines.filter((line) => line !== own)
    const colors = [own, ...others.slice(0, 2)].map(({ color }) => color)
    const through = [
      { x: 64, y: 0 },
      { x: 64, y: stop - 31 },
      { x: 110, y: stop + 15 },
      { x: 960, y: stop + 15 },
    ]
    const bands = { colors: colors.toReversed(), width: 11, gap: 4 }
    drawBands(sheet, 'line', { through, radius: 50 }, bands)
    if (stop === stopOf(undefined)) return
    sheet.addShape(
      'speaker',
      { x: left + 2, y: stop - 9, width: 22, height: 48 },
      { fill: '#FFFFFF', stroke: { color: signInk, width: 5 } },
      { type: 'rectangle', radius: 11 },
    )
  },
  title: { x: left, y: 44, width },
  area: (titled, quote) => {
    const y = titled ? 88 : 62
    const stop = stopOf(quote)
    return { x: left, y, width, height: (stop === stopOf(undefined) ? stop - 44 : 480) - y }
  },
  measures: quoteSizes(usualQuoteSizes, width),
  sink: 0.45,
  names: (sheet, quote) => [{ tree: attribution(sheet, quote, { leading: 22 / 16 }), gap: 93 }],
  namesAtFoot: true,
})
