import type { Points } from '../../../scene/geometry.ts'
import { figureSlots } from '../../layouts/figure-slots.ts'
import { figuresLayout } from '../../layouts/figures-layout.ts'
import type { Figure } from '../../slide-content.ts'
import { column, drawing, panel } from '../../tree/tree.ts'
import { inFont, resized } from '../type-step.ts'
import { drawFan, lit } from './fan.ts'

/** Sizes of the fan, of the figure, its label and its note, and for how many figures they are at the most. */
const sizes: [fan: Points, figure: Points, label: Points, note: Points, most: number][] = [
  [96, 104, 24, 20, 2],
  [80, 84, 22, 18, 2],
  [62, 64, 20, 16, 4],
  [54, 56, 18, 16, 4],
  [46, 48, 16, 14, 4],
  [26, 40, 16, 14, 8],
  [22, 36, 14, 12, 8],
  [14, 28, 12, 12, 8],
]
/** Between the sides of a panel and its words. */
const edge: Points = 16

/** Figures on signs, each under a fan of gold. What sums them up in a band below. */
export const drawMarqueeStats = figuresLayout({
  counts: { least: 0, most: 8 },
  sizes: ({ theme: { type, strong } }, count) =>
    sizes
      .filter(([, , , , most]) => count <= most)
      .map(([fan, largest, label, note]) => ({
        fan,
        largest,
        least: largest * 0.7,
        label: inFont(resized(type.body, label), strong),
        note: resized(type.body, note),
      })),
  scale: ({ theme: { type } }) => ({
    number: resized(type.bigFigure, 104),
    unit: resized(type.bigUnit, 57),
  }),
  edge: () => edge,
  gap: ({ theme: { panelGap } }) => ({ x: panelGap, y: panelGap }),
  bandGap: () => 18,
  sink: () => 0.4,
  cell: (sheet, figures, index, attempt) => {
    const slots = figureSlots(sheet, figures[index] as Figure, index, attempt, {
      align: 'center',
      tones: { figure: 'accent' },
      label: { balanced: 'last line' },
      note: { balanced: 'last line' },
    })
    const fan = drawing((on, box) => {
      const base = { x: box.x + box.width / 2, y: box.y + attempt.fan }
      drawFan(on, `stat-${index + 1}-fan`, base, attempt.fan, lit)
    }, attempt.fan)
    const words = column([
      { tree: fan },
      { tree: slots.over, gap: 12 },
      { tree: slots.figure, gap: 8 },
      { tree: slots.under, gap: 8 },
      { tree: slots.note, gap: 6 },
    ])
    const position = { index, count: figures.length }
    const padding = { x: edge, top: edge + 6, bottom: edge }
    return panel(`stat-${index + 1}-panel`, 'plain', position, padding, words)
  },
})
