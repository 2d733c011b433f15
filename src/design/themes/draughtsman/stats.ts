import type { Points } from '../../../scene/geometry.ts'
import { valuePhrase } from '../../figure-parts.ts'
import { setFigure } from '../../figure-text.ts'
import { type FigureAttempt, figureSlots } from '../../layouts/figure-slots.ts'
import { figureColumns, figuresLayout } from '../../layouts/figures-layout.ts'
import { firstThatFits } from '../../layouts/first-that-fits.ts'
import { drawStats } from '../../layouts/stats.ts'
import type { Sheet } from '../../sheet.ts'
import type { Figure } from '../../slide-content.ts'
import { column, drawing, parts, stack, type Tree } from '../../tree/tree.ts'
import type { DrawLayout } from '../theme.ts'
import { inFont, resized } from '../type-step.ts'
import { drawDraughtsmanBigNumber } from './big-number.ts'
import { drawDimension, onLine } from './dimension.ts'
import { comparableMagnitudes } from './magnitudes.ts'

/** Of the labels beside figures on one scale, the space after them, and the height of a dimension there. */
const labels = { width: 250, gap: 24 }
const measureHeight: Points = 68

const values = (figures: readonly Figure[]) =>
  comparableMagnitudes(figures.map((one) => valuePhrase(one)))

/** Sizes of labels and notes. */
const wordSizes = [
  [20, 16],
  [18, 16],
  [16, 14],
  [14, 14],
  [14, 12],
  [12, 12],
] as const

function sizesOf({ theme: { type, strong } }: Sheet, largest: Points) {
  return wordSizes.map(([label, note]) => ({
    largest,
    label: { ...resized(inFont(type.body, strong), label), lineHeight: Math.round(label * 1.3) },
    note: resized(type.body, note),
  }))
}

/** The texts of a figure, the first in red pencil, and the pen of its dimension. */
function slotsOf(
  sheet: Sheet,
  figures: Figure[],
  index: number,
  attempt: FigureAttempt,
  align: 'start' | 'center',
) {
  const { accent, ink, mutedInk, positive } = sheet.theme.colors
  const one = figures[index] as Figure
  const color = index === 0 ? accent : ink
  const arrow = { up: positive, flat: mutedInk, down: ink }[one.trend ?? 'flat']
  const slots = figureSlots(sheet, one, index, attempt, {
    tones: { figure: { color }, label: { color }, arrow: { color: arrow } },
    align,
    label: { lines: 3, balanced: true },
  })
  const name = `stat-${index + 1}-dimension`
  return { ...slots, name, pen: { color, width: index === 0 ? 1.5 : 1 } }
}

/** Figures of one unit under one another: dimensions from a common origin, each as long as its figure says. */
const drawOnOneScale = figureColumns({
  counts: { least: 2, most: 4 },
  rows: (count) => Array.from({ length: count }, () => 1),
  sizes: (sheet) => sizesOf(sheet, 54),
  scale: ({ theme: { type } }) => ({ number: type.statistic, unit: type.unit }),
  edge: () => 310,
  gap: () => ({ x: 0, y: 0 }),
  bandGap: () => 24,
  cell: measuredRow,
})

function measuredRow(sheet: Sheet, figures: Figure[], index: number, attempt: FigureAttempt): Tree {
  const slots = slotsOf(sheet, figures, index, attempt, 'start')
  const { over, figure, under, note, name, pen } = slots
  const all = values(figures) ?? []
  const room = sheet.theme.frame.content.width - labels.width - labels.gap
  const widthOf = (one: Figure) =>
    setFigure(sheet, one, attempt.figure, { color: pen.color }).width + 12
  const longest = room - Math.max(...figures.map(widthOf)) * 0.1
  const length = (longest * (all[index] ?? 0)) / Math.max(...all)
  const inside = length > widthOf(figures[index] as Figure) + 60
  const line = drawing((on, { x, y, width, height }) => {
    const middle = y + height / 2
    drawDimension(on, name, {
      from: { x, y: middle },
      to: { x: x + width, y: middle },
      ...pen,
      arrows: length < 24 ? 'outside' : 'inside',
      extensions: { back: 22, beyond: 22 },
    })
  }, measureHeight)
  const placed = column([{ tree: inside ? onLine(figure) : figure }], 'center')
  return parts([
    {
      tree: column([{ tree: over }, { tree: under }, { tree: note, gap: 4 }], 'center'),
      size: labels.width,
    },
    { tree: inside ? stack(line, placed) : line, size: length, gap: labels.gap },
    inside ? { tree: column([]) } : { tree: placed, gap: length < 24 ? 22 : 12 },
  ])
}

/** Fewer figures are larger. */
const largestOf = (count: number): Points => ({ 2: 120, 3: 96 })[count] ?? 64
/** Longer notes than this are read from their left edges, and so are the others. */
const longestCentered = 50

/** Figures side by side, each over a dimension across its column. */
const drawInColumns = figuresLayout({
  counts: { least: 2, most: 4 },
  sizes: (sheet, count) => sizesOf(sheet, largestOf(count)),
  scale: ({ theme: { type } }, count) => {
    const size = largestOf(count)
    return {
      number: resized(type.statistic, size),
      unit: resized(type.unit, Math.round(size * 0.55)),
    }
  },
  edge: () => 6,
  gap: () => ({ x: 30, y: 30 }),
  bandGap: () => 24,
  sink: () => 0.42,
  cell: (sheet, figures, index, attempt) => {
    const centered = figures.every(({ note }) => note.length <= longestCentered)
    const align = centered ? 'center' : 'start'
    const slots = slotsOf(sheet, figures, index, attempt, align)
    const { over, figure, under, note, name, pen } = slots
    const back = attempt.figure.number.lineHeight * 0.8 + 14
    const dimension = drawing((on, { x, y, width }) => {
      const color = index === 0 ? pen.color : on.theme.colors.mutedInk
      const line = y + 14
      const ends = { from: { x, y: line }, to: { x: x + width, y: line } }
      drawDimension(on, name, { ...ends, ...pen, extensions: { back, beyond: 8, color } })
    }, 28)
    return column([
      { tree: over },
      { tree: figure },
      { tree: dimension },
      { tree: under },
      { tree: note, gap: 8 },
    ])
  },
})

/** Figures that share a unit on one scale, others each across its own column; nothing without a figure is measured. */
const drawMeasured: DrawLayout = (sheet, content) => {
  const { figures } = content
  if (figures.some((one) => one.figure === '')) return false
  const drawings = values(figures) ? [drawOnOneScale, drawInColumns] : [drawInColumns]
  return firstThatFits(...drawings)(sheet, content)
}

/** Key figures as dimensions. */
export const drawDraughtsmanStats = firstThatFits(drawMeasured, drawDraughtsmanBigNumber, drawStats)
