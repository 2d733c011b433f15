import { emptyMappedText, type MappedText, mapVerbatim } from './mapped-text.ts'
import type { SourceBlock } from './source-block.ts'

/** Fewer rows or columns are a text with commas in it. */
const fewestRows = 3
const fewestColumns = 3
const mostColumns = 60
/** What parts cells, the likeliest first (RFC 4180 and its usual variants). */
const separators = [',', ';', '\t'] as const

/**
 * A text of values with separators (CSV, TSV) as a table: its first line names the columns, and every line has as many
 * cells. Undefined for every other text.
 */
export function readDelimited(input: string): SourceBlock[] | undefined {
  const [first = ''] = input.trimStart().split(/\r?\n/u, 1)
  for (const separator of separators) {
    // Prose sets a space after its commas, and a full stop at its end.
    if (!first.includes(separator) || first.includes(`${separator} `) || /[.!?。]$/u.test(first))
      continue
    const rows = rowsOf(input, separator)
    const [columns, ...body] = rows ?? []
    if (columns === undefined || body.length < fewestRows) continue
    if (columns.length < fewestColumns || columns.length > mostColumns) continue
    if (body.some((row) => row.length !== columns.length)) continue
    // Names hold letters; a line of numbers names nothing.
    if (!columns.every(({ text }) => /\p{L}/u.test(text) && text.length <= 60)) continue
    return [{ kind: 'table', columns, rows: body }]
  }
  return undefined
}

/** The cells of each line, or undefined where a quotation mark is not shut. */
function rowsOf(input: string, separator: string): MappedText[][] | undefined {
  const rows: MappedText[][] = []
  let row: MappedText[] = []
  let at = 0
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

function cellAt(
  input: string,
  from: number,
  separator: string,
): { cell: MappedText | undefined; end: number } {
  if (input[from] !== '"') {
    let end = from
    while (end < input.length && input[end] !== separator && !/[\r\n]/.test(input[end] ?? '')) end++
    return { cell: trimmed(input, from, end), end }
  }
  let end = from + 1
  while (end < input.length && !(input[end] === '"' && input[end + 1] !== '"'))
    end += input[end] === '"' ? 2 : 1
  if (end >= input.length) return { cell: undefined, end }
  const after = input[end + 1] ?? '\n'
  const shut = after === separator || /[\r\n]/.test(after)
  return { cell: shut ? trimmed(input, from + 1, end) : undefined, end: end + 1 }
}

function trimmed(input: string, from: number, to: number): MappedText {
  const text = input.slice(from, to)
  const bare = text.trim()
  return bare === '' ? emptyMappedText : mapVerbatim(bare, from + text.indexOf(bare))
}
