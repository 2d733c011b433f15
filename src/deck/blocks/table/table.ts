import { isDeepStrictEqual } from 'node:util'
import { type BlockKindDefinition, type BlockList, lineOf } from '../block-kind.ts'
import { withParts, withPlainParts } from '../printed-text.ts'
import { columnHead } from './column-head.ts'
import { type TableBlock, type TableRow, tableBlockSchema } from './schema.ts'
import { shortenTable } from './shorten-table.ts'
import { tablePieces } from './table-pieces.ts'

const rows: BlockList<TableBlock, TableRow> = {
  field: 'rows',
  plainText: (row) => row.cells.join('\t'),
  mapTexts: ({ cellMarks, ...row }, change, item) => {
    const cells = row.cells.map((text, column) => {
      const marks = cellMarks?.[column]
      return change(marks?.length ? { text, marks } : { text }, { item, part: 'cell', column })
    })
    const marks = cells.map((cell) => cell.marks ?? [])
    return {
      ...row,
      cells: cells.map((cell) => cell.text),
      ...(marks.some((one) => one.length > 0) && { cellMarks: marks }),
    }
  },
  join: (first, second) => {
    const heads = ({ columns }: TableBlock) => columns.map(columnHead)
    return isDeepStrictEqual(heads(first), heads(second)) ? {} : undefined
  },
}

/** A table: its text is cells joined by tabs, one line a row, the column names first. */
export const table: BlockKindDefinition<typeof tableBlockSchema, TableRow> = {
  schema: tableBlockSchema,
  list: rows,
  plainText: (block) =>
    [block.columns.map(columnHead).join('\t'), ...block.rows.map(rows.plainText)].join('\n'),
  lines: (block) => block.rows.map((row) => lineOf(row.cells, row)),
  mapTexts: (block, change) => ({
    ...block,
    columns: block.columns.map((one, column) => {
      const named = withParts(one, ['name'], change, { column })
      return withPlainParts(named, ['unit'], change, { column })
    }),
    rows: block.rows.map((row, item) => rows.mapTexts(row, change, item)),
  }),
  mapOrigins: (block, change) => ({
    ...block,
    rows: block.rows.map((row) => ({ ...row, sources: change({ sources: row.sources }).sources })),
  }),
  shorten: shortenTable,
  pieces: tablePieces,
}
