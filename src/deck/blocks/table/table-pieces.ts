import type { BlockPieces } from '../block-kind.ts'
import { pickColumns } from './pick-columns.ts'
import type { TableBlock } from './schema.ts'

/** More columns than this stand on further slides, each with the first column in front. */
const mostColumns = 7

/** Rows under the same head; tables that are too wide first show all rows with one group of columns, then the next. */
export function tablePieces(block: TableBlock): BlockPieces<TableBlock> {
  const { columns, rows } = block
  if (columns.length <= mostColumns)
    return { count: rows.length, part: (from, to) => ({ ...block, rows: rows.slice(from, to) }) }
  // A piece is a column; the first column leads every part.
  const part = (from: number, to: number, some: TableBlock['rows']): TableBlock =>
    pickColumns({ ...block, rows: some }, (values) => [
      ...values.slice(0, 1),
      ...values.slice(1 + from, 1 + to),
    ])
  return {
    count: columns.length - 1,
    part: (from, to) => part(from, to, rows),
    probe: (from, to) => part(from, to, rows.slice(0, 1)),
  }
}
