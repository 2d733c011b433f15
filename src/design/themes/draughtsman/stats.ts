import type { Points } from '../../../scene/geometry.ts'
import { figureSlots } from '../../layouts/figure-slots.ts'
import { figuresLayout } from '../../layouts/figures-layout.ts'
import { firstThatFits } from '../../layouts/first-that-fits.ts'
import { drawStats } from '../../layouts/stats.ts'
import type { Figure } from '../../slide-content.ts'
import { column } from '../../tree/tree.ts'
import { inFont, resized } from '../type-step.ts'
import { dimensionUnder, drawDraughtsmanBigNumber } from './big-number.ts'

/** Fewer figures are larger. */
const largestOf = (count: number): Points => ({ 2: 120, 3: 96 })[count] ?? 64
/** Longer notes than this are read from their left edges, and so are the others. */
const longestCentered = 50

/** Figures side by side, each over a dimension across its column; the first in red pencil. */
const drawInColumns = figuresLayout({
  counts: { least: 2, most: 4 },
  sizes: ({ theme: { type, strong } }, count) =>
    [20, 18, 16, 14, 12].map((size) => ({
      largest: largestOf(count),
      label: { ...resized(inFont(type.body, strong), size), lineHeight: Math.round(size * 1.3) },
      note: resized(type.body, Math.max(12, size - 2)),
    })),
  scale: ({ theme: { type } }, count) => ({
    number: resized(type.statistic, largestOf(count)),
    unit: resized(type.unit, Math.round(largestOf(count) * 0.55)),
  }),
  edge: () => 6,
  bounded: true,
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
      label: { lines: 3, balanced: 'last line' },
    })
    const back = attempt.figure.number.lineHeight * 0.8 + 14
    const tone = index === 0 ? 'accent' : 'ink'
    const dimension = dimensionUnder({ name: `stat-${index + 1}`, back, tone })
    return column([
      { tree: over },
      { tree: figure, gap: 8 },
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
