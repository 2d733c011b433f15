import { pointsOf } from '../../devices/polygon.ts'
import { drawBands } from '../../devices/route.ts'
import {
  attribution,
  glyphMark,
  quoteLayout,
  quoteSizes,
  usualQuoteSizes,
} from '../../layouts/quote.ts'
import { drawing } from '../../tree/tree.ts'
import { lines, sectionLine, signInk, white } from './lines.ts'

const left = 130
const width = 700
/** Middle of the lines at the left. */
const railX = 64

/** Words that lines run around, in at the top and out at the right: their speaker is a stop on them. */
export const drawTransitQuote = quoteLayout({
  scenery: (sheet) => {
    const own = sectionLine(sheet)
    const others = lines.filter((line) => line !== own).slice(0, 2)
    const colors = [...others.toReversed(), own].map(({ color }) => color)
    const through = pointsOf(`${railX},0 ${railX},396 ${railX + 46},442 960,442`)
    drawBands(sheet, 'line', { through, radius: 50 }, { colors, width: 11, gap: 4 })
  },
  title: { x: left, y: 44, width },
  area: (titled) => {
    const y = titled ? 88 : 62
    return { x: left, y, width, height: 406 - y }
  },
  measures: quoteSizes(usualQuoteSizes, width),
  sink: 0.45,
  mark: glyphMark(110, { height: 54, line: 78 }, (sheet) => sectionLine(sheet).color),
  names: (sheet, quote) => {
    const stop = drawing((on, { y }) => {
      const box = { x: railX - 26, y, width: 52, height: 22 }
      const paint = { fill: white, stroke: { color: signInk, width: 5 } }
      on.addShape('speaker', box, paint, { type: 'rectangle', radius: 11 })
    }, 0)
    return [{ tree: stop, gap: 30 }, { tree: attribution(sheet, quote, { leading: 22 / 16 }) }]
  },
})
