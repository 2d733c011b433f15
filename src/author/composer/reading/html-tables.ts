import { gridBlocks } from './grid-blocks.ts'
import type { MappedText } from './mapped-text.ts'
import type { SourceBlock } from './source-block.ts'
import { withNames } from './table-heads.ts'

/** A table while it is read. */
export interface OpenTable {
  rows: MappedText[][]
  /** Which cells of each row are heads. */
  heads: boolean[][]
  /** The lines of the cell that is open. */
  cell: MappedText[] | undefined
}

/** What a table of a page says. */
export function tableBlocks(table: OpenTable): SourceBlock[] {
  const isFilled = (row: readonly MappedText[]) => row.some((cell) => cell.text !== '')
  const rows = table.rows.filter(isFilled)
  const heads = table.heads.filter((_, at) => isFilled(table.rows[at] ?? []))
  return gridBlocks(rows, headRows(rows, heads))
}

/**
 * How many rows name the columns: those of heads alone, and empty cells, as in the corner; where no cell is marked as a head,
 * the first may still be such a row.
 */
function headRows(rows: readonly MappedText[][], heads: readonly boolean[][]): number {
  if (!heads.some((row) => row.includes(true))) return withNames(rows).headless ? 0 : 1
  const first = heads.findIndex((row, at) =>
    row.some((isHead, column) => !isHead && rows[at]?.[column]?.text !== ''),
  )
  return first < 0 ? 1 : first
}
