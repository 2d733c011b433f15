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
import { drawDimension, drawExtension } from './dimension.ts'
import { comparableMagnitudes } from './magnitudes.ts'

/** Of the labels beside figures on one scale, and the space after them. */
const labelWidth: Points = 250
const labelGap: Points = 24

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

/** The texts of a figure, the first in red pencil, and with what it is drawn. */
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
    figure: { align: 'center' },
    label: { lines: 3, balanced: true },
  })
  const name = `stat-${index + 1}-dimension`
  return { ...slots, one, name, pen: { color, width: index === 0 ? 1.5 : 1 } }
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
  const { over, figure, under, note, one, name, pen } = slotsOf(
    sheet,
    figures,
    index,
    attempt,
    'start',
  )
  const all = values(figures) ?? []
  const step = attempt.figure
  const room = sheet.theme.frame.content.width - labelWidth - labelGap
  const widthOf = (some: Figure) => setFigure(sheet, some, step, { color: pen.color }).width + 4
  const longest = room - Math.max(...figures.map(widthOf)) * 0.1
  const length = (longest * (all[index] ?? 0)) / Math.max(...all)
  const width = widthOf(one)
  const inside = length > width + 70
  const start = inside ? (length - width) / 2 : length + (length < 24 ? 22 : 12)
  const measure = drawing((on, { x, y, height }) => {
    const middle = y + height / 2
    const end = { x: x + length, y: middle }
    const { mutedInk } = on.theme.colors
    drawExtension(on, `${name}-origin`, { x, y }, { x, y: y + height }, mutedInk)
    const [top, bottom] = [middle - 22, middle + 22]
    drawExtension(on, `${name}-end`, { ...end, y: top }, { ...end, y: bottom }, pen.color)
    drawDimension(on, name, {
      from: { x, y: middle },
      to: end,
      ...pen,
      ...(inside ? { gap: { from: start - 10, to: start + width + 10 } } : {}),
      arrows: length < 24 ? 'outside' : 'inside',
    })
  }, step.number.lineHeight + 8)
  const beside = Math.min(start, room - width)
  const placed = parts([
    { tree: column([]), size: beside },
    { tree: column([{ tree: figure }], 'center'), size: width },
  ])
  return parts([
    {
      tree: column([{ tree: over }, { tree: under }, { tree: note, gap: 4 }], 'center'),
      size: labelWidth,
    },
    { tree: stack(measure, placed), gap: labelGap },
  ])
}

/** Figures side by side, each over a dimension across its column. */
const drawInColumns = figuresLayout({
  counts: { least: 2, most: 4 },
  sizes: (sheet, count) => sizesOf(sheet, count <= 3 ? 84 : sheet.theme.type.statistic.size),
  scale: ({ theme: { type } }, count) =>
    count <= 3
      ? { number: { ...resized(type.statistic, 84), lineHeight: 88 }, unit: resized(type.unit, 46) }
      : { number: type.statistic, unit: type.unit },
  edge: () => 6,
  gap: () => ({ x: 30, y: 30 }),
  bandGap: () => 24,
  sink: () => 0.42,
  cell: (sheet, figures, index, attempt) => {
    const { over, figure, under, note, name, pen } = slotsOf(
      sheet,
      figures,
      index,
      attempt,
      'center',
    )
    const back = attempt.figure.number.lineHeight * 0.8
    const dimension = drawing((on, { x, y, width }) => {
      const extensions = {
        back: back + 14,
        beyond: 8,
        color: index === 0 ? pen.color : on.theme.colors.mutedInk,
      }
      const [from, to] = [
        { x, y: y + 14 },
        { x: x + width, y: y + 14 },
      ]
      drawDimension(on, name, { from, to, ...pen, extensions })
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
