import type { Points } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { headingBottom } from '../../heading-bottom.ts'
import { figureAttempts } from '../../layouts/figure-slots.ts'
import type { SlideContent } from '../../slide-content.ts'
import { column, drawing, grid, parts, type Tree } from '../../tree/tree.ts'
import { treeLayout } from '../../tree/tree-layout.ts'
import { resized } from '../type-step.ts'
import { drawSorbetBand, sorbetBandHeight } from './band.ts'
import { pastelAt } from './pastels.ts'
import {
  type CardSizes,
  cardSizes,
  forMainCard,
  type StatCard,
  shortCard,
  tallCard,
} from './stat-cards.ts'

const gap: Points = 15
const lowest: Points = 487.5
/** The wide column of a bento. */
const wide: Points = 518.5

/** Whether the first figure has a tall card at the side of the others. */
const isTall = ({ figures, chart }: SlideContent) => chart !== undefined || figures.length < 4

/** Figures as a bento: the first in a tall card with pill bars, the others in short ones at its side. */
export const drawBento = treeLayout({
  attempts: (content, sheet) => {
    const { figures, chart } = content
    if (figures.length === 0 && chart === undefined) return undefined
    if (figures.length > 6 || figures.length === 0) return []
    const { statistic, unit } = sheet.theme.type
    const sizes = cardSizes(sheet, [
      ...(figures.length < 3 && !chart ? ([[120, 22, 18, 30, 28]] as const) : []),
      [60, 16, 14, 27, 23],
      [54, 14, 14, 27, 20],
      [44, 14, 14, 24, 16],
      [36, 14, 12, 24, 14],
      [28, 12, 12, 20, 12],
      [24, 12, 12, 20, 8],
    ])
    const { width } = sheet.theme.frame.content
    const widths = columnsOf(content, width).map((own) => own - 2 * 27)
    // Beside bars the figure leaves them room.
    const most = chart ? 88 : 120
    const number = { ...resized(statistic, most), lineHeight: most * 1.1 }
    const scale = { number, unit: resized(unit, (most * unit.size) / statistic.size) }
    const main = isTall(content) && figures.length > 2 ? (chart ? 88 / 60 : 2) : undefined
    return figureAttempts<CardSizes>(sheet, figures, sizes, scale, widths, main)
  },
  area: (sheet) => {
    const y = headingBottom(sheet) + 24
    return { ...sheet.theme.frame.content, y, height: contentEnd(sheet, lowest) - y }
  },
  tree: (sheet, content, attempt) => {
    const { figures, chart, paragraphs } = content
    const cards = figures.map(
      (figure, index): StatCard => ({ figure, ground: pastelAt(index), name: `stat-${index + 1}` }),
    )
    const [main, ...others] = cards
    const short = (list: StatCard[], from: number) =>
      list.map((card, index) => shortCard(sheet, card, from + index, attempt))
    const larger = figures.length > 2 || chart ? forMainCard(attempt) : attempt
    const [second] = others
    const pair = figures.length === 2 && !chart && second
    const beside = pair ? [tallCard(sheet, second, 1, attempt)] : short(others, 1)
    const bento = isTall(content)
      ? main && besideTall(tallCard(sheet, main, 0, larger, chart), beside)
      : mosaic(short(cards, 0))
    const band = sorbetBandHeight(sheet, paragraphs)
    if (bento === undefined || band === undefined) return undefined
    const foot = drawing((on, box) => drawSorbetBand(on, paragraphs, box), band)
    return column([{ tree: bento, grow: 1 }, ...(band > 0 ? [{ tree: foot, gap }] : [])])
  },
})

/** The widths of the cards. */
function columnsOf(content: SlideContent, width: Points): Points[] {
  const count = content.figures.length
  const narrow = width - wide - gap
  if (count === 1) return [width]
  if (isTall(content)) return [wide, ...Array.from({ length: count - 1 }, () => narrow)]
  if (count === 4) return [wide, narrow, narrow, wide]
  const third = (width - 2 * gap) / 3
  return Array.from({ length: count }, (_, index) =>
    count === 5 && index < 2 ? (width - gap) / 2 : third,
  )
}

/** The tall card, and the others under one another at its side. */
function besideTall(tall: Tree | undefined, others: (Tree | undefined)[]): Tree | undefined {
  if (tall === undefined || others.length === 0) return tall
  const side = column(others.map((tree = column([])) => ({ tree, gap, grow: 1 })))
  side.equal = true
  return parts([
    { tree: tall, size: wide },
    { tree: side, gap, grow: 1 },
  ])
}

/** Two rows, in which wide and narrow cards change places. */
function mosaic(cards: Tree[]): Tree {
  const [a, b, c, d] = cards
  if (cards.length !== 4 || !a || !b || !c || !d)
    return grid(cards, [cards.length - 3, 3], { x: gap, y: gap })
  const rows = [
    parts([
      { tree: a, size: wide },
      { tree: b, gap },
    ]),
    parts([{ tree: c }, { tree: d, gap, size: wide }]),
  ]
  return column(rows.map((tree) => ({ tree, gap, grow: 1 })))
}
