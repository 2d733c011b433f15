import type { MappedText } from '../reading/mapped-text.ts'
import type { Atom } from './atom.ts'
import { chartFromTable } from './chart-from-table.ts'
import { dataParts } from './data-parts.ts'
import type { Part } from './part.ts'
import { tablePart } from './table-part.ts'
import type { TableRows } from './table-rows.ts'

/**
 * A table as what shows it: a list where it has one column, a chart where all of it is one measure, what a large one comes to
 * before it (`dataParts`). None for a table without rows.
 */
export function tableParts(
  table: TableRows,
  intro: MappedText | undefined,
  language: string,
): Part[] {
  const { columns, rows, atoms } = table
  if (columns.length === 0 || rows.length === 0) return []
  const extra = intro ? { intro } : {}
  if (columns.length === 1) {
    const items = atoms.map((atom): Atom => ({ ...atom, kind: 'item' }))
    return [{ kind: 'list', atoms: items, ...extra }]
  }
  const chart = chartFromTable(columns, rows, language)
  if (chart !== undefined) return [{ kind: 'chart', chart, atoms, ...extra }]
  return dataParts(table, language) ?? [{ ...tablePart(table, language), ...extra }]
}
