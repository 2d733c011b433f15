import { normalizeDigits } from '../language/figures.ts'
import { emptyMappedText, type MappedText } from './mapped-text.ts'
import type { TableSource } from './source-block.ts'
import { amount } from './tallies.ts'

const year = /^(?:19|20)\d{2}(?!\d)/
const figure = new RegExp(`^${amount}$`, 'u')
/** The name of a column has fewer words than this, where those below it are as long. */
const sentenceWords = 9

/** Rows as a table, the first of them as the names of its columns where it is none of them. */
export function withNames(rows: readonly MappedText[][]): {
  block: TableSource
  headless: boolean
} {
  const [first = [], ...others] = rows
  const headless = isRow(first, others)
  const columns = headless ? first.map(() => emptyMappedText) : first
  return { block: { kind: 'table', columns, rows: headless ? [...rows] : others }, headless }
}

/**
 * Whether the first line of a table is of the same kind as the others: it holds figures where they do, alone or before the
 * same words ("9 visits"), it begins with a number as they do, or it says something in a sentence as they do.
 */
function isRow(first: readonly MappedText[], others: readonly MappedText[][]): boolean {
  if (first[0]?.text === '' || others.length === 0) return false
  const columns = first.map(({ text }, index) => ({
    text: normalizeDigits(text),
    below: others.map((row) => normalizeDigits(row[index]?.text ?? '')),
  }))
  return (
    holdsFigures(columns.slice(1)) ||
    columns.slice(1).some(isCounted) ||
    columns.slice(0, 1).some(isNumbered) ||
    columns.some(isSaid)
  )
}

/** A cell of the first line with those below it. */
interface Column {
  text: string
  below: readonly string[]
}

/** Years, and numbers that count on, are what columns of figures are called; so are names over a first column without one. */
function holdsFigures(columns: readonly Column[]): boolean {
  const held = columns.filter(({ text, below }) => figure.test(text) && below.every(isFigureOrGap))
  if (held.length === 0) return false
  const years = held.every(({ text }) => year.test(text) && text.length === 4)
  const counting =
    held.length > 2 &&
    held.every(({ text }, index) => Number(text) === Number(held[0]?.text) + index)
  const allYears = columns.every(({ below }) => below.every((text) => year.test(text)))
  return !counting && (!years || allYears)
}

function isFigureOrGap(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text) || figure.test(text)
}

/** Figures with words beside them, in half of the cells below the same words as in the first. */
function isCounted({ text, below }: Column): boolean {
  const shape = shapeOf(text)
  if (!/^\P{L}{0,3}0.*\p{L}/u.test(shape)) return false
  const like = below.filter((cell) => shapeOf(cell) === shape).length
  return like > 0 && like >= below.length / 2
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

/** Whether a column holds sentences, the first line among them: they end as sentences do, or have many words. */
function isSaid({ text, below }: Column): boolean {
  const words = (cell: string) => cell.split(/\s+/u).length
  const ends = (cell: string) => /[.;。]$/u.test(cell) && (words(cell) > 3 || /。$/u.test(cell))
  const half = (is: (cell: string) => boolean) => below.filter(is).length >= below.length / 2
  const isLong = (cell: string) => words(cell) >= sentenceWords
  return (ends(text) && half(ends)) || (isLong(text) && half(isLong))
}
