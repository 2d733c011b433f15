import { z } from 'zod'
import { target } from './operation-target.ts'

/** Changes one cell of a table; row −1 is the head with the names of the columns, others are 0-based. */
const setTableCellSchema = z.object({
  op: z.literal('set_table_cell'),
  ...target,
  row: z.number().int().min(-1),
  column: z.number().int().min(0),
  text: z.string(),
})
export type SetTableCell = z.infer<typeof setTableCellSchema>

/** Adds a row before a 0-based position; past the end, or none, means the end. */
const addTableRowSchema = z.object({
  op: z.literal('add_table_row'),
  ...target,
  cells: z.array(z.string()).min(1),
  position: z.number().int().min(0).optional(),
})
export type AddTableRow = z.infer<typeof addTableRowSchema>

/** Removes a row (0-based). */
const deleteTableRowSchema = z.object({
  op: z.literal('delete_table_row'),
  ...target,
  row: z.number().int().min(0),
})
export type DeleteTableRow = z.infer<typeof deleteTableRowSchema>

/** Adds a column with a cell for each row before a 0-based position; past the end, or none, means the end. */
const addTableColumnSchema = z.object({
  op: z.literal('add_table_column'),
  ...target,
  name: z.string(),
  cells: z.array(z.string()),
  numeric: z.boolean().default(false),
  unit: z.string().optional(),
  position: z.number().int().min(0).optional(),
})
export type AddTableColumn = z.infer<typeof addTableColumnSchema>

/** Removes a column (0-based). */
const deleteTableColumnSchema = z.object({
  op: z.literal('delete_table_column'),
  ...target,
  column: z.number().int().min(0),
})
export type DeleteTableColumn = z.infer<typeof deleteTableColumnSchema>

/** All operations on tables. */
export const tableOperationSchemas = [
  setTableCellSchema,
  addTableRowSchema,
  deleteTableRowSchema,
  addTableColumnSchema,
  deleteTableColumnSchema,
] as const
