import { shorten } from '../../../text/shorten.ts'
import type { Accepts, Shortened } from '../block-kind.ts'
import { largest, mostMeasured, shortenList, textLengths } from '../shorten-list.ts'
import { columnHead } from './column-head.ts'
import { pickColumns } from './pick-columns.ts'
import type { TableBlock, TableRow } from './schema.ts'

/**
 * Makes a table fit: its cells are shortened, columns that have no room go to the notes row by row, named, then the lowest-scored
 * rows. Undefined if nothing of it fits.
 */
export function shortenTable(
  block: TableBlock,
  fits: Accepts<TableBlock>,
  language: string,
): Shortened<TableBlock> | undefined {
  const rowText = (row: TableRow) => row.cells.filter(Boolean).join('; ')
  const whole = () => [
    block.columns.map(columnHead).filter(Boolean).join('; '),
    ...block.rows.map(rowText),
  ]
  const dropRows = (table: TableBlock) =>
    shortenList(
      // A row that the slide is about stays.
      table.rows.map((row) => (row.highlighted ? { ...row, score: 1 } : row)),
      (rows) => fits({ ...table, rows }),
      (row) => row,
      rowText,
      (rows): TableBlock => ({ ...table, rows }),
    )
  let table = block
  const notes: string[] = []
  const first = (one: TableBlock): TableBlock => ({ ...one, rows: one.rows.slice(0, 1) })
  if (!fits(first(table))) {
    // Columns that have no room go to the notes row by row, each value after its column's name.
    for (const length of textLengths) {
      const short = shortenCells(block, length, language)
      const columns = largest(Math.min(block.columns.length, 12), (count) =>
        fits(first(firstColumns(short, count))),
      )
      if (columns < Math.min(block.columns.length, 4) && length > 1) continue
      if (columns === 0) return undefined
      table = firstColumns(short, columns)
      notes.push(...(columns < block.columns.length ? namedRows(block) : whole()))
      break
    }
  }
  for (const length of [Number.POSITIVE_INFINITY, ...textLengths]) {
    const shown = dropRows(Number.isFinite(length) ? shortenCells(table, length, language) : table)
    if (shown === undefined) continue
    // The notes hold all rows already if cells were shortened.
    const shortened = Number.isFinite(length) && notes.length === 0
    const cut = shortened ? whole() : []
    return {
      block: shown.block,
      notes: [...notes, ...(notes.length + cut.length > 0 ? cut : shown.notes)],
    }
  }
  return undefined
}

/** Rows as text in which every value follows the name of its column: nobody counts cells. The first cell leads its row. */
function namedRows({ columns, rows }: TableBlock): string[] {
  const heads = columns.map(columnHead)
  const [first = ''] = heads
  const lines = rows.map((row) =>
    row.cells
      .flatMap((cell, index) => {
        const name = index === 0 ? '' : (heads[index] ?? '')
        return cell === '' ? [] : [name === '' ? cell : `${name}: ${cell}`]
      })
      .join('; '),
  )
  // A column without a value in any row is still named.
  const empty = heads.flatMap((name, index) =>
    index > 0 && name !== '' && rows.every((row) => row.cells[index] === '') ? [name] : [],
  )
  return [first, ...lines, empty.join('; ')].filter(Boolean)
}

function firstColumns(table: TableBlock, count: number): TableBlock {
  return pickColumns(table, (values) => values.slice(0, count))
}

function shortenCells(table: TableBlock, length: number, language: string): TableBlock {
  const short = (text: string) => shorten(text, language, (one) => one.length <= length + 1)
  return {
    ...table,
    columns: table.columns.map((column) => ({
      ...column,
      name: short(column.name),
      ...(column.unit && { unit: short(column.unit) }),
    })),
    rows: table.rows.slice(0, mostMeasured).map((row) => ({ ...row, cells: row.cells.map(short) })),
  }
}
