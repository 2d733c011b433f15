import { beginsWithWeekday, loneYear, namesDay } from '../language/date-parts.ts'
import { normalizeDigits } from '../language/figures.ts'
import { emptyMappedText, type MappedText } from './mapped-text.ts'
import type { TableSource } from './source-block.ts'
import { amount } from './tallies.ts'

const year = new RegExp(`^${loneYear}(?!\\d)`)
const figure = new RegExp(`^${amount}$`, 'u')
/** The name of a column has fewer words than this, where those below it are as long. */
const sentenceWords = 9
/** Words of a name beside others over columns that hold no figures. */
const nameWords = 4
/** Names over so many columns show by their number alone what they are. */
const fewestNamed = 3
/** So many of the cells of a column have to be figures or days for it to hold those. */
const measuredShare = 2 / 3

/**
 * Rows as a table, the first of them as the names of its columns where it can be nothing else.
 * @param isExpected that row names them unless it is like the others: a line is drawn below it, or a program has written it.
 */
export function withNames(
  rows: readonly MappedText[][],
  isExpected = false,
): {
  block: TableSource
  headless: boolean
} {
  const [first = [], ...others] = rows
  const columns = first.map(({ text }, index) => ({
    text: normalizeDigits(text),
    below: others.map((row) => normalizeDigits(row[index]?.text ?? '')),
  }))
  const headless = others.length > 0 && (isRow(columns) || !(isExpected || nameColumns(columns)))
  const names = headless ? first.map(() => emptyMappedText) : first
  return { block: { kind: 'table', columns: names, rows: headless ? [...rows] : others }, headless }
}

/** A cell of the first line with those below it. */
interface Column {
  text: string
  below: readonly string[]
}

/**
 * Whether the first line of a table is of the same kind as the others: it holds figures where they do, alone or before the
 * same words ("9 visits"), it begins with a number as they do, names a day as they do, or says something in a sentence as they do.
 */
function isRow([names, ...beside]: readonly Column[]): boolean {
  if (names === undefined || names.text === '') return false
  const all = [names, ...beside]
  return (
    holdsFigures(beside) ||
    beside.some(isCounted) ||
    isNumbered(names) ||
    [names.text, ...names.below].every(beginsWithWeekday) ||
    all.some(isDay) ||
    all.some(isSaid)
  )
}

/**
 * Whether the first line names what is below it: nothing stands over the names of the rows, words over figures or days, years over
 * figures; and a few words each over three columns and more of any kind.
 */
function nameColumns(columns: readonly Column[]): boolean {
  const [names, ...beside] = columns
  if (names?.text === '') return true
  const isOver = ({ text, below }: Column) =>
    /\p{L}/u.test(text) && !/\p{N}/u.test(text) && holdMeasures(below)
  const arePeriods = beside.length > 1 || beside.every(({ text }) => year.test(text))
  const isPeriod = ({ text, below }: Column) => /\p{N}/u.test(text) && holdMeasures(below)
  if (columns.some(isOver) || (arePeriods && beside.some(isPeriod))) return true
  const isName = ({ text }: Column) =>
    text !== '' && /^\P{N}/u.test(text) && text.split(/\s+/u).length <= nameWords
  return columns.length >= fewestNamed && columns.every(isName)
}

/** Whether cells are figures, each alone or before the same words, or name days; gaps say nothing. */
function holdMeasures(below: readonly string[]): boolean {
  const cells = below.filter((cell) => /[\p{L}\p{N}]/u.test(cell))
  const isMeasure = (cell: string) =>
    figure.test(cell) ||
    namesDay(cell) ||
    (/^\P{L}{0,3}0/u.test(shapeOf(cell)) &&
      cells.filter((other) => shapeOf(other) === shapeOf(cell)).length * 2 >= cells.length)
  const measures = cells.filter(isMeasure)
  return measures.length > 0 && measures.length >= cells.length * measuredShare
}

/** Years, and numbers that count on, are what columns of figures are called; so are names over a first column without one. */
function holdsFigures(columns: readonly Column[]): boolean {
  const held = columns.filter(({ text, below }) => figure.test(text) && holdMeasures(below))
  if (held.length === 0) return false
  const years = held.every(({ text }) => year.test(text) && text.length === 4)
  const counting =
    held.length > 2 &&
    held.every(({ text }, index) => Number(text) === Number(held[0]?.text) + index)
  const allYears = columns.every(({ below }) => below.every((text) => year.test(text)))
  return !counting && (!years || allYears)
}

/** Figures with words or signs beside them, in half of the cells below the same as in the first. */
function isCounted({ text, below }: Column): boolean {
  const shape = shapeOf(text)
  if (!shape.includes('0') || !/[\p{L}\p{Sc}%]/u.test(shape)) return false
  return below.filter((cell) => shapeOf(cell) === shape).length * 2 >= below.length
}

/** A text with a nought for each of its numbers. */
function shapeOf(text: string): string {
  return text.replace(/\d(?:[\d.,:’' ]*\d)?/gu, '0')
}

/** Whether what names the rows begins with a number in all of them, the first line with them: a clause's, a day's, a time's. */
function isNumbered({ text, below }: Column): boolean {
  const begins = (cell: string) => /^[§(]?\s?\d/u.test(cell)
  const namesYear = year.test(text) && !below.some((cell) => year.test(cell))
  return begins(text) && !namesYear && below.every(begins)
}

/** Whether half of a column name days, the first line among them. */
function isDay({ text, below }: Column): boolean {
  return namesDay(text) && below.filter(namesDay).length * 2 >= below.length
}

/** Whether a column holds sentences, the first line among them: they end as sentences do, or have many words. */
function isSaid({ text, below }: Column): boolean {
  const words = (cell: string) => cell.split(/\s+/u).length
  const ends = (cell: string) => /[.;。]$/u.test(cell) && (words(cell) > 3 || /。$/u.test(cell))
  const half = (is: (cell: string) => boolean) => below.filter(is).length >= below.length / 2
  const isLong = (cell: string) => words(cell) >= sentenceWords
  return (ends(text) && half(ends)) || (isLong(text) && half(isLong))
}
