import { z } from 'zod'
import type { Deck } from '../deck.ts'
import { changeBlock } from './change-block.ts'
import { OperationError, type OperationOutcome } from './outcome.ts'

const target = { slideId: z.string().min(1), blockId: z.string().min(1) }

/** Changes one cell of a table; row −1 is the head with the names of the columns, others are 0-based. */
export const setTableCellSchema = z.object({
  op: z.literal('set_table_cell'),
  ...target,
  row: z.number().int().min(-1),
  column: z.number().int().min(0),
  text: z.string(),
})
export type SetTableCell = z.infer<typeof setTableCellSchema>

/** Adds a row before a 0-based position; past the end, or none, means the end. */
export const addTableRowSchema = z.object({
  op: z.literal('add_table_row'),
  ...target,
  cells: z.array(z.string()).min(1),
  position: z.number().int().min(0).optional(),
})
export type AddTableRow = z.infer<typeof addTableRowSchema>

/** Removes a row (0-based). */
export const deleteTableRowSchema = z.object({
  op: z.literal('delete_table_row'),
  ...target,
  row: z.number().int().min(0),
})
export type DeleteTableRow = z.infer<typeof deleteTableRowSchema>

/** Adds a column with a cell for each row before a 0-based position; past the end, or none, means the end. */
export const addTableColumnSchema = z.object({
  op: z.literal('add_table_column'),
  ...target,
  name: z.string(),
  cells: z.array(z.string()),
  numeric: z.boolean().default(false),
  position: z.number().int().min(0).optional(),
})
export type AddTableColumn = z.infer<typeof addTableColumnSchema>

/** Removes a column (0-based). */
export const deleteTableColumnSchema = z.object({
  op: z.literal('delete_table_column'),
  ...target,
  column: z.number().int().min(0),
})
export type DeleteTableColumn = z.infer<typeof deleteTableColumnSchema>

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
      if (row === undefined)
        return { ...table, columns: table.columns.with(column, { ...head, name: text }) }
      const cells = row.cells.with(column, text)
      return { ...table, rows: table.rows.with(index, { ...row, cells }) }
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
  const { name, numeric, cells } = operation
  return changeBlock(
    deck,
    { ...operation, kind: 'table' },
    (table) => {
      if (cells.length !== table.rows.length)
        throw new OperationError(`A column of this table needs ${table.rows.length} cells.`)
      const position = operation.position ?? table.columns.length
      return {
        ...table,
        columns: table.columns.toSpliced(position, 0, { name, numeric }),
        rows: table.rows.map((row, index) => ({
          ...row,
          cells: row.cells.toSpliced(position, 0, cells[index] ?? ''),
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
      return {
        ...table,
        columns: table.columns.toSpliced(column, 1),
        rows: table.rows.map((row) => ({ ...row, cells: row.cells.toSpliced(column, 1) })),
      }
    },
    (number) => `Removed a column from the table of slide ${number}.`,
  )
}
