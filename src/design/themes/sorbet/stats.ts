import type { Points } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { arrowWidth, drawArrow } from '../../devices/arrow.ts'
import { rightEdge } from '../../grid.ts'
import { headingBottom } from '../../heading-bottom.ts'
import { bandPart } from '../../layouts/band.ts'
import { columnsOrRows } from '../../layouts/figure-rows.ts'
import {
  type FigureAttempt,
  type FigureSizes,
  figureAttempts,
  figureSlots,
} from '../../layouts/figure-slots.ts'
import type { Sheet } from '../../sheet.ts'
import type { Figure, SlideContent } from '../../slide-content.ts'
import { column, first, inset, parts, type Tree } from '../../tree/tree.ts'
import { treeLayout } from '../../tree/tree-layout.ts'
import type { DrawLayout } from '../theme.ts'
import { inFont, resized } from '../type-step.ts'
import { drawTrendDisc } from './discs.ts'
import { cardRadius, onSoftBox } from './panels.ts'
import { pastelAt } from './pastels.ts'
import { pillBars } from './pill-bars.ts'

const gap: Points = 15
const lowest: Points = 487.5
/** The wide column of a bento. */
const wide: Points = 518.5
const edge: Points = 27
const disc: Points = 21

interface CardSizes extends FigureSizes {
  /** Over the words of a card. */
  top: Points
}

/** Whether the first figure has a tall card at the side of the others. */
const hasMain = ({ figures, chart }: SlideContent) => chart !== undefined || figures.length === 3

/** Figures as a bento: the first in a tall card over pill bars, or wide and narrow cards that change places. */
export const drawBento = columnsOrRows(bentoLayout, ({ theme: { type } }) => ({
  number: type.statistic,
  unit: type.unit,
}))

function bentoLayout(
  isEnough: (content: SlideContent, attempt: FigureAttempt) => boolean,
): DrawLayout {
  return treeLayout({
    attempts: (content, sheet) => {
      const { figures, chart } = content
      if (figures.length === 0 && chart === undefined) return undefined
      if (figures.length === 0 || figures.length > 6) return []
      const { statistic, unit } = sheet.theme.type
      const { width } = sheet.theme.frame.content
      const widths = hasMain(content)
        ? [wide, ...figures.slice(1).map(() => width - wide - gap)]
        : rowsOf(figures.length, width).flat()
      // Beside bars the figure leaves them room.
      const most = chart ? 88 : 120
      const scale = {
        number: { ...resized(statistic, most), lineHeight: most * 1.1 },
        unit: resized(unit, (most * unit.size) / statistic.size),
      }
      return figureAttempts<CardSizes>(
        sheet,
        figures,
        cardSizes(sheet, content),
        scale,
        widths.map((own) => own - 2 * edge - 6),
        hasMain(content) ? (chart ? 88 / 60 : 2) : undefined,
      ).filter((one) => isEnough(content, one))
    },
    area: (sheet) => {
      const y = headingBottom(sheet) + 24
      return { ...sheet.theme.frame.content, y, height: contentEnd(sheet, lowest) - y }
    },
    tree: (sheet, content, attempt) => {
      const { figures, paragraphs } = content
      const cards = figures.map((_, index) => card(sheet, content, index, attempt))
      if (cards.some((one) => one === undefined)) return undefined
      const bento = bentoOf(sheet, content, cards as Tree[])
      return column([{ tree: bento, grow: 1 }, ...bandPart(sheet, paragraphs, gap)])
    },
  })
}

/** Sizes that are tried: without bars words have more room. */
function cardSizes({ theme: { type, strong } }: Sheet, content: SlideContent): CardSizes[] {
  const rows: [largest: Points, label: Points, note: Points, top: Points][] = [
    [120, 22, 18, 28],
    [84, 20, 16, 23],
    [60, 16, 14, 23],
    [54, 14, 14, 20],
    [44, 14, 14, 16],
    [36, 14, 12, 14],
    [28, 12, 12, 12],
    [24, 12, 12, 8],
  ]
  return rows.slice(content.chart ? 2 : 0).map(([largest, label, note, top]) => ({
    largest,
    least: largest * 0.6,
    label: inFont(resized(type.body, label), label < 18 ? strong : type.body.font),
    note: inFont(resized(type.small, note), type.body.font),
    top,
  }))
}

/** The widths of cards in rows. */
function rowsOf(count: number, width: Points): Points[][] {
  const equal = (cards: number) =>
    Array.from({ length: cards }, () => (width - gap * (cards - 1)) / cards)
  const narrow = width - wide - gap
  if (count === 4)
    return [
      [wide, narrow],
      [narrow, wide],
    ]
  return count < 4 ? [equal(count)] : [equal(count - 3), equal(3)]
}

function bentoOf(sheet: Sheet, content: SlideContent, cards: Tree[]): Tree {
  const [main, ...others] = cards
  if (main && others.length > 0 && hasMain(content)) {
    const side = column(others.map((tree) => ({ tree, gap, grow: 1 })))
    return parts([
      { tree: main, size: wide },
      { tree: { ...side, equal: true }, gap, grow: 1 },
    ])
  }
  let from = 0
  const rows = rowsOf(cards.length, sheet.theme.frame.content.width).map((widths) => {
    const own = cards.slice(from, from + widths.length)
    from += widths.length
    return parts(own.map((tree, index) => ({ tree, gap, size: widths[index] as Points })))
  })
  return column(rows.map((tree) => ({ tree, gap, grow: 1 })))
}

/** A card: label, figure, note, and of the main one the bars; undefined where those have no room. */
function card(
  sheet: Sheet,
  content: SlideContent,
  index: number,
  given: FigureAttempt<CardSizes>,
): Tree | undefined {
  const figure = content.figures[index] as Figure
  const name = `stat-${index + 1}`
  const main = index === 0 && hasMain(content)
  const attempt = main ? larger(given) : given
  const { over, note, ...slots } = figureSlots(sheet, figure, index, attempt, {
    tones: { note: 'ink' },
    label: { balanced: true },
    note: { balanced: true },
    arrow: 'elsewhere',
    order: 'label-first',
  })
  const pill = main ? notePill(figure, name, note) : undefined
  const cornered = figure.trend !== undefined && pill === undefined
  // The disc of a trend stands in the upper right corner.
  const beside = (tree: Tree) =>
    cornered ? inset({ x: 0, right: 52, top: 0, bottom: 0 }, tree) : tree
  const labelled = over.kind === 'text'
  const bars = main && content.chart && pillBars(content.chart)
  if (main && content.chart && !bars) return undefined
  const words = [
    { tree: labelled ? beside(over) : over },
    { tree: labelled ? slots.figure : beside(slots.figure), gap: main ? 8 : 2 },
    { tree: slots.under, gap: main ? 6 : 4 },
    { tree: pill ?? note, gap: main ? 13 : 10 },
  ]
  const foot = bars
    ? [
        { tree: column([]), grow: 1 },
        { tree: bars, gap: 16 },
      ]
    : []
  // Bars stand at the foot of their card, words in the middle of one that has room for more than them.
  const middle = !bars && (main || content.figures.length < 3)
  const space = (grow: number) => ({ tree: column([]), grow: middle ? grow : 0 })
  const top = main ? 28 : attempt.top
  const padding = main
    ? { x: edge + 3, top, bottom: bars ? 42 : 32 }
    : { x: edge, top, bottom: top * 0.7 }
  return onSoftBox(
    `${name}-card`,
    pastelAt(index),
    padding,
    column([space(0.42), ...words, space(0.58), ...foot]),
    {
      also: (on, box) => {
        const radius = Math.min(disc, box.height * 0.15)
        const y = box.y + Math.min(22.5, top) + radius
        const center = { x: rightEdge(box) - cardRadius - radius, y }
        if (cornered && figure.trend) drawTrendDisc(on, name, figure.trend, center, radius)
      },
    },
  )
}

/** The attempt for a card that is larger than the others. */
function larger(attempt: FigureAttempt<CardSizes>): FigureAttempt<CardSizes> {
  const { label, note } = attempt
  return { ...attempt, label: resized(label, label.size + 4), note: resized(note, note.size + 2) }
}

/** A short note in a white pill of its own, with the arrow of the trend; the note alone where it is longer than a line. */
function notePill({ note: words, trend }: Figure, name: string, note: Tree): Tree | undefined {
  if (words === '' || words.length > 60 || note.kind !== 'text') return undefined
  const padding = { x: trend ? 37.5 : 18, right: trend ? 10 : 18, top: 5, bottom: 5 }
  const line = { ...note, lines: 1, balanced: false }
  const pill = onSoftBox(`${name}-chip`, '#FFFFFF', padding, line, {
    hugs: true,
    also: (sheet, box) => {
      const wide = arrowWidth(18)
      const start = { x: box.x + 17, y: box.y + box.height / 2 + wide * 0.4 }
      if (trend) drawArrow(sheet, `${name}-arrow`, trend, start, wide, sheet.theme.colors.positive)
    },
  })
  return first(pill, note)
}
