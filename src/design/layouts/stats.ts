import { inches, type Points } from '../../scene/geometry.ts'
import type { Sheet } from '../sheet.ts'
import type { Figure, SlideContent } from '../slide-content.ts'
import { inFont, resized } from '../themes/type-step.ts'
import { column, drawing, type Part, panel, type Tree } from '../tree/tree.ts'
import { type FigureAttempt, type FigureSizes, figureSlots } from './figure-slots.ts'
import { figuresLayout } from './figures-layout.ts'

/** Key figures in equal panels, the first of which is the one that matters; what sums them up in a band below. */
export const drawStats = figuresLayout({
  counts: { least: 0, most: 8 },
  sizes: panelSizes,
  scale: ({ theme: { type } }, count) => {
    if (count < 3) return { number: type.bigFigure, unit: type.bigUnit }
    const { statistic, unit } = type
    const share = count === 3 ? Math.max(1, few / statistic.size) : 1
    return {
      number: resized(statistic, statistic.size * share),
      unit: resized(unit, Math.round(unit.size * share)),
    }
  },
  cell: panelTree,
  edge: panelEdge,
  widest: inches(9),
  gap: ({ theme: { panelGap } }) => ({ x: panelGap, y: panelGap }),
  bandGap: ({ theme: { panelGap } }) => Math.max(panelGap, inches(0.2)),
})

/** Two or three figures are this large, where a theme's own are not larger. */
const few: Points = 72

/** Fewer figures are larger, in the type of a figure that fills a slide. */
function largestFigure(type: Sheet['theme']['type'], count: number, isBare: boolean): Points {
  if (count === 1) return Math.min(type.bigFigure.size, 120)
  if (count === 2 || (count === 3 && isBare)) return Math.max(type.figure.size, few)
  return count > 4 ? Math.min(type.statistic.size, 44) : type.statistic.size
}

function panelSizes(
  { theme: { type, strong } }: Sheet,
  count: number,
  { figures }: SlideContent,
): FigureSizes[] {
  const bare = count <= 4 && figures.every((one) => one.note === '')
  const pairs = [
    ...(count === 1 ? [[20, 20]] : []),
    ...(count <= 2 || bare ? [[20, 16]] : []),
    ...(bare ? [[18, 16]] : []),
    [16, 14],
    [14, 14],
    [14, 12],
    [12, 12],
  ]
  return pairs.map(([label = 12, note = 12]) => ({
    largest: largestFigure(type, count, bare),
    // Labels are set tighter than running text.
    label: { ...inFont(type.body, strong), size: label, lineHeight: Math.round(label * 1.2) },
    note: resized(type.small, note),
  }))
}

/** Between a panel's side and its texts. */
function panelEdge(count: number): Points {
  return inches(count === 1 ? 0.4 : 0.25)
}

function panelTree(sheet: Sheet, figures: Figure[], index: number, attempt: FigureAttempt): Tree {
  const count = figures.length
  const edge = panelEdge(count)
  const low = count > 4
  const noted = figures.some((one) => one.note !== '')
  const { over, figure, under, note } = figureSlots(
    sheet,
    figures[index] as Figure,
    index,
    attempt,
    {
      figure: { anchor: 'bottom' },
      note: { fills: true },
      arrow: 'in note',
      order: 'label-first',
    },
  )
  const name = `stat-${index + 1}`
  const { note: said } = figures[index] as Figure
  const rule = drawing((on, box, { line }) => {
    if (said === '') return
    const from = { x: box.x, y: box.y }
    on.addLine(
      `${name}-rule`,
      from,
      { ...from, x: box.x + box.width },
      { color: line, width: 0.75 },
    )
  }, 0)
  const below: Part[] = low
    ? [{ tree: note, gap: inches(0.12) }]
    : [
        { tree: rule, gap: inches(0.35) },
        { tree: note, gap: inches(0.18), grow: count === 1 ? 20 : 39.2 },
      ]
  const padding = {
    x: edge,
    top: low ? inches(0.2) : inches(count === 1 ? 0.4 : 0.3),
    bottom: inches(low ? 0.2 : noted ? 0.12 : 0.4),
  }
  return panel(
    `${name}-panel`,
    index === 0 ? 'focus' : 'plain',
    { index, count },
    padding,
    column([
      { tree: over },
      { tree: figure, gap: inches(low ? 0 : 0.167), grow: count === 1 ? 80 : 60.8 },
      { tree: under, gap: inches(0.08) },
      ...(noted ? below : []),
    ]),
  )
}
