import { alignedRows, type PlacedCell, placedCells } from './aligned-rows.ts'
import { isClause } from './clauses.ts'
import { isListLine, isNumbered } from './list-marks.ts'
import type { MappedText } from './mapped-text.ts'
import type { TableSource } from './source-block.ts'
import { withNames } from './table-heads.ts'
import { readTallies } from './tallies.ts'
import { isBlank, type TextLine } from './text-lines.ts'

const year = /^(?:19|20)\d{2}(?!\d)/

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
const notations: readonly Notation[] = [
  tabs,
  { gap: /\|/g, fewest: 3, isAligned: false },
  { gap: / {2,}/g, fewest: 3, isAligned: true },
]

/** Lines that only draw are no rows; one right below the first says that it names the columns. */
const drawn = /^[\s|+\-=:_–—─━│┃┼]+$/u
const longestCell = 200

/**
 * Reads the table that begins at a line: cells apart by tabs (two lines are enough), by upright strokes or aligned by two
 * and more spaces (three lines), or names with a figure each (three lines). The first line names the columns where it is of
 * another kind than the others (`withNames`), also where a blank line stands below it. Undefined when the lines do not agree on the
 * number of cells, and where all that a tab parts is the mark of an item or the number of a clause from its words.
 */
export function readPlainTable(lines: readonly TextLine[], from: number): PlainTable | undefined {
  const first = lines[from]
  if (first === undefined || isBlank(first)) return undefined
  for (const notation of notations) {
    if (first.text.trim().search(notation.gap) < 0) continue
    const table = readRows(lines, from, notation) ?? headApart(lines, from, notation)
    if (table === undefined) continue
    // Figures in brackets say of themselves what their column is.
    const isBracketed = table.block.rows.every((row) =>
      /^[(（].*[)）]$/u.test(row.at(-1)?.text ?? ''),
    )
    const tallies = table.headless && isBracketed ? readTallies(lines, from) : undefined
    return { ...table, ...tallies }
  }
  const tallies = readTallies(lines, from)
  return tallies === undefined ? undefined : { ...tallies, headless: true }
}

function readRows(
  lines: readonly TextLine[],
  from: number,
  notation: Notation,
): PlainTable | undefined {
  const [first] = lines.slice(from, from + 1)
  const marked = first !== undefined && notation !== tabs && isListLine(first)
  if (first === undefined || (marked && !isNumbered(first))) return undefined
  const { rows, next, isRuled } = rowsFrom(lines, from, notation)
  const [columns] = rows
  if (columns === undefined || rows.length < (marked ? fewestMarked : notation.fewest))
    return undefined
  if (columns.length < 2 || columns.length > 20) return undefined
  if (notation === tabs && isMarked(first, columns.length)) return undefined
  if (columns.filter((cell) => cell.text !== '').length < 2) return undefined
  // Two cells of which the first is a time are an entry of a list; no column is called so.
  if (columns.length === 2 && year.test(columns[0]?.text ?? '')) return undefined
  // Numbered things with a figure each, set apart: what they are called by stays with them.
  if (marked && !rows.every((row) => beginsWithFigure.test(row.at(-1)?.text ?? '')))
    return undefined
  return { ...withNames(rows, isRuled), next }
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
  const { rows, next } = rowsFrom([head, ...lines.slice(from + 2)], 0, notation)
  if (rows.length < notation.fewest) return undefined
  const table = withNames(rows)
  return table.headless ? undefined : { ...table, next: next + from + 1 }
}

/** The lines from one on that are rows of one table, and whether one that only draws stands below the first. */
function rowsFrom(
  lines: readonly TextLine[],
  from: number,
  { gap, isAligned }: Notation,
): { rows: MappedText[][]; next: number; isRuled: boolean } {
  const places: number[] = []
  const read: PlacedCell[][] = []
  const edges = gap === tabs.gap
  let isRuled = false
  for (let at = from; at < lines.length; at++) {
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
  return {
    rows: isIndented ? rows.map((cells) => cells.slice(1)) : rows,
    next: (places[taken - 1] ?? from) + 1,
    isRuled: isRuled && rows.length > 2,
  }
}

/** Whether a line is an item behind its bullet, or behind its number and nothing else that a tab parts. */
function isMarked(line: TextLine, columns: number): boolean {
  const text = line.text.trimStart()
  if (/^[^\p{L}\p{N}\s]\t/u.test(text)) return isListLine(line)
  return columns === 2 && (isClause(text) || (isListLine(line) && /^\S+\t+\P{N}*\p{L}/u.test(text)))
}
