import type { Points } from '../../../scene/geometry.ts'
import { figureSlots } from '../../layouts/figure-slots.ts'
import { figuresLayout } from '../../layouts/figures-layout.ts'
import { column, drawing, type Ground } from '../../tree/tree.ts'
import { inFont, resized } from '../type-step.ts'
import { drawFan } from './fan.ts'
import { house } from './house.ts'

/** Between a column's words and the line beside them. */
const inset: Points = 14

/** Sizes of the fan, the figure, its label and its note. */
type Row = [fan: Points, figure: Points, label: Points, note: Points]

/** One figure or two have the stage to themselves. */
const few: Row[] = [
  [96, 104, 24, 20],
  [80, 84, 22, 18],
]
const single: Row[] = [
  [62, 64, 20, 16],
  [54, 56, 18, 16],
  [46, 48, 16, 14],
  [38, 40, 16, 14],
  [30, 36, 14, 12],
  [22, 28, 12, 12],
]
const double: Row[] = [
  [26, 40, 16, 14],
  [22, 36, 14, 12],
  [14, 28, 12, 12],
]

/** Figures under small fans in columns between hairlines; the first fan is gold. What sums them up in a band below. */
export const drawMarqueeStats = figuresLayout({
  counts: { least: 0, most: 8 },
  sizes: ({ theme: { type, strong } }, count) =>
    (count > 4 ? double : count < 3 ? [...few, ...single] : single).map(
      ([fan, largest, label, note]) => ({
        fan,
        largest,
        least: largest * 0.7,
        label: inFont(resized(type.body, label), strong),
        note: resized(type.body, note),
      }),
    ),
  scale: ({ theme: { type } }) => ({
    number: resized(type.bigFigure, 104),
    unit: resized(type.bigUnit, 57),
  }),
  edge: () => inset,
  gap: () => ({ x: 0, y: 10 }),
  bandGap: () => 18,
  sink: (rows) => (rows > 1 ? 0.3 : 0.4),
  cell: (sheet, figures, index, attempt) => {
    const slots = figureSlots(sheet, figures[index] as (typeof figures)[number], index, attempt, {
      align: 'center',
      tones: { figure: 'accent' },
      label: { balanced: true },
      note: { balanced: true },
    })
    const fan = drawing((on, box) => {
      const base = { x: box.x + box.width / 2, y: box.y + attempt.fan }
      drawFan(on, `stat-${index + 1}-fan`, base, attempt.fan, {
        petals: 7,
        stroke: { color: index === 0 ? house.night : house.gold, width: 1 },
        ...(index === 0 ? { fill: house.gold } : {}),
      })
    }, attempt.fan)
    const words = column([
      { tree: fan },
      { tree: slots.over, gap: 12 },
      { tree: slots.figure, gap: 8 },
      { tree: column([{ tree: slots.under }, { tree: slots.note, gap: 6 }]), gap: 8 },
    ])
    return besideRule(`stat-rule-${index}`, words)
  },
})

/** A column with a hairline before it, unless it is the first of its row. */
function besideRule(name: string, tree: Ground['tree']): Ground {
  return {
    kind: 'ground',
    tree,
    padding: { x: inset, top: 0, bottom: 0 },
    draw: (sheet, { x, y, height }, colors) => {
      if (x > sheet.theme.frame.content.x + 1)
        sheet.addLine(name, { x, y }, { x, y: y + height }, { color: house.brass, width: 0.75 })
      return colors
    },
  }
}
