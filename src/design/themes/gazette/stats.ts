import { figureSlots } from '../../layouts/figure-slots.ts'
import { figuresLayout, panelRows } from '../../layouts/figures-layout.ts'
import type { Figure } from '../../slide-content.ts'
import { column, panel } from '../../tree/tree.ts'
import { inFont, resized } from '../type-step.ts'
import { strongFace } from './faces.ts'
import { rowGap } from './rules.ts'

/** Figures as columns: the number in headline type, the first one in red, under it its name and a note. */
export const drawGazetteStats = figuresLayout({
  counts: { least: 0, most: 8 },
  // The upper row is never shorter.
  rows: (count) => panelRows(count).toReversed(),
  even: true,
  sizes: ({ theme: { type } }, count) => {
    const [largest, most] = count > 4 ? [44, 18] : count > 3 ? [60, 20] : [count > 2 ? 80 : 110, 24]
    const labels = [24, 20, 18, 16, 14, 12].filter((size) => size <= most)
    return labels.map((size) => ({
      largest,
      label: inFont(resized(type.body, size), strongFace),
      note: resized(type.body, Math.max(12, size - 2)),
    }))
  },
  // A sign is as large as its number, a word half as large.
  scale: ({ theme: { type } }) => {
    const number = { ...resized(type.statistic, 110), lineHeight: 123 }
    return { number, unit: number, word: 0.5 }
  },
  edge: () => 0,
  gap: ({ theme: { panelGap } }) => ({ x: panelGap, y: rowGap }),
  cell: (sheet, figures, index, attempt) => {
    const tones = { figure: index === 0 ? 'accent' : 'ink' } as const
    const slots = figureSlots(sheet, figures[index] as Figure, index, attempt, { tones })
    const sunk = figures.length > 4 ? 0 : 1
    const words = column([
      { tree: column([]), grow: 0.36 * sunk },
      { tree: slots.over },
      { tree: slots.figure, gap: 4 },
      { tree: slots.under, gap: 6 },
      { tree: slots.note, gap: 6 },
      { tree: column([]), grow: 1 - 0.36 * sunk },
    ])
    const position = { index, count: figures.length }
    return panel(`stat-${index + 1}`, 'plain', position, { x: 0, top: 0, bottom: 0 }, words)
  },
})
