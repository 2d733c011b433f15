import { largest } from '../largest.ts'
import { leadTermLength } from './lead-term.ts'
import { emptyMappedText, joinMapped, type MappedText } from './mapped-text.ts'
import type { SourceBlock } from './source-block.ts'

/** A grid of more cells than a text has characters is no table. */
const mostCells = 400_000
/** Rows whose cells are counted: one with more of them further down is a slip. */
const countedRows = 1000

/**
 * Rows of cells, as many in each as there are, as a table whose first rows name the columns; what is one column, or only
 * names, is a paragraph a cell.
 */
export function gridBlocks(rows: readonly MappedText[][], headRows: number): SourceBlock[] {
  const width = largest(rows.slice(0, countedRows).map((row) => row.length))
  const body = rows.slice(headRows)
  if (width < 2 || body.length === 0 || width * rows.length > mostCells)
    return rows
      .flat()
      .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
      .map((text) => ({ kind: 'paragraph', text, lead: leadTermLength(text.text) }))
  const filled = (row: readonly MappedText[]) =>
    Array.from({ length: width }, (_, index) => row[index] ?? emptyMappedText)
  const heads = rows.slice(0, headRows).map(filled)
  const columns = filled([]).map((_, index) =>
    joinMapped(heads.map((row) => row[index] ?? emptyMappedText)),
  )
  return [{ kind: 'table', columns, rows: body.map(filled) }]
}
