import { loneYear } from '../language/date-parts.ts'
import { alignedRows, type PlacedCell, placedCells } from './aligned-rows.ts'
import { isClause } from './clauses.ts'
import { isListLine, isNumbered } from './list-marks.ts'
import { emptyMappedText, joinMapped, type MappedText, splitMapped } from './mapped-text.ts'
import { readPriceList } from './price-lists.ts'
import type { SourceBlock, TableSource } from './source-block.ts'
import { withNames } from './table-heads.ts'
import { readTallies } from './tallies.ts'
import { isBlank, lineText, type TextLine } from './text-lines.ts'

const year = new RegExp(`^${loneYear}(?!\\d)`)

interface PlainTable {
  block: TableSource
  next: number
  /** Whether the first line is a row like the others: nothing names the columns. */
  headless: boolean
}

/** What sets cells apart, how many lines it takes, and whether cells stand under one another. */
interface Notation {
  gap: RegExp
  fewest: number
  isAligned: boolean
}

const tabs: Notation = { gap: /\t/g, fewest: 2, isAligned: false }
/** Values as programs write them, without a space behind a comma, below the names of their columns. */
const commas: Notation = { gap: /,/g, fewest: 4, isAligned: false }
const columnNames = /^[\p{L}_][^,]*(?:,[\p{L}_][^,]*){2,}$/u
/** Dots that lead from what is sold to what it costs. */
const leaders: Notation = { gap: /\s?(?:\.{3,}|…{2,}|·{3,})\s?/g, fewest: 2, isAligned: false }
/** Strokes between groups of columns that spaces part. */
const grouped: Notation = { gap: /\s*\|\s*| {2,}|\u3000{2,}/g, fewest: 3, isAligned: true }
const holdsGroups = /^[^|]*[^\s|] {2,}[^\s|].*\|.*\S {2,}\S/u
const notations: readonly Notation[] = [
  leaders,
  tabs,
  { gap: /\|/g, fewest: 3, isAligned: false },
  { gap: / {2,}|\u3000{2,}/g, fewest: 3, isAligned: true },
]

/** Lines that only draw are no rows; one right below the first says that it names the columns. */
const drawn = /^[\s|+\-=:_–—─━│┃┼]+$/u
const longestCell = 200
/** Lines that are cut into cells at first. */
const fewestRead = 32
/** A table that ends within this share of the lines that were looked at ends there. */
const wholeShare = 3 / 4

/**
 * Reads the table that begins at a line: cells apart by tabs (two lines are enough), by upright strokes or aligned by two
 * and more spaces (three lines), or names with a figure each (three lines). The first line names the columns where it is of
 * another kind than the others (`withNames`), also where a blank line stands below it. Undefined when the lines do not agree on the
 * number of cells, and where all that a tab parts is the mark of an item or the number of a clause from its words.
 */
export function readPlainTable(lines: readonly TextLine[], from: number): PlainTable | undefined {
  const first = lines[from]
  if (first === undefined || isBlank(first)) return undefined
  const prices = readPriceList(lines, from)
  if (prices !== undefined) return { ...prices, headless: true }
  const own = columnNames.test(first.text.trim()) ? [commas] : []
  const groups = holdsGroups.test(first.text.trim()) ? [grouped] : []
  for (const notation of [...groups, ...notations, ...own]) {
    if (first.text.trim().search(notation.gap) < 0) continue
    const table = readRows(lines, from, notation) ?? headApart(lines, from, notation)
    if (table === undefined) continue
    // Figures in brackets say of themselves what their column is.
    const isBracketed = table.block.rows.every((row) =>
      /^[(（].*[)）]$/u.test(row.at(-1)?.text ?? ''),
    )
    const tallies = table.headless && isBracketed ? readTallies(lines, from) : undefined
    return withSums({ ...table, ...tallies }, lines, notation)
  }
  const tallies = readTallies(lines, from)
  return tallies === undefined ? undefined : { ...tallies, headless: true }
}

/** A table with the line of figures that stands alone below it: what its columns come to (rounded, each by a half at most), without a name or with one. */
function withSums(table: PlainTable, lines: readonly TextLine[], notation: Notation): PlainTable {
  const [blank, line, behind] = lines.slice(table.next, table.next + 3)
  if (line === undefined || !isBlank(blank ?? line) || !isBlank(behind ?? { ...line, text: '' }))
    return table
  const { columns, rows } = table.block
  const cells = placedCells(line, notation.gap, notation === tabs).map(({ text }) => text)
  const missing = columns.length - cells.length
  const areFigures = cells.slice(1 - missing).every(({ text }) => beginsWithFigure.test(text))
  if (missing < 0 || missing > 1 || cells.length < 2 || !areFigures) return table
  const sums = missing === 0 ? cells : [emptyMappedText, ...cells]
  const add = (at: number) =>
    rows.reduce((sum, row) => sum + (valueIn(row[at]?.text ?? '') ?? 0), 0)
  // Years and phone numbers stand below tables too.
  const areSums = sums.every(({ text }, at) => {
    const value = at === 0 ? undefined : valueIn(text)
    return value === undefined || Math.abs(value - add(at)) <= rows.length / 2
  })
  if (!areSums) return table
  return { ...table, block: { ...table.block, rows: [...rows, sums] }, next: table.next + 2 }
}

/** The number with which a cell begins: a comma or stop before exactly three digits parts thousands. */
function valueIn(text: string): number | undefined {
  const [figure] = /[-−]?\p{Nd}[\p{Nd}.,'’\u00a0\u202f ]*/u.exec(text) ?? []
  if (figure === undefined) return undefined
  const plain = figure
    .replace('−', '-')
    .replace(/['’\s]|[.,](?=\d{3}(?!\d))/gu, '')
    .replace(',', '.')
  return Number.parseFloat(plain)
}

/** Names of columns on a line of their own, parted by strokes, over a table that has none. */
const strokes = /\s[/|·]\s/gu
const fewestStroked = 3

/** The table whose columns the line right over it or one above names ("Item / pieces / price"). */
export function strokedTable(lines: readonly TextLine[], at: number): PlainTable | undefined {
  const line = lines[at]
  const names = line === undefined ? [] : splitMapped(lineText(line), strokes)
  if (names.length < fewestStroked) return undefined
  const begin = isBlank(lines[at + 1] ?? { text: '', start: 0, indent: 0 }) ? at + 2 : at + 1
  const table = readPlainTable(lines, begin)
  return table?.headless === true && table.block.columns.length === names.length
    ? { ...table, block: { ...table.block, columns: names }, headless: false }
    : undefined
}

function readRows(
  lines: readonly TextLine[],
  from: number,
  notation: Notation,
): PlainTable | undefined {
  const [first] = lines.slice(from, from + 1)
  const marked = first !== undefined && notation !== tabs && isListLine(first)
  if (first === undefined || (marked && !isNumbered(first))) return undefined
  const { rows, next, isRuled } = allRows(
    (most) => rowsFrom(lines, from, notation, most),
    (found) => mayBeTable(first, found, notation),
  )
  return mayBeTable(first, rows, notation) ? { ...withNames(rows, isRuled), next } : undefined
}

/** Rows read of more and more lines, as long as they go on and may be a table: most lines that hold a gap begin none. */
function allRows(
  read: (most: number) => ReadRows,
  mayBe: (rows: ReadRows['rows']) => boolean,
): ReadRows {
  for (let most = fewestRead; ; most *= 2) {
    const found = read(most)
    if (found.isWhole || !mayBe(found.rows)) return found
  }
}

/** Whether lines cut into cells, from a first one on, are a table. */
function mayBeTable(first: TextLine, rows: readonly MappedText[][], notation: Notation): boolean {
  const marked = notation !== tabs && isListLine(first)
  const [columns] = rows
  if (columns === undefined || rows.length < (marked ? fewestMarked : notation.fewest)) return false
  if (columns.length < 2 || columns.length > 20) return false
  if (notation === tabs && isMarked(first, columns.length)) return false
  if (columns.filter((cell) => cell.text !== '').length < 2) return false
  // Two cells of which the first is a time are an entry of a list; no column is called so.
  if (columns.length === 2 && year.test(columns[0]?.text ?? '')) return false
  // Numbered things with a figure each, set apart, or led to: what they are called by stays with them.
  return (
    !(marked || notation === leaders) ||
    rows.every((row) => beginsWithFigure.test(row.at(-1)?.text ?? ''))
  )
}

/** Items with a figure in a column of its own. */
const fewestMarked = 2
const beginsWithFigure = /^\P{L}{0,3}\p{Nd}/u

/** A line of names with a blank one below it, over rows that nothing names. */
function headApart(
  lines: readonly TextLine[],
  from: number,
  notation: Notation,
): PlainTable | undefined {
  const [head, blank, below] = lines.slice(from, from + 3)
  if (head === undefined || blank === undefined || below === undefined) return undefined
  if (!isBlank(blank) || isBlank(below) || isListLine(head)) return undefined
  const areEnough = (rows: ReadRows['rows']) => rows.length >= notation.fewest
  const { rows, next } = allRows(
    (most) => rowsFrom([head, ...lines.slice(from + 2, from + 2 + most)], 0, notation, most),
    areEnough,
  )
  if (!areEnough(rows)) return undefined
  const table = withNames(rows)
  return table.headless ? undefined : { ...table, next: next + from + 1 }
}

interface ReadRows {
  rows: MappedText[][]
  next: number
  /** Whether a line that only draws stands below the first. */
  isRuled: boolean
  /** Whether further lines would change nothing. */
  isWhole: boolean
}

/** The lines from one on that are rows of one table, of `most` that are looked at. */
function rowsFrom(
  lines: readonly TextLine[],
  from: number,
  { gap, isAligned }: Notation,
  most: number,
): ReadRows {
  const places: number[] = []
  const read: PlacedCell[][] = []
  const edges = gap === tabs.gap
  let isRuled = false
  const end = Math.min(lines.length, from + most)
  let at = from
  for (; at < end; at++) {
    const line = lines[at]
    if (line === undefined || isBlank(line)) break
    if (drawn.test(line.text)) {
      isRuled ||= read.length === 1
      continue
    }
    const cells = placedCells(line, gap, edges)
    if (cells.some(({ text }) => text.text.length > longestCell)) break
    // Without places a line of another number of cells ends the table.
    if (!isAligned && read.length > 0 && cells.length !== read[0]?.length) break
    places.push(at)
    read.push(cells)
  }
  const { rows, taken } = isAligned
    ? alignedRows(read)
    : { rows: read.map((cells) => cells.map(({ text }) => text)), taken: read.length }
  // What stands before the first tab of every line is its indent.
  const isIndented = rows.every((cells) => cells[0]?.text === '')
  const next = (places[taken - 1] ?? from) + 1
  const isCut = at === end && end < lines.length
  return {
    rows: isIndented ? rows.map((cells) => cells.slice(1)) : rows,
    next,
    isRuled: isRuled && rows.length > 2,
    // Near the last lines that were looked at the ones behind them may show where columns stand.
    isWhole: !isCut || next - from < most * wholeShare,
  }
}

/** Whether a line is an item behind its bullet, or behind its number and nothing else that a tab parts. */
function isMarked(line: TextLine, columns: number): boolean {
  const text = line.text.trimStart()
  if (/^[^\p{L}\p{N}\s]\t/u.test(text)) return isListLine(line)
  return columns === 2 && (isClause(text) || (isListLine(line) && /^\S+\t+\P{N}*\p{L}/u.test(text)))
}

/** A figure with a unit of a word or two. */
const isAmount = /^\P{L}{0,4}\p{Nd}[^\p{L}(（]*[^\p{N}(（]{0,12}$/u

/** A table of names and figures without names of columns: the figures are what the line over it says, with its unit. */
export function withColumnName(table: TableSource, over: MappedText): TableSource {
  const [name, value] = table.columns
  const nameless = table.columns.length === 2 && name?.text === '' && value?.text === ''
  const areFigures = table.rows.every((row) => isAmount.test(row[1]?.text ?? ''))
  return nameless && areFigures ? { ...table, columns: [name, over] } : table
}

/** Lines of a label and a value each ("To:   Board") are no table: a list with its terms. */
export function labelledLines({ columns, rows }: TableSource): SourceBlock | undefined {
  const lines = [columns, ...rows]
  if (columns.length !== 2 || !lines.every(([label]) => /[:：]$/u.test(label?.text ?? '')))
    return undefined
  const items = lines.map((cells) => {
    const text = joinMapped(cells)
    return { text, lead: cells[0]?.text.length ?? 0, more: [], children: [] }
  })
  return { kind: 'list', ordered: false, items }
}
