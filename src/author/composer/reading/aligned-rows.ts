import { allMatches } from '../../../text/all-matches.ts'
import { largest } from '../largest.ts'
import {
  emptyMappedText,
  joinMapped,
  type MappedText,
  mapVerbatim,
  sliceMapped,
} from './mapped-text.ts'
import type { TextLine } from './text-lines.ts'

/** A cell and where it stands in its line, in the places of a face whose signs are all as wide, ideographs twice that. */
export interface PlacedCell {
  text: MappedText
  from: number
  to: number
}

/** A column: from where to where its cells reach, and where they begin and end. */
interface Place {
  from: number
  to: number
  begins: ReadonlySet<number>
  ends: ReadonlySet<number>
}

/** UTF-16 units of a cell that goes on in further lines; more is a text. */
const longestCell = 200

const wide = /[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7af\uff01-\uff60]/gu

function placesOf(text: string): number {
  return text.length + (text.match(wide)?.length ?? 0)
}

/** The cells of a line cut at each match; `edges`: whether what stands before the first and behind the last is a cell, though empty. */
export function placedCells(line: TextLine, separator: RegExp, edges: boolean): PlacedCell[] {
  const cells: PlacedCell[] = []
  let start = 0
  // How many places there are before an index: counted on from the cell before.
  let counted = { index: 0, places: 0 }
  const add = (end: number) => {
    const raw = line.text.slice(start, end)
    const at = start + raw.length - raw.trimStart().length
    const text = mapVerbatim(raw.trim(), line.start + at)
    const from = counted.places + placesOf(line.text.slice(counted.index, at))
    const to = from + placesOf(text.text)
    counted = { index: at + text.text.length, places: to }
    cells.push({ text, from, to })
  }
  for (const match of allMatches(line.text, separator)) {
    if (match.index > 0 || edges) add(match.index)
    start = match.index + match[0].length
  }
  if (line.text.slice(start).trim() !== '' || edges) add(line.text.length)
  return cells
}

/**
 * Lines of cells as rows of one width, the one that most of them have, and how many lines those are. A line with fewer cells
 * is a row by where they stand: under the columns that it has, with gaps in the others, also where a long name has left but one space
 * before the next column; one with a single cell under a later column goes on from the row above. None of the width where the first line is no row.
 */
export function alignedRows(lines: readonly (readonly PlacedCell[])[]): {
  rows: MappedText[][]
  taken: number
} {
  for (const width of new Set([usualWidth(lines), lines[0]?.length ?? 0])) {
    const found = rowsOfWidth(lines, width)
    if (found.taken > 0) return found
  }
  return { rows: [], taken: 0 }
}

function usualWidth(lines: readonly (readonly PlacedCell[])[]): number {
  const counts = new Map<number, number>()
  for (const { length } of lines) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1)
  const most = largest([...counts.values()])
  return largest([...counts].filter(([, count]) => count === most).map(([width]) => width))
}

function rowsOfWidth(lines: readonly (readonly PlacedCell[])[], width: number) {
  const full = lines.filter((cells) => cells.length === width)
  const columns = Array.from({ length: width }, (_, at): Place => {
    const own = full.flatMap((cells) => cells[at] ?? [])
    return {
      from: own.reduce((least, { from }) => Math.min(least, from), Number.POSITIVE_INFINITY),
      to: largest(own.map(({ to }) => to)),
      begins: new Set(own.map(({ from }) => from)),
      ends: new Set(own.map(({ to }) => to)),
    }
  })
  const rows: MappedText[][] = []
  let taken = 0
  for (const cells of lines) {
    const row = cells.length === width ? cells.map(({ text }) => text) : placed(cells, columns)
    const last = rows.at(-1)
    if (row !== undefined) rows.push(row)
    else if (last === undefined || !goesOn(last, cells, columns)) break
    taken++
  }
  return { rows, taken }
}

/** Fewer cells than there are columns as a row, each in the column that it stands in; undefined where they stand in none. */
function placed(cells: readonly PlacedCell[], columns: readonly Place[]): MappedText[] | undefined {
  const row = columns.map(() => emptyMappedText)
  let last = -1
  let filled = 0
  for (const cell of cells.flatMap((one) => partedAtColumn(one, columns))) {
    const at = columnOf(cell, columns)
    if (at <= last) return undefined
    row[at] = cell.text
    last = at
    filled++
  }
  return filled > 1 && cells.length <= columns.length ? row : undefined
}

/** The column that a cell begins or ends with, or else shares most places with; -1 where it has none. */
function columnOf({ from, to }: PlacedCell, columns: readonly Place[]): number {
  const begun = columns.findIndex(({ begins }) => begins.has(from))
  const ended = begun < 0 ? columns.findIndex(({ ends }) => ends.has(to)) : begun
  if (ended >= 0) return ended
  const shared = columns.map((column) => Math.min(column.to, to) - Math.max(column.from, from))
  const most = largest(shared)
  return most > 0 ? shared.indexOf(most) : -1
}

/** A cell that reaches into the next column, which begins or ends behind a single space in it as others do. */
function partedAtColumn(cell: PlacedCell, columns: readonly Place[]): PlacedCell[] {
  const reached = columns.filter(({ from, to }) => cell.from < to && from < cell.to)
  if (reached.length < 2) return [cell]
  for (const { index } of allMatches(cell.text.text, /\s/gu)) {
    const from = cell.from + placesOf(cell.text.text.slice(0, index + 1))
    const isColumn = ({ begins, ends, ...place }: Place) =>
      from >= place.from && (begins.has(from) || ends.has(cell.to))
    if (reached.slice(1).some(isColumn))
      return [
        { text: sliceMapped(cell.text, 0, index), from: cell.from, to: from - 1 },
        { text: sliceMapped(cell.text, index + 1), from, to: cell.to },
      ]
  }
  return [cell]
}

/** Adds a single cell that begins where a later column does to that of the row above; whether it does. */
function goesOn(
  row: MappedText[],
  cells: readonly PlacedCell[],
  columns: readonly Place[],
): boolean {
  const [only, ...others] = cells
  const at = columns.findIndex(({ begins }, index) => index > 0 && begins.has(only?.from ?? -1))
  const above = row[at]
  if (only === undefined || others.length > 0 || above === undefined || above.text === '')
    return false
  if (above.text.length + only.text.text.length > longestCell) return false
  row[at] = joinMapped([above, only.text])
  return true
}
