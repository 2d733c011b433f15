import { z } from 'zod'
import { marksBeside, marksSchema } from '../../marks/mark.ts'
import { sourceSpanSchema } from '../../sourced-text.ts'
import { styledBlockFields } from '../../style.ts'

/**
 * How wide a column is against what its words alone would give it (1.5: half as much again, at the expense of the others), or
 * as wide as all others that are `equal`.
 */
export const columnWidthSchema = z.union([z.number().min(0.25).max(4), z.literal('equal')])

/** A table: named columns and rows with one cell a column. `numeric` columns align at the end with tabular figures. */
export const tableBlockSchema = z
  .object({
    kind: z.literal('table'),
    ...styledBlockFields,
    columns: z
      .array(
        z.object({
          name: z.string(),
          ...marksBeside('name'),
          numeric: z.boolean(),
          /** What its values are counted in ("€ thousand"), said once, behind the name. */
          unit: z.string().optional(),
          /** The column that the slide is about; at most one. */
          highlighted: z.boolean().optional(),
          width: columnWidthSchema.optional(),
        }),
      )
      .min(1),
    rows: z
      .array(
        z.object({
          cells: z.array(z.string()),
          /** Of each cell; absent where none has any. */
          cellMarks: z.array(marksSchema).optional(),
          sources: z.array(sourceSpanSchema),
          /** The row that the slide is about; at most one. */
          highlighted: z.boolean().optional(),
          score: z.number().min(0).max(1).optional(),
        }),
      )
      .min(1),
  })
  .refine((table) => table.rows.every((row) => row.cells.length === table.columns.length), {
    message: 'Every row needs one cell for each column.',
  })
  .refine(
    (table) => table.rows.every(({ cells, cellMarks = [] }) => cellMarks.length <= cells.length),
    { message: 'A row has marks for cells that it does not have.' },
  )
export type TableBlock = z.infer<typeof tableBlockSchema>
export type TableColumn = TableBlock['columns'][number]
export type TableRow = TableBlock['rows'][number]
