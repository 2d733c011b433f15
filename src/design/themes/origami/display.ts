import { attribution, quoteLayout, quoteSizes, usualQuoteSizes } from '../../layouts/quote.ts'
import { coverLayout, strongSmall } from '../../layouts/title.ts'
import { drawFoldedSheet, drawKite } from './folds.ts'
import { paper } from './paper.ts'
import { drawCoverScenery, drawFlock } from './scenery.ts'

/** The cover: words at the left under an empty sky, a coral crane over folded mountains at the right. */
export const drawOrigamiCover = coverLayout({
  scenery: drawCoverScenery,
  area: { x: 43.2, y: 96, width: 410, height: 372 },
  title: { least: 204 },
  subtitle: { width: 340, gap: 18 },
  meta: { bottom: 508, gap: 14, step: strongSmall },
  eyebrow: { y: 56 },
})

const inset = 46
const margin = 42
const card = (titled: boolean) => {
  const y = titled ? 86 : 52
  return { x: 43.2, y, width: 668, height: 484 - y }
}

/** Words on a large sheet with its corner folded in, two coral kites for a quotation mark; cranes fly beside it. */
export const drawOrigamiQuote = quoteLayout({
  colors: ({ theme: { colors } }) => ({ ...colors, ground: paper.white }),
  scenery: (sheet, _, titled) => {
    drawFoldedSheet(sheet, 'sheet', card(titled), { ground: paper.white, back: paper.sea }, 64)
    drawFlock(sheet, 742, 96)
  },
  title: { x: card(true).x, y: 32, width: card(true).width },
  titleColors: ({ theme }) => ({ color: theme.colors.accent, ground: theme.ground }),
  area: (titled) => {
    const { x, y, width, height } = card(titled)
    return { x: x + inset, y: y + margin, width: width - 2 * inset, height: height - 2 * margin }
  },
  measures: quoteSizes(usualQuoteSizes, card(true).width - 2 * inset),
  sink: 0.4,
  mark: {
    height: 54,
    draw: (sheet, { x, y }) => {
      for (const number of [1, 2]) {
        const kite = { x: x + (number - 1) * 34, y, width: 28, height: 32 }
        drawKite(sheet, `quote-mark-${number}`, kite, [paper.coral, paper.coralShade])
      }
    },
  },
  names: (sheet, quote) => [{ tree: attribution(sheet, quote, { leading: 22 / 16 }), gap: 28 }],
})
