import { withoutTotal } from './chart-from-table.ts'
import { isGap } from './gap-cell.ts'
import { columnOf, type TableRows } from './table-rows.ts'

/** Rows that have a name of their own, among all. */
const namedShare = 0.9
/** Fewer rows may have anything in their first cells. */
const fewestRows = 5

/**
 * A table with the column first by which its rows are called: where the first one only numbers them (1001, 1002, "A-17"), the
 * first of the others that names each row in words.
 */
export function withKeyFirst(table: TableRows, language: string): TableRows {
  const { columns, rows } = table
  const things = withoutTotal(rows, language).rows
  if (things.length < fewestRows || !isNumbering(columnOf(things, 0))) return table
  const key = columns.findIndex((_, index) => index > 0 && isNaming(columnOf(things, index)))
  if (key < 0) return table
  const moved = <T>(cells: readonly T[]): T[] => [
    ...cells.slice(key, key + 1),
    ...cells.filter((_, index) => index !== key),
  ]
  return { ...table, columns: moved(columns), rows: rows.map(moved) }
}

function isNumbering(cells: readonly string[]): boolean {
  const known = cells.filter((cell) => !isGap(cell))
  const isCode = (cell: string) => /^[\p{L}#-]{0,4}\p{Nd}+$/u.test(cell)
  return areUnlike(known, cells.length) && known.every(isCode)
}

function isNaming(cells: readonly string[]): boolean {
  const known = cells.filter((cell) => !isGap(cell))
  const isName = (cell: string) => /^\p{L}/u.test(cell) && cell.length <= 60
  return areUnlike(known, cells.length) && known.every(isName)
}

function areUnlike(known: readonly string[], all: number): boolean {
  return known.length >= all * namedShare && new Set(known).size === known.length
}
