import { isDeepStrictEqual } from 'node:util'
import { type Block, mapBlockTexts } from '../blocks/block.ts'
import type { TextPlace } from '../blocks/printed-text.ts'
import { pickColumns } from '../blocks/table/pick-columns.ts'
import type { TableBlock } from '../blocks/table/schema.ts'
import type { Deck } from '../deck.ts'
import { sayAnew } from '../marks/change-marks.ts'
import { changeBlock } from './change-block.ts'
import type { SetColumn } from './operation.ts'
import { OperationError, type OperationOutcome } from './outcome.ts'
import type {
  AddTableColumn,
  AddTableRow,
  DeleteTableColumn,
  DeleteTableRow,
  SetTableCell,
} from './table-operation-schemas.ts'

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when there is no such table or cell.
 */
export function setTableCell(deck: Deck, operation: SetTableCell): OperationOutcome {
  const { row: index, column, text } = operation
  return changeBlock(
    deck,
    { ...operation, kind: 'table' },
    (table) => {
      const head = table.columns[column]
      const row = table.rows[index]
      if (head === undefined || (index >= 0 && row === undefined))
        throw new OperationError('The table has no such cell.')
      if (row === undefined) return changed(table, { part: 'name', column }, text)
      return changed(table, { item: index, part: 'cell', column }, text)
    },
    (number) => `Changed a cell of the table of slide ${number}.`,
  )
}

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when there is no such table, or the row has another number of cells.
 */
export function addTableRow(deck: Deck, operation: AddTableRow): OperationOutcome {
  return changeBlock(
    deck,
    { ...operation, kind: 'table' },
    (table) => {
      if (operation.cells.length !== table.columns.length)
        throw new OperationError(`A row of this table needs ${table.columns.length} cells.`)
      const row = { cells: operation.cells, sources: [] }
      const position = operation.position ?? table.rows.length
      return { ...table, rows: table.rows.toSpliced(position, 0, row) }
    },
    (number) => `Added a row to the table of slide ${number}.`,
  )
}

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when there is no such table or row, or it is the only one.
 */
export function deleteTableRow(deck: Deck, operation: DeleteTableRow): OperationOutcome {
  return changeBlock(
    deck,
    { ...operation, kind: 'table' },
    (table) => {
      if (operation.row >= table.rows.length) throw new OperationError('The table has no such row.')
      if (table.rows.length === 1) throw new OperationError('A table needs at least one row.')
      return { ...table, rows: table.rows.toSpliced(operation.row, 1) }
    },
    (number) => `Removed a row from the table of slide ${number}.`,
  )
}

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when there is no such table, or the column has another number of cells.
 */
export function addTableColumn(deck: Deck, operation: AddTableColumn): OperationOutcome {
  const { name, numeric, unit, cells } = operation
  return changeBlock(
    deck,
    { ...operation, kind: 'table' },
    (table) => {
      if (cells.length !== table.rows.length)
        throw new OperationError(`A column of this table needs ${table.rows.length} cells.`)
      const position = operation.position ?? table.columns.length
      return {
        ...table,
        columns: table.columns.toSpliced(position, 0, { name, numeric, ...(unit && { unit }) }),
        rows: table.rows.map((row, index) => ({
          ...row,
          cells: row.cells.toSpliced(position, 0, cells[index] ?? ''),
          ...(row.cellMarks && { cellMarks: row.cellMarks.toSpliced(position, 0, []) }),
        })),
      }
    },
    (number) => `Added the column “${name}” to the table of slide ${number}.`,
  )
}

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when there is no such table or column, or it is the only one.
 */
export function deleteTableColumn(deck: Deck, operation: DeleteTableColumn): OperationOutcome {
  const { column } = operation
  return changeBlock(
    deck,
    { ...operation, kind: 'table' },
    (table) => {
      if (column >= table.columns.length) throw new OperationError('The table has no such column.')
      if (table.columns.length === 1) throw new OperationError('A table needs at least one column.')
      return pickColumns(table, (values) => values.toSpliced(column, 1))
    },
    (number) => `Removed a column from the table of slide ${number}.`,
  )
}

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when there is no such table or column.
 */
export function setColumn(deck: Deck, operation: SetColumn): OperationOutcome {
  const { column: index, width } = operation
  return changeBlock(
    deck,
    { ...operation, kind: 'table' },
    (table) => {
      const column = table.columns[index]
      if (column === undefined) throw new OperationError('The table has no such column.')
      const { width: _before, ...rest } = column
      const sized = width === null ? rest : { ...rest, width }
      return { ...table, columns: table.columns.with(index, sized) }
    },
    (number) => `Changed the width of a column of the table of slide ${number}.`,
  )
}

/** The table with another text in a place; what the old one was set in stays on the words that both have. */
function changed(table: TableBlock, place: TextPlace, text: string): Block {
  return mapBlockTexts(table, (printed, at) =>
    isDeepStrictEqual(at, place) ? sayAnew(printed, text) : printed,
  )
}
