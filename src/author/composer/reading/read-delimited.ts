import { loneYear } from '../language/date-parts.ts'
import {
  emptyMappedText,
  joinMapped,
  type MappedText,
  mapVerbatim,
  trimMapped,
} from './mapped-text.ts'
import type { SourceBlock } from './source-block.ts'
import { withNames } from './table-heads.ts'

/** Fewer rows or columns are a text with commas in it. */
const fewestRows = 3
const fewestColumns = 3
const mostColumns = 60
const longestName = 60
const named = new RegExp(`\\p{L}|^${loneYear}$`, 'u')
/** So many lines may stand before and after the values: a title, a source. */
const mostAround = 4
/** What parts cells, the likeliest first (RFC 4180 and its usual variants). */
const separators = [',', ';', '\t'] as const

/**
 * A text of values with separators (CSV, TSV) as a table: a first line that names the columns, and lines that have as many
 * cells, with lines of one cell before it as its name and after it as what is said of it. Where the first line has figures as
 * the others do, nothing names the columns. Undefined for every other text.
 */
export function readDelimited(input: string): SourceBlock[] | undefined {
  // A comma may as well stand in figures: the separator that parts the names of columns counts.
  const readings = separators.flatMap((separator) => readParted(input, separator) ?? [])
  const best = readings.find(({ isNamed }) => isNamed) ?? readings[0]
  return best?.blocks
}

function readParted(
  input: string,
  separator: string,
): { blocks: SourceBlock[]; isNamed: boolean } | undefined {
  const begin = /^\uFEFF?(?:sep=.\r?\n)?/u.exec(input)?.[0].length ?? 0
  if (!mayBegin(input.slice(begin, begin + longestOpening), separator)) return undefined
  const lines = rowsOf(input, separator, begin)
  if (lines === undefined) return undefined
  const isLine = (row: readonly MappedText[]) => row.slice(1).every(({ text }) => text === '')
  const from = lines.findIndex((row) => !isLine(row))
  const to = lines.findLastIndex((row) => !isLine(row)) + 1
  const rows = withLooseEnds(lines.slice(from, to), separator)
  const [first] = rows
  if (first === undefined || from > mostAround || lines.length - to > mostAround) return undefined
  if (rows.length <= fewestRows) return undefined
  if (first.length < fewestColumns || first.length > mostColumns) return undefined
  if (rows.some((row) => row.length !== first.length)) return undefined
  const [opening = ''] = input.slice(first[0]?.offsets[0] ?? 0).split(/\r?\n/u, 1)
  if (isProse(opening, separator)) return undefined
  const { block } = withNames(rows, true)
  const isNamed = block.columns.some(({ text }) => text !== '')
  // Names hold letters or are years; a line of numbers names nothing.
  const isName = ({ text }: MappedText) => named.test(text) && text.length <= longestName
  if (isNamed ? !first.every(isName) : !first.some(isName)) return undefined
  const [title, ...above] = lines.slice(0, from).flatMap((row) => row[0] ?? [])
  // Headings of markdown stand over sections of a document.
  if ([title, ...above].some((line) => /^#{1,6}\s/u.test(line?.text ?? ''))) return undefined
  const paragraph = (text: MappedText): SourceBlock => ({ kind: 'paragraph', text, lead: 0 })
  const blocks: SourceBlock[] = [
    ...(title === undefined ? [] : [{ kind: 'heading' as const, level: 1, text: title }]),
    ...above.map(paragraph),
    { ...block, columns: block.columns.map(spaced), isExported: true },
    ...lines.slice(to).flatMap((row) => row.slice(0, 1).map(paragraph)),
  ]
  return { blocks, isNamed }
}

/** Prose sets a space after its commas, and a full stop at its end that is none of an abbreviation. */
function isProse(line: string, separator: string): boolean {
  return line.includes(`${separator} `) || /\p{L}{4}\.$|[!?。]$/u.test(line)
}

/** UTF-16 units in which the first row begins. */
const longestOpening = 4000

/** Whether the first line of a text that is parted may be a row of values: most texts are told by it, and need no reading. */
function mayBegin(opening: string, separator: string): boolean {
  const lines = opening.split(/\r?\n|\r/u)
  const first = lines.find((line) => line.includes(separator))
  if (first === undefined) return opening.length === longestOpening
  if (first.includes('"')) return true
  const cells = first.split(separator)
  if (cells.slice(1).every((cell) => cell.trim() === '')) return true
  return cells.length >= fewestColumns && !isProse(first, separator)
}

/**
 * Rows whose last cell holds what parts cells, without quotation marks, as a remark typed by hand may: all from there on is that
 * cell, where more rows than not have as many cells as the first and the last column says something in words. A piece without
 * words may be a part of a figure ("1,200"), and then it is not known what belongs where.
 */
function withLooseEnds(rows: readonly MappedText[][], separator: string): MappedText[][] {
  const count = rows[0]?.length ?? 0
  const hasWords = ({ text }: MappedText) => /\p{L}/u.test(text)
  const even = rows.filter((row) => row.length === count)
  const ends = even.flatMap((row) => row.slice(-1)).filter(({ text }) => text !== '')
  if (even.length * 2 <= rows.length || count < fewestColumns || !ends.every(hasWords))
    return [...rows]
  return rows.map((row) => {
    const end = row.slice(count - 1)
    return end.length < 2 || !end.every(hasWords)
      ? row
      : [...row.slice(0, count - 1), joinMapped(end, separator)]
  })
}

/** The name of a column as a program writes it ("unit_price_gbp") as people do. */
function spaced(name: MappedText): MappedText {
  return /^[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)+$/u.test(name.text)
    ? { ...name, text: name.text.replaceAll('_', ' ') }
    : name
}

/** The cells of each line, or undefined where a quotation mark is not shut. */
function rowsOf(input: string, separator: string, begin: number): MappedText[][] | undefined {
  const rows: MappedText[][] = []
  let row: MappedText[] = []
  let at = begin
  while (at <= input.length) {
    const { cell, end } = cellAt(input, at, separator)
    if (cell === undefined) return undefined
    row.push(cell)
    if (input[end] === separator) {
      at = end + 1
      continue
    }
    if (row.length > 1 || row[0]?.text !== '') rows.push(row)
    row = []
    at = input.startsWith('\r\n', end) ? end + 2 : end + 1
  }
  return rows
}

const endsLine = (character: string | undefined) => character === '\n' || character === '\r'

function cellAt(
  input: string,
  from: number,
  separator: string,
): { cell: MappedText | undefined; end: number } {
  if (input[from] !== '"') {
    let end = from
    while (end < input.length && input[end] !== separator && !endsLine(input[end])) end++
    return { cell: trimmed(input, from, end), end }
  }
  let end = from + 1
  while (end < input.length && !(input[end] === '"' && input[end + 1] !== '"'))
    end += input[end] === '"' ? 2 : 1
  if (end >= input.length) return { cell: undefined, end }
  const after = input[end + 1] ?? '\n'
  const shut = after === separator || endsLine(after)
  return { cell: shut ? quoted(input, from + 1, end) : undefined, end: end + 1 }
}

/** What stands between quotation marks; two of them in it are one (RFC 4180). */
function quoted(input: string, from: number, to: number): MappedText {
  let at = from
  const pieces = input
    .slice(from, to)
    .split('""')
    .map((piece, index, { length: all }) => {
      const start = at
      at += piece.length + 2
      const mark = index + 1 < all ? '"' : ''
      return mapVerbatim(piece + mark, start)
    })
  return trimMapped(joinMapped(pieces, ''))
}

function trimmed(input: string, from: number, to: number): MappedText {
  const text = input.slice(from, to)
  const bare = text.trim()
  return bare === '' ? emptyMappedText : mapVerbatim(bare, from + text.indexOf(bare))
}
