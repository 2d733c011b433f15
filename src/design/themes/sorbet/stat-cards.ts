import type { ChartBlock } from '../../../deck/blocks/chart/schema.ts'
import type { Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { arrowWidth, drawArrow } from '../../devices/arrow.ts'
import { rightEdge } from '../../grid.ts'
import { type FigureAttempt, type FigureSizes, figureSlots } from '../../layouts/figure-slots.ts'
import type { Sheet } from '../../sheet.ts'
import type { Figure } from '../../slide-content.ts'
import {
  column,
  drawing,
  first,
  type Ground,
  inset,
  type Part,
  type TextSlot,
  type Tree,
} from '../../tree/tree.ts'
import { inFont, resized } from '../type-step.ts'
import { drawTrendDisc } from './discs.ts'
import { drawPillBars, pillBarsHeight } from './pill-bars.ts'

/** A figure, and the pastel of its card. */
export interface StatCard {
  figure: Figure
  ground: Color
  /** Of its nodes: `stat-1`. */
  name: string
}

/** The sizes of cards: `air` is what stays free inside them. */
export interface CardSizes extends FigureSizes {
  air: { x: Points; y: Points }
}

/** Labels and notes of cards in sizes that give way in this order; `largest` is what each leaves the figure. */
export function cardSizes(
  { theme: { type, strong } }: Sheet,
  rows: readonly (readonly [largest: Points, label: Points, note: Points, x: Points, y: Points])[],
): CardSizes[] {
  return rows.map(([largest, label, note, x, y]) => ({
    largest,
    least: largest * 0.7,
    label: inFont(resized(type.body, label), label < 18 ? strong : type.body.font),
    note: inFont(resized(type.small, note), type.body.font),
    air: { x, y },
  }))
}

const radius: Points = 27
const discRadius: Points = 21

/** Slots of a card's figure: labels stand over figures, a trend in the corner or in the pill of a short note. */
function slotsOf(
  sheet: Sheet,
  { figure, name }: StatCard,
  index: number,
  attempt: FigureAttempt<CardSizes>,
) {
  return figureSlots(sheet, figure, index, attempt, {
    names: { figure: `${name}-figure`, label: `${name}-label`, note: `${name}-note` },
    tones: { note: 'ink' },
    label: { balanced: true },
    note: { balanced: true },
    arrow: 'elsewhere',
    order: 'label-first',
  })
}

/** A card; the disc of a trend stands in its upper right corner, which the label leaves free. */
function onCard(card: StatCard, padding: Ground['padding'], tree: Tree, discTop?: Points): Ground {
  const { name, ground, figure } = card
  return {
    kind: 'ground',
    padding,
    tree,
    draw: (sheet, box, colors) => {
      sheet.addShape(`${name}-card`, box, { fill: ground }, { type: 'rectangle', radius })
      const own = Math.min(discRadius, box.height * 0.15)
      const at = { x: rightEdge(box) - radius - own, y: box.y + (discTop ?? 0) + own }
      if (figure.trend && discTop !== undefined) drawTrendDisc(sheet, name, figure.trend, at, own)
      return { ...colors, ground }
    },
  }
}

/** The attempt for a card that is larger than the others. */
export function forMainCard(attempt: FigureAttempt<CardSizes>): FigureAttempt<CardSizes> {
  const { label, note, air } = attempt
  const larger = { label: resized(label, label.size + 4), note: resized(note, note.size + 2) }
  return { ...attempt, ...larger, air: { ...air, x: air.x + 3 } }
}

/** Beside the disc of a trend. */
function besideDisc({ figure }: StatCard, tree: Tree): Tree {
  return figure.trend ? inset({ x: 0, right: 52, top: 0, bottom: 0 }, tree) : tree
}

/**
 * A tall card: its figure at the foot under its label, its note in a white pill when it is short; with a chart, bars to
 * scale at the foot.
 */
export function tallCard(
  sheet: Sheet,
  card: StatCard,
  index: number,
  attempt: FigureAttempt<CardSizes>,
  chart?: ChartBlock,
): Tree | undefined {
  const { over, figure, under, note } = slotsOf(sheet, card, index, attempt)
  const { air } = attempt
  const pill = notePill(card, note)
  const chipped = pill !== undefined
  const value: Part[] = [
    { tree: figure, gap: 8 },
    { tree: under, gap: 6 },
    { tree: chipped ? first(pill, note) : note, gap: 13 },
  ]
  const free: Part = { tree: column([]), grow: 1 }
  const head = { tree: chipped ? over : besideDisc(card, over) }
  const padding = { x: air.x, top: 28, bottom: chart ? 42 : 32 }
  const bars = chart && pillBarsHeight(chart, 233)
  if (chart && bars === undefined) return undefined
  const foot = drawing((on, box, { ground }) => {
    if (chart) drawPillBars(on, chart, box, ground)
  }, bars ?? 0)
  const parts = bars ? [head, ...value, free, { tree: foot, gap: 16 }] : [head, free, ...value]
  return onCard(card, padding, column(parts), chipped ? undefined : 22.5)
}

/** A short note in a white pill of its own, with the arrow of the trend. */
function notePill({ figure, name }: StatCard, note: Tree): Ground | undefined {
  const { note: words, trend } = figure
  if (words === '' || words.length > 60 || note.kind !== 'text') return undefined
  const line: TextSlot = { ...note, lines: 1, balanced: false }
  const air = 5
  return {
    kind: 'ground',
    hugs: true,
    padding: { x: trend ? 37.5 : 18, right: trend ? 10 : 18, top: air, bottom: air },
    tree: line,
    draw: (sheet, box, colors) => {
      const shape = { type: 'rectangle' as const, radius: box.height / 2 }
      sheet.addShape(`${name}-chip`, box, { fill: '#FFFFFF' }, shape)
      if (trend) {
        const wide = arrowWidth(18)
        const start = { x: box.x + 17, y: box.y + box.height / 2 + wide * 0.4 }
        drawArrow(sheet, `${name}-arrow`, trend, start, wide, sheet.theme.colors.positive)
      }
      return { ...colors, ground: '#FFFFFF' }
    },
  }
}

/** A short card: label, figure, note. */
export function shortCard(
  sheet: Sheet,
  card: StatCard,
  index: number,
  attempt: FigureAttempt<CardSizes>,
): Tree {
  const { over, figure, under, note } = slotsOf(sheet, card, index, attempt)
  const { x, y } = attempt.air
  const words = column([
    { tree: besideDisc(card, over) },
    { tree: over.kind === 'text' ? figure : besideDisc(card, figure), gap: 2 },
    { tree: under, gap: 4 },
    { tree: note, gap: 10 },
  ])
  return onCard(card, { x, top: y, bottom: y * 0.7 }, words, Math.min(22.5, y))
}
