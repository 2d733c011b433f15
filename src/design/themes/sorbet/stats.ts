import type { Points } from '../../../scene/geometry.ts'
import { underHeading } from '../../heading-bottom.ts'
import { drawBigNumber } from '../../layouts/big-number.ts'
import { type FigureAttempt, figureSlots } from '../../layouts/figure-slots.ts'
import { figuresLayout } from '../../layouts/figures-layout.ts'
import type { Sheet } from '../../sheet.ts'
import type { Figure, SlideContent } from '../../slide-content.ts'
import { column, drawing, first, inset, stack, type Tree } from '../../tree/tree.ts'
import type { DrawLayout } from '../theme.ts'
import { inFont, resized } from '../type-step.ts'
import { drawTrendDisc } from './discs.ts'
import { onSoftBox } from './panels.ts'
import { pastelAt } from './pastels.ts'
import { hasPillBars, pillBars } from './pill-bars.ts'

const gap: Points = 15
const edge: Points = 27
/** The wide card of a bento. */
const wide: Points = 518.5
/** The radius of the disc with the arrow of a trend. */
const disc: Points = 21

const sizes: [largest: Points, label: Points, note: Points][] = [
  [120, 22, 18],
  [84, 20, 16],
  [60, 16, 14],
  [44, 14, 14],
  [36, 14, 12],
  [24, 12, 12],
]

/** Figures as a bento; one alone fills the slide, unless bars stand with it. */
export const drawSorbetStats: DrawLayout = (sheet, content) => {
  if (content.chart) return drawBentoWithBars(sheet, content)
  return (content.figures.length === 1 ? drawBigNumber : drawBento)(sheet, content)
}

const drawBento = bentoLayout(120, 0, (count) => count === 3)
/** Beside bars the figure leaves them room. */
const drawBentoWithBars = bentoLayout(88, 2, (count) => count > 1)

/**
 * Figures on cards: the first on a tall one at the side of the others, or on a wide one beside a narrow one.
 * @param largest a figure, in points.
 * @param from the first of the sizes that is tried.
 */
function bentoLayout(
  largest: Points,
  from: number,
  isTall: (count: number) => boolean,
): DrawLayout {
  return figuresLayout({
    counts: { least: 0, most: 6 },
    sizes: ({ theme: { type, strong } }, count, { chart }) =>
      chart && (count === 0 || !hasPillBars(chart))
        ? []
        : sizes.slice(from).map(([most, label, note]) => ({
            largest: most,
            least: most * 0.6,
            label: inFont(resized(type.body, label), label < 18 ? strong : type.body.font),
            note: inFont(resized(type.small, note), type.body.font),
          })),
    scale: ({ theme: { type } }) => ({
      number: { ...resized(type.statistic, largest), lineHeight: largest * 1.1 },
      unit: resized(type.unit, (largest * type.unit.size) / type.statistic.size),
    }),
    rows: (count) => (count < 4 ? [count] : [count === 4 ? 2 : count - 3, count === 4 ? 2 : 3]),
    main: (count) =>
      isTall(count)
        ? { shares: [], scale: from > 0 ? 88 / 60 : 2 }
        : count === 4
          ? { shares: [3, 2] }
          : undefined,
    tall: (count) => (isTall(count) ? wide : undefined),
    edge: () => edge + 3,
    gap: () => ({ x: gap, y: gap }),
    area: underHeading(24, 487.5),
    cell: (sheet, { length }, index, attempt, content) =>
      card(sheet, content, index, attempt, index === 0 && isTall(length)),
  })
}

/** A card: label, figure, note, and of the main one the bars. */
function card(
  sheet: Sheet,
  { figures, chart, title }: SlideContent,
  index: number,
  given: FigureAttempt,
  isTall: boolean,
): Tree {
  const figure = figures[index] as Figure
  const name = `stat-${index + 1}`
  const isMain = isTall || (index === 0 && chart !== undefined)
  const { label, note } = given
  const attempt = isMain
    ? { ...given, label: resized(label, label.size + 4), note: resized(note, note.size + 2) }
    : given
  const slots = figureSlots(sheet, figure, index, attempt, {
    tones: { note: 'ink', arrow: { color: sheet.theme.colors.positive } },
    label: { balanced: 'last line' },
    note: { balanced: 'last line' },
    arrow: isMain ? 'note' : 'elsewhere',
    order: 'label-first',
  })
  const { trend } = isMain ? {} : figure
  // The disc of a trend stands in the upper right corner.
  const beside = (tree: Tree) => inset({ x: 0, right: trend ? 52 : 0, top: 0, bottom: 0 }, tree)
  const labelled = slots.over.kind === 'text'
  const top = isMain ? 28 : Math.min(28, given.largest * 0.38)
  // Bars stand at the foot of their card, words a little over the middle of one that has room for more than them.
  const isMiddle = !chart && (isMain || figures.length < 3)
  const said = column([
    { tree: column([]), grow: isMiddle ? 0.42 : 0 },
    { tree: beside(slots.over) },
    { tree: labelled ? slots.figure : beside(slots.figure), gap: isMain ? 8 : 2 },
    { tree: slots.under, gap: isMain ? 6 : 4 },
    { tree: isMain ? notePill(`${name}-chip`, slots.note) : slots.note, gap: isMain ? 13 : 10 },
    { tree: column([]), grow: 0.58 },
    { tree: isMain && chart ? pillBars(sheet, chart, title) : column([]), gap: 16 },
  ])
  const trendDisc = drawing((on, { x, y, width }) => {
    if (trend) drawTrendDisc(on, name, trend, { x: x + width - disc, y: y + disc }, disc)
  })
  const bottom = isMain ? (chart ? 42 : 32) : top * 0.7
  return onSoftBox(
    `${name}-card`,
    pastelAt(index),
    { x: isMain ? edge + 3 : edge, top, bottom },
    stack(trendDisc, said),
  )
}

/** A short note in a white pill of its own; as it is where it is longer than a line. */
function notePill(name: string, note: Tree): Tree {
  if (note.kind !== 'text' || note.text === '') return note
  const line = { ...note, lines: 1, balanced: false }
  return first(onSoftBox(name, '#FFFFFF', { x: 18, top: 5, bottom: 5 }, line, true), note)
}
