import type { Points } from '../../../scene/geometry.ts'
import { figureSlots } from '../../layouts/figure-slots.ts'
import { figuresLayout } from '../../layouts/figures-layout.ts'
import { firstThatFits } from '../../layouts/first-that-fits.ts'
import { drawStats } from '../../layouts/stats.ts'
import type { Figure } from '../../slide-content.ts'
import { column } from '../../tree/tree.ts'
import { inFont, resized } from '../type-step.ts'
import { dimensionUnder, drawDraughtsmanBigNumber } from './big-number.ts'

/** Sizes of labels and notes. */
const wordSizes = [
  [20, 16],
  [18, 16],
  [16, 14],
  [14, 14],
  [14, 12],
  [12, 12],
] as const

/** Fewer figures are larger. */
const largestOf = (count: number): Points => ({ 2: 120, 3: 96 })[count] ?? 64
/** Longer notes than this are read from their left edges, and so are the others. */
const longestCentered = 50

/** Figures side by side, each over a dimension across its column; the first in red pencil. */
const drawInColumns = figuresLayout({
  counts: { least: 2, most: 4 },
  sizes: ({ theme: { type, strong } }, count) =>
    wordSizes.map(([label, note]) => ({
      largest: largestOf(count),
      label: { ...resized(inFont(type.body, strong), label), lineHeight: Math.round(label * 1.3) },
      note: resized(type.body, note),
    })),
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
    const one = figures[index] as Figure
    const { accent, ink, mutedInk, positive } = sheet.theme.colors
    const color = index === 0 ? accent : ink
    const arrow = { up: positive, flat: mutedInk, down: ink }[one.trend ?? 'flat']
    const centered = figures.every(({ note }) => note.length <= longestCentered)
    const { over, figure, under, note } = figureSlots(sheet, one, index, attempt, {
      tones: { figure: { color }, label: { color }, arrow: { color: arrow } },
      align: centered ? 'center' : 'start',
      label: { lines: 3, balanced: true },
    })
    const back = attempt.figure.number.lineHeight * 0.8 + 14
    const dimension = dimensionUnder({
      name: `stat-${index + 1}`,
      back,
      tone: index === 0 ? 'accent' : 'ink',
    })
    return column([
      { tree: over },
      { tree: figure },
      { tree: dimension },
      { tree: under },
      { tree: note, gap: 8 },
    ])
  },
})

/** Key figures as dimensions; what has no figure is not measured. */
export const drawDraughtsmanStats = firstThatFits(
  (sheet, content) =>
    content.figures.every((one) => one.figure !== '') && drawInColumns(sheet, content),
  drawDraughtsmanBigNumber,
  drawStats,
)
