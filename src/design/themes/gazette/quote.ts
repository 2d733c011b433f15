import type { Box, Points } from '../../../scene/geometry.ts'
import { drawGlyphShape } from '../../devices/glyph-shape.ts'
import { drawFooter } from '../../frame.ts'
import { columnEdge } from '../../grid.ts'
import { drawLine } from '../../layouts/display-slide.ts'
import { attribution, namesSpeaker, quoteLayout, quoteSizes } from '../../layouts/quote.ts'
import type { Sheet } from '../../sheet.ts'
import type { Figure, SlideContent } from '../../slide-content.ts'
import { fitTree } from '../../tree/fit-tree.ts'
import { slideColors } from '../../tree/place-tree.ts'
import { column, drawing, inset, text } from '../../tree/tree.ts'
import { resized, step } from '../type-step.ts'
import { aside, headlineFace, strongFace } from './faces.ts'
import { bar, drawColumnRule, drawDoubleRule, drawRule, foot, left, right, top } from './rules.ts'

const quoteLeft: Points = columnEdge(3)
const columnRule: Points = 677.6
const sideLeft: Points = 701.5
const columnWidth: Points = 470
const sizes = [46, 42, 38, 34, 30, 28, 26, 24, 22, 20, 18, 16]
const large = { over: 38, words: 24 }
const speaker = step(strongFace, 18, 24)

/** Words of somebody in large italics after a red mark. */
const drawWords = quoteLayout({
  scenery: (sheet, content, titled) => {
    drawDoubleRule(sheet, 'head', top)
    const { eyebrow } = content
    if (titled || namesSpeaker(eyebrow, content)) return
    const place = { x: left, y: 56, width: 600, step: aside, tone: 'mutedInk' } as const
    drawLine(sheet, 'eyebrow', eyebrow, place, slideColors(sheet))
  },
  title: { x: left, y: 52, width: 600 },
  titleColors: ({ theme: { colors, ground } }) => ({ color: colors.ink, ground }),
  area: () => ({ x: quoteLeft, y: 106, width: 660, height: foot - 106 }),
  // The narrow measure is the better one to read; longer words may have the column beside it too.
  measures: (words, _, { figures }) => {
    const narrow = quoteSizes(sizes, columnWidth, large)(words)
    return figures.length > 0
      ? narrow
      : [...narrow.slice(0, 1), ...quoteSizes(sizes, 660, large)(words)]
  },
  lines: (size) => (size >= 38 ? 5 : 20),
  sink: 0.32,
  onGround: (_, words) => ({
    kind: 'ground',
    tree: words,
    padding: { x: 0, top: 0, bottom: 0 },
    draw: (sheet, { y }, colors) => {
      const mark = step(headlineFace, 200, 200)
      drawGlyphShape(sheet, 'quote-mark', '“', mark, { x: left - 7, y: y + 126 }, colors.accent)
      return colors
    },
  }),
  names: (sheet, quote) => [
    { tree: bar('quote-bar'), gap: 55 },
    {
      tree: inset(
        { x: 0, top: 0, bottom: 0, right: 660 - columnWidth },
        attribution(sheet, quote, {
          sizes: [18, 16, 14, 12],
          steps: { name: speaker, affiliation: aside },
        }),
      ),
      gap: 10.4,
    },
  ],
  footer: () => {},
})

/** Words of somebody; at the right, if there are some, figures that bear them out. */
export function drawGazetteQuote(sheet: Sheet, content: SlideContent): boolean {
  if (!drawWords(sheet, content)) return false
  if (content.figures.length > 0 && !drawFigures(sheet, content.figures)) return false
  drawFooter(sheet)
  return true
}

/** Figures under one another in a column of their own, with rules between them; false if they are too many. */
function drawFigures(sheet: Sheet, figures: Figure[]): boolean {
  if (figures.length > 4) return false
  const { type } = sheet.theme
  const area: Box = { x: sideLeft, y: 60.4, width: right - sideLeft, height: 409.2 }
  drawColumnRule(sheet, 'column-rule', columnRule, [63, foot])
  const sizes = [54, 48, 40, 32, 26, 20, 16].flatMap((number) =>
    [16, 14, 12].map((label) => ({ number, label })),
  )
  return fitTree(sheet, area, sizes, ({ number, label: size }) => {
    const one = ({ figure, label, note }: Figure, index: number) => {
      const name = `figure-${index + 1}`
      const rule = drawing((on, { x, y }) => drawRule(on, `${name}-rule`, y - 0.3, [x, right]), 0)
      const step = resized(type.statistic, number)
      const look = { step, tone: 'ink', lines: number > 26 ? 1 : 2, tabularFigures: true } as const
      const said = [label, note].filter(Boolean).join('. ')
      const words = { step: resized(type.body, size), tone: 'mutedInk', balanced: true } as const
      return column([
        { tree: index > 0 ? rule : column([]) },
        { tree: text(name, figure, look) },
        { tree: text(`${name}-label`, said, words), gap: 1.6 },
      ])
    }
    // No figure takes more of the column than a third.
    const blanks = Array.from({ length: Math.max(0, 3 - figures.length) }, () => column([]))
    return column([...figures.map(one), ...blanks].map((tree) => ({ tree, gap: 10, grow: 1 })))
  })
}
