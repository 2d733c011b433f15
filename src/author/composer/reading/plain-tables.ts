import { allMatches } from '../../../text/all-matches.ts'
import { isClause } from './clauses.ts'
import { type MappedText, mapVerbatim } from './mapped-text.ts'
import { isListLine } from './plain-lists.ts'
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

/** The cells of a line cut at each match, with their places. */
function cut(line: TextLine, separator: RegExp): MappedText[] {
  const cells: MappedText[] = []
  const tabs = separator.source === '\\t'
  let from = 0
  const add = (to: number) => {
    const raw = line.text.slice(from, to)
    const lead = raw.length - raw.trimStart().length
    cells.push(mapVerbatim(raw.trim(), line.start + from + lead))
  }
  for (const match of allMatches(line.text, separator)) {
    if (match.index > 0 || tabs) add(match.index)
    from = match.index + match[0].length
  }
  if (line.text.slice(from).trim() !== '' || tabs) add(line.text.length)
  return cells
}

/**
 * Reads the table that begins at a line: cells apart by tabs (two lines are enough), by upright strokes or aligned by two
 * and more spaces (three lines), or names with a figure each (three lines). The first line names the columns where it is of
 * another kind than the others (`withNames`). Undefined when the lines do not agree on the number of cells, and where all
 * that a tab parts is the mark of an item or the number of a clause from its words.
 */
export function readPlainTable(lines: readonly TextLine[], from: number): PlainTable | undefined {
  const first = lines[from]
  if (first === undefined || isBlank(first)) return undefined
  for (const [separator, minimumLines] of [
    [/\t/g, 2],
    [/\|/g, 3],
    [/ {2,}/g, 3],
  ] as const) {
    if (first.text.trim().search(separator) < 0) continue
    if (separator.source !== '\\t' && isListLine(first)) continue
    const { rows, next } = rowsFrom(lines, from, separator)
    const [columns] = rows
    if (columns === undefined || rows.length < minimumLines) continue
    if (columns.length < 2 || columns.length > 20) continue
    if (separator.source === '\\t' && isMarked(first, columns.length)) continue
    if (columns.filter((cell) => cell.text !== '').length < 2) continue
    // Two cells of which the first is a time are an entry of a list; no column is called so.
    if (columns.length === 2 && year.test(columns[0]?.text ?? '')) continue
    const table = withNames(rows)
    // Figures in brackets say of themselves what their column is.
    const isBracketed = rows.every((row) => /^[(（].*[)）]$/u.test(row.at(-1)?.text ?? ''))
    const tallies = table.headless && isBracketed ? readTallies(lines, from) : undefined
    return { ...table, next, ...tallies }
  }
  const tallies = readTallies(lines, from)
  return tallies === undefined ? undefined : { ...tallies, headless: true }
}

/** The lines from one on that have as many cells as it; lines that only draw are none. */
function rowsFrom(
  lines: readonly TextLine[],
  from: number,
  separator: RegExp,
): { rows: MappedText[][]; next: number } {
  const rows: MappedText[][] = []
  let at = from
  for (; at < lines.length; at++) {
    const line = lines[at]
    if (line === undefined || isBlank(line)) break
    if (/^[\s|+\-=:]+$/.test(line.text)) continue
    const cells = cut(line, separator)
    const width = rows[0]?.length ?? cells.length
    if (cells.length !== width || cells.some((cell) => cell.text.length > 200)) break
    rows.push(cells)
  }
  // What stands before the first tab of every line is its indent.
  const indented = rows.every((cells) => cells[0]?.text === '')
  return { rows: indented ? rows.map((cells) => cells.slice(1)) : rows, next: at }
}

/** Whether a line is an item behind its bullet, or behind its number and nothing else that a tab parts. */
function isMarked(line: TextLine, columns: number): boolean {
  const text = line.text.trimStart()
  if (/^[^\p{L}\p{N}\s]\t/u.test(text)) return isListLine(line)
  return columns === 2 && (isClause(text) || (isListLine(line) && /^\S+\t+\P{N}*\p{L}/u.test(text)))
}
