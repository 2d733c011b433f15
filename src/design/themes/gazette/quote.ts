import type { Points } from '../../../scene/geometry.ts'
import { drawGlyphShape } from '../../devices/glyph-shape.ts'
import { columnEdge } from '../../grid.ts'
import {
  attribution,
  namesSpeaker,
  type QuoteLook,
  quoteLayout,
  quoteSizes,
} from '../../layouts/quote.ts'
import type { Sheet } from '../../sheet.ts'
import type { Figure } from '../../slide-content.ts'
import { fitTree } from '../../tree/fit-tree.ts'
import { column, drawing, inset, text } from '../../tree/tree.ts'
import type { DrawLayout } from '../theme.ts'
import { resized, step } from '../type-step.ts'
import { aside, headlineFace, strongFace } from './faces.ts'
import { drawEyebrowAlone, drawGazetteHeading } from './heading.ts'
import { bar, bodyTop, columnTop, drawColumnRule, drawRule, foot, left, right } from './rules.ts'

const quoteLeft: Points = columnEdge(3)
const columnRule: Points = 677.6
const sideLeft: Points = 701.5
/** The measure beside a column of figures, and without one. */
const [narrow, wide]: [Points, Points] = [470, 700]
const sizes = [46, 42, 38, 34, 30, 28, 26, 24, 22, 20, 18, 16]
const speaker = step(strongFace, 18, 24)

/** Words of somebody in large italics after a red mark. */
const look: QuoteLook = {
  scenery: (sheet, content, titled) => {
    const { eyebrow, figures } = content
    const isSaid = titled || namesSpeaker(eyebrow, content)
    if (!titled || figures.length > 0) drawEyebrowAlone(sheet, isSaid ? '' : eyebrow)
  },
  title: (sheet, content) => drawGazetteHeading(sheet, content),
  area: (titled) => {
    const y = titled ? columnTop + 20 : 106
    return { x: quoteLeft, y, width: wide, height: foot - y }
  },
  measures: (words) =>
    quoteSizes(words > 16 ? sizes : [60, 52, ...sizes], wide, { over: 38, words: 24 })(words),
  lines: (size) => (size > 46 ? 3 : size >= 38 ? 5 : 20),
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
  names: (sheet, quote) => {
    const steps = { name: speaker, affiliation: aside }
    const names = attribution(sheet, quote, { sizes: [18, 16, 14, 12], steps })
    return [
      { tree: bar('quote-bar'), gap: 55 },
      { tree: inset({ x: 0, top: 0, bottom: 0, right: wide - narrow }, names), gap: 10.4 },
    ]
  },
}
const drawAlone = quoteLayout(look)

/** Beside figures the words have a narrower measure, and their title a line. */
const drawBesideFigures = quoteLayout({
  ...look,
  title: { x: left, y: 52, width: 600 },
  titleColors: ({ theme: { colors, ground } }) => ({ color: colors.ink, ground }),
  area: () => ({ x: quoteLeft, y: 106, width: wide, height: foot - 106 }),
  measures: quoteSizes(sizes, narrow, { over: 38, words: 24 }),
})

/** Words of somebody; at the right, if there are some, figures that bear them out. */
export const drawGazetteQuote: DrawLayout = (sheet, content) =>
  content.figures.length === 0
    ? drawAlone(sheet, content)
    : drawBesideFigures(sheet, content) && drawFigures(sheet, content.figures)

/** Figures under one another in a column of their own, with rules between them; false if they are too many. */
function drawFigures(sheet: Sheet, figures: Figure[]): boolean {
  const { type } = sheet.theme
  drawColumnRule(sheet, 'column-rule', columnRule, [bodyTop, foot])
  const area = { x: sideLeft, y: 60.4, width: right - sideLeft, height: 409.2 }
  const steps = [54, 48, 40, 32, 26, 20, 16].flatMap((number) =>
    [16, 14, 12].map((label) => ({ number, label })),
  )
  return fitTree(sheet, area, steps, ({ number, label: size }) => {
    const one = ({ figure, label, note }: Figure, index: number) => {
      const name = `figure-${index + 1}`
      const rule = drawing((on, { x, y }) => {
        if (index > 0) drawRule(on, `${name}-rule`, y - 0.3, [x, right])
      }, 0)
      const step = resized(type.statistic, number)
      const look = { step, tone: 'ink', lines: number > 26 ? 1 : 2, tabularFigures: true } as const
      const words = { step: resized(type.body, size), tone: 'mutedInk', balanced: true } as const
      return column([
        { tree: rule },
        { tree: text(name, figure, look) },
        { tree: text(`${name}-label`, [label, note].filter(Boolean).join('. '), words), gap: 1.6 },
      ])
    }
    // No figure takes more of the column than a third.
    const blanks = Array.from({ length: Math.max(0, 3 - figures.length) }, () => column([]))
    return column([...figures.map(one), ...blanks].map((tree) => ({ tree, gap: 10, grow: 1 })))
  })
}
