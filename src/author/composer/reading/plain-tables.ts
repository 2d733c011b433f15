import { allMatches } from '../../../text/all-matches.ts'
import { type MappedText, mapVerbatim } from './mapped-text.ts'
import { isListLine } from './plain-lists.ts'
import type { TableSource } from './source-block.ts'
import { isBlank, type TextLine } from './text-lines.ts'

const startsWithYear = /^(?:19|20)\d{2}(?!\d)/

/** The cells of a line cut at each match, with their places. */
function cut(line: TextLine, separator: RegExp): MappedText[] {
  const cells: MappedText[] = []
  let from = 0
  const add = (to: number) => {
    const raw = line.text.slice(from, to)
    const lead = raw.length - raw.trimStart().length
    cells.push(mapVerbatim(raw.trim(), line.start + from + lead))
  }
  for (const match of allMatches(line.text, separator)) {
    if (match.index === 0) {
      from = match[0].length
      continue
    }
    add(match.index)
    from = match.index + match[0].length
  }
  if (line.text.slice(from).trim() !== '' || separator.source === '\\t') add(line.text.length)
  return cells
}

/**
 * Reads the table that begins at a line: cells apart by tabs (two lines are enough) or aligned by two and more spaces
 * (three lines). The first line names the columns. Undefined when the lines do not agree on the number of cells.
 */
export function readPlainTable(
  lines: readonly TextLine[],
  from: number,
): { block: TableSource; next: number } | undefined {
  const first = lines[from]
  if (first === undefined || isBlank(first)) return undefined
  for (const [separator, minimumLines] of [
    [/\t/g, 2],
    [/\|/g, 3],
    [/ {2,}/g, 3],
  ] as const) {
    if (!separator.test(first.text.trim())) {
      separator.lastIndex = 0
      continue
    }
    separator.lastIndex = 0
    if (separator.source !== '\\t' && isListLine(first)) continue
    const count = cut(first, separator).length
    if (count < 2 || count > 20) continue
    const rows: MappedText[][] = []
    let at = from
    while (at < lines.length) {
      const line = lines[at]
      if (line === undefined || isBlank(line)) break
      if (/^[\s|+\-=:]+$/.test(line.text)) {
        at++
        continue
      }
      const cells = cut(line, separator)
      if (cells.length !== count || cells.some((cell) => cell.text.length > 200)) break
      rows.push(cells)
      at++
    }
    const [columns, ...body] = rows
    if (columns === undefined || rows.length < minimumLines) continue
    if (columns.every((cell) => cell.text === '')) continue
    // Two cells of which the first is a time are an entry of a list; no column is called so.
    if (count === 2 && startsWithYear.test(columns[0]?.text ?? '')) continue
    return { block: { kind: 'table', columns, rows: body }, next: at }
  }
  return undefined
}
