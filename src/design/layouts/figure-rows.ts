import type { Points } from '../../scene/geometry.ts'
import { splitValue } from '../figure-parts.ts'
import { setFigure } from '../figure-text.ts'
import type { Sheet } from '../sheet.ts'
import type { Figure, SlideContent } from '../slide-content.ts'
import type { DrawLayout } from '../themes/theme.ts'
import { inFont, resized, type TypeStep } from '../themes/type-step.ts'
import { column, type Part, panel, parts, type Tree } from '../tree/tree.ts'
import { treeLayout } from '../tree/tree-layout.ts'
import { type FigureAttempt, figureAttempts, figureSlots } from './figure-slots.ts'
import { firstThatFits } from './first-that-fits.ts'

/** Number and unit of figures in a theme's proportion, and the share of it that words beside numbers have. */
export interface FigureScale {
  number: TypeStep
  unit: TypeStep
  word?: number
}

/** In columns figures are no smaller than this where rows have room for them: alone, beside other words, in words. */
const least = { alone: 38, beside: 48, words: 34 }
/** Two rows have so much more room than three or four. */
const roomOfTwo = 1.25

function isReadable({ figures }: SlideContent, attempt: FigureAttempt): boolean {
  const { number, rest } = attempt.figure
  const smallest = Math.min(number.size, attempt.main?.number.size ?? number.size)
  const size = smallest / (figures.length === 2 ? roomOfTwo : 1)
  if (attempt.wraps || attempt.label.size < 14) return false
  if (number.size === rest.size) return size >= least.words
  const alone = figures.map(splitValue).every(({ before, after }) => before + after === '')
  return size >= (alone ? least.alone : least.beside)
}

/** Figures in columns, or, two to four whose values would be pressed or broken there and nothing else stands with them, under one another. */
export function columnsOrRows(
  columns: (isEnough: (content: SlideContent, attempt: FigureAttempt) => boolean) => DrawLayout,
  scale: (sheet: Sheet, count: number) => FigureScale,
): DrawLayout {
  const anyhow = columns(() => true)
  const arranged = firstThatFits(columns(isReadable), figureRows(scale), anyhow)
  return (sheet, content) => {
    const { figures, chart, paragraphs } = content
    const free = figures.length > 1 && figures.length <= 4 && !chart && paragraphs.length === 0
    return (free ? arranged : anyhow)(sheet, content)
  }
}

/** Between a panel's sides and its texts. */
const air: Points = 26
/** Between a value and what it counts. */
const between: Points = 36
/** Values have no more of a panel's width than this. */
const valueShare = 0.62
const largest: Points = 72

/**
 * Key figures under one another, each on a panel of the theme beside what it counts: for values that columns would
 * press or break.
 */
function figureRows(scale: (sheet: Sheet, count: number) => FigureScale): DrawLayout {
  return treeLayout({
    attempts: ({ figures }, sheet) => {
      const { type, strong, frame } = sheet.theme
      const sizes = [
        [24, 18, 44],
        [22, 18, 36],
        [20, 16, 32],
        [18, 14, 32],
        [16, 14, 32],
        [14, 12, 28],
        [14, 12, 24],
      ].map(([label = 12, note = 12, least = 12]) => ({
        largest,
        least,
        label: inFont(resized(type.body, label), strong),
        note: resized(type.body, note),
      }))
      const width = (frame.content.width - 2 * air) * valueShare
      const columns = figures.map(() => ({ width }))
      const own = scale(sheet, figures.length)
      // Under one another units are seen to differ: words are as large as signs.
      const unit = resized(own.unit, Math.round((own.unit.size * largest) / own.number.size))
      const larger = { number: resized(own.number, largest), unit }
      return figureAttempts(sheet, figures, sizes, larger, columns).filter((one) => !one.wraps)
    },
    tree: (sheet, { figures }, attempt) => {
      const options = { color: '#000000' }
      const widest = figures.map((one) => setFigure(sheet, one, attempt.figure, options).width)
      const size = Math.max(...widest) + 2
      const rows = figures.map(
        (_, index): Part => ({
          tree: rowTree(sheet, figures, index, attempt, size),
          gap: Math.min(sheet.theme.panelGap, figures.length > 3 ? 14 : air),
          grow: 1,
        }),
      )
      return { ...column(rows), equal: true }
    },
  })
}

/** A value beside what it counts, in the order in which the two are read. */
function rowTree(
  sheet: Sheet,
  figures: Figure[],
  index: number,
  attempt: FigureAttempt,
  size: Points,
): Tree {
  const one = figures[index] as Figure
  const { over, figure, under, note } = figureSlots(sheet, one, index, attempt)
  const value: Part = { tree: column([{ tree: figure }], 'center'), size, gap: between }
  const label = column([{ tree: over }, { tree: under }, { tree: note, gap: 4 }], 'center')
  const said: Part = { tree: label, grow: 1, gap: between }
  const position = { index, count: figures.length }
  // Where panels touch, their texts keep apart.
  const edge = sheet.theme.panelGap > 0 ? 6 : 9
  const padding = { x: air, top: edge + (sheet.theme.panelHead ?? 0), bottom: edge }
  const tree = parts(one.order === 'label-first' ? [said, value] : [value, said])
  return panel(`stat-${index + 1}-panel`, 'plain', position, padding, tree)
}
