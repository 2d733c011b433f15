import type { Box, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { valuePhrase } from '../../figure-parts.ts'
import { type FigureStep, setFigure } from '../../figure-text.ts'
import { rightEdge } from '../../grid.ts'
import { type FigureAttempt, figureSlots } from '../../layouts/figure-slots.ts'
import { figuresLayout } from '../../layouts/figures-layout.ts'
import { firstThatFits } from '../../layouts/first-that-fits.ts'
import { drawStats } from '../../layouts/stats.ts'
import type { Sheet } from '../../sheet.ts'
import type { Figure, SlideContent } from '../../slide-content.ts'
import { column, drawing, parts, type Tree } from '../../tree/tree.ts'
import type { DrawLayout } from '../theme.ts'
import { inFont, resized } from '../type-step.ts'
import { drawDraughtsmanBigNumber } from './big-number.ts'
import { drawDimension, drawExtension } from './dimension.ts'
import { comparableMagnitudes } from './magnitudes.ts'

/** Of the labels beside figures on one scale, and the space after them. */
const labelWidth: Points = 230
const labelGap: Points = 24

const values = (figures: readonly Figure[]) =>
  comparableMagnitudes(figures.map((one) => valuePhrase(one)))

/** Figures of one unit under one another, each as long as it says. */
const drawOnOneScale = figuresLayout({
  counts: { least: 2, most: 4 },
  rows: (count) => Array.from({ length: count }, () => 1),
  sizes: ({ theme }) =>
    [16, 14, 13, 12].map((label) => ({
      largest: 48,
      label: resized(inFont(theme.type.large, theme.strong), label),
      note: resized(theme.type.body, 12),
    })),
  scale: ({ theme: { type } }) => ({ number: type.statistic, unit: type.unit }),
  edge: () => 300,
  gap: () => ({ x: 0, y: 0 }),
  bandGap: () => 24,
  cell: measuredRow,
})

function measuredRow(sheet: Sheet, figures: Figure[], index: number, attempt: FigureAttempt): Tree {
  const { accent } = sheet.theme.colors
  const one = figures[index] as Figure
  const color = index === 0 ? accent : sheet.theme.colors.ink
  const { over, under, note } = figureSlots(sheet, one, index, attempt, lookOf(sheet, one, color))
  const height = attempt.figure.number.lineHeight + 8
  const measure = drawing((on, box) => {
    drawMeasure(on, figures, index, box, attempt.figure, color)
  }, height)
  const labels = column([{ tree: over }, { tree: under }, { tree: note, gap: 4 }], 'center')
  return parts([
    { tree: labels, size: labelWidth },
    { tree: measure, gap: labelGap },
  ])
}

/** A dimension from the common origin, as long as its figure says, with the figure in it or after it. */
function drawMeasure(
  sheet: Sheet,
  figures: Figure[],
  index: number,
  { x, y, width: room, height }: Box,
  step: FigureStep,
  color: Color,
): void {
  const name = `stat-${index + 1}`
  const all = values(figures) ?? []
  const { mutedInk } = sheet.theme.colors
  const widthOf = (one: Figure) => setFigure(sheet, one, step, { color }).width + 2
  const scale = (room - Math.max(...figures.map(widthOf)) * 0.1) / Math.max(...all)
  const middle = y + height / 2
  const length = (all[index] ?? 0) * scale
  const width = widthOf(figures[index] as Figure)
  const inside = length > width + 70
  const short = length < 24
  const end = x + length
  const start = (length - width) / 2
  if (height > 0)
    sheet.addLine(
      index === 0 ? 'origin' : `${name}-origin`,
      { x, y },
      { x, y: y + height },
      { color: mutedInk, width: 0.75 },
    )
  const reach = { from: { x: end, y: middle - 22 }, to: { x: end, y: middle + 22 } }
  drawExtension(sheet, `${name}-end`, reach.from, reach.to, color)
  drawDimension(sheet, `${name}-dimension`, {
    from: { x, y: middle },
    to: { x: end, y: middle },
    color,
    width: index === 0 ? 1.5 : 1,
    ...(inside ? { gap: { from: start - 10, to: start + width + 10 } } : {}),
    ...(short ? { arrows: 'outside' as const } : {}),
  })
  const set = setFigure(sheet, figures[index] as Figure, step, { color })
  const figureX = inside ? x + start : end + (short ? 22 : 12)
  const own = set.layout.height
  sheet.addText({
    name: `${name}-figure`,
    box: { x: Math.min(figureX, x + room - width), y: middle - own / 2, width, height: own },
    layout: set.layout,
    wrap: false,
    ground: sheet.theme.ground,
  })
}

/** Figures side by side, each over a dimension across its column; the first in red pencil. */
const drawInColumns = figuresLayout({
  counts: { least: 2, most: 4 },
  sizes: ({ theme }, count) =>
    [
      [16, 13],
      [14, 12],
    ].map(([label = 12, note = 12]) => ({
      largest: count <= 3 ? 84 : theme.type.statistic.size,
      label: resized(inFont(theme.type.large, theme.strong), label),
      note: resized(theme.type.body, note),
    })),
  scale: ({ theme: { type } }, count) =>
    count <= 3
      ? { number: { ...resized(type.statistic, 84), lineHeight: 88 }, unit: resized(type.unit, 46) }
      : { number: type.statistic, unit: type.unit },
  edge: () => 6,
  gap: () => ({ x: 30, y: 30 }),
  bandGap: () => 24,
  sink: () => 0.42,
  cell: (sheet, figures, index, attempt) => {
    const one = figures[index] as Figure
    const { accent, ink, mutedInk } = sheet.theme.colors
    const color = index === 0 ? accent : ink
    const slots = figureSlots(sheet, one, index, attempt, lookOf(sheet, one, color))
    const dimension = drawing((on, box) => {
      const name = `stat-${index + 1}`
      const line = box.y + 14
      for (const [side, x] of [
        ['start', box.x],
        ['end', rightEdge(box)],
      ] as const) {
        const from = { x, y: box.y - attempt.figure.number.lineHeight * 0.8 }
        const stroke = index === 0 ? accent : mutedInk
        drawExtension(on, `${name}-${side}`, from, { x, y: line + 8 }, stroke)
      }
      const [from, to] = [box.x, rightEdge(box)].map((x) => ({ x, y: line }))
      if (from && to)
        drawDimension(on, `${name}-dimension`, { from, to, color, width: index === 0 ? 1.5 : 1 })
    }, 24)
    return column([
      { tree: slots.over },
      { tree: slots.figure },
      { tree: dimension },
      { tree: slots.under },
      { tree: slots.note, gap: 8 },
    ])
  },
})

function lookOf(sheet: Sheet, { trend }: Figure, color: Color) {
  const { colors } = sheet.theme
  const arrow = trend === 'flat' ? colors.mutedInk : trend === 'up' ? colors.positive : colors.ink
  return {
    tones: { figure: { color }, label: { color }, arrow: { color: arrow } },
    figure: { align: 'center' as const },
    label: { lines: 2 },
  }
}

/** Whether figures can be dimensions at all, and whether they share a scale. */
const drawMeasuredStats: DrawLayout = (sheet, content: SlideContent) => {
  const { figures } = content
  if (figures.some((one) => one.figure === '')) return false
  const drawings = values(figures) ? [drawOnOneScale, drawInColumns] : [drawInColumns]
  return firstThatFits(...drawings)(sheet, content)
}

/** Key figures as dimensions: on one scale where they share a unit, else each across its own column. */
export const drawDraughtsmanStats = firstThatFits(
  drawMeasuredStats,
  drawDraughtsmanBigNumber,
  drawStats,
)
