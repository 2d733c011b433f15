import type { TableBlock } from './schema.ts'

/**
 * The table with some of its columns: their heads, cells and the marks of those.
 * @param pick gives those that stay of a list that has one thing for each column.
 */
export function pickColumns(
  table: TableBlock,
  pick: <Value>(values: Value[]) => Value[],
): TableBlock {
  return {
    ...table,
    columns: pick(table.columns),
    rows: table.rows.map((row) => ({
      ...row,
      cells: pick(row.cells),
      ...(row.cellMarks && { cellMarks: pick(row.cellMarks) }),
    })),
  }
}
