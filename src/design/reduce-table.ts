import { blockPlainText, mapBlockTexts } from '../deck/blocks/block.ts'
import { thingsOf, withThings } from '../deck/blocks/block-list.ts'
import type { ChartBlock } from '../deck/blocks/chart/schema.ts'
import { withoutLostHighlights } from '../deck/blocks/chart/without-lost-highlights.ts'
import type { ComparisonBlock } from '../deck/blocks/comparison/schema.ts'
import { columnHead } from '../deck/blocks/table/column-head.ts'
import { pickColumns } from '../deck/blocks/table/pick-columns.ts'
import type { TableBlock, TableRow } from '../deck/blocks/table/schema.ts'
import { type Accepts, largest, mostMeasured, reduceList } from './reduce-list.ts'
import { shorten } from './shorten.ts'

/** Lengths in characters that cells of a table that does not fit are shortened to, one after the other. */
const cellLengths = [120, 60, 30, 15, 6, 1]

/**
 * Makes a table fit: its cells are shortened, columns that have no room go to the notes row by row, named, then the lowest-scored
 * rows. Undefined if nothing of it fits.
 */
export function reduceTable(block: TableBlock, fits: Accepts<TableBlock>, language: string) {
  const rowText = (row: TableRow) => row.cells.filter(Boolean).join('; ')
  const whole = () => [
    block.columns.map(columnHead).filter(Boolean).join('; '),
    ...block.rows.map(rowText),
  ]
  const dropRows = (table: TableBlock) =>
    reduceList(
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
    // Columns that have no room go to the notes row by row, each value behind its column's name.
    for (const length of cellLengths) {
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
  for (const length of [Number.POSITIVE_INFINITY, ...cellLengths]) {
    const reduced = dropRows(
      Number.isFinite(length) ? shortenCells(table, length, language) : table,
    )
    if (reduced === undefined) continue
    // The notes hold all rows already if cells were shortened.
    const shortened = Number.isFinite(length) && notes.length === 0
    const cut = shortened ? whole() : []
    return {
      block: reduced.block,
      notes: [...notes, ...(notes.length + cut.length > 0 ? cut : reduced.notes)],
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

/** The first categories and series of a chart that fit; all of its data in the notes. Undefined if none do. */
export function reduceChart(block: ChartBlock, fits: Accepts<ChartBlock>) {
  const part = (categories: number, series: number): ChartBlock =>
    withoutLostHighlights({
      ...block,
      categories: block.categories.slice(0, categories),
      series: block.series.slice(0, series).map((one) => ({
        ...one,
        values: one.values.slice(0, categories),
        ...(one.labels && { labels: one.labels.slice(0, categories) }),
        ...(one.decimals && { decimals: one.decimals.slice(0, categories) }),
      })),
      ...(block.annotations ? { annotations: block.annotations.slice(0, categories) } : {}),
      sources: block.sources.slice(0, categories),
    })
  const all = block.categories.length
  for (const series of [6, 4, 2, 1].filter((count) => count <= block.series.length)) {
    const categories = largest(all, (count) => fits(part(count, series)))
    if (categories === 0 || (categories < Math.min(all, 2) && series > 1)) continue
    return { block: part(categories, series), notes: [blockPlainText(block)] }
  }
  return undefined
}

/** The first rows or points of a comparison that fit, shortened or without its verdict if need be; all of it in the notes. */
export function reduceComparison(
  block: ComparisonBlock,
  fits: Accepts<ComparisonBlock>,
  language: string,
) {
  const { verdict: _, ...bare } = block
  const short = (one: ComparisonBlock, length: number): ComparisonBlock => {
    const cut = (text: string) => shorten(text, language, (piece) => piece.length <= length + 1)
    const { verdict, ...rest } = one
    return {
      ...(mapBlockTexts(rest, (printed) => ({
        ...printed,
        text: cut(printed.text),
      })) as ComparisonBlock),
      ...(verdict && { verdict }),
    }
  }
  const first = (one: ComparisonBlock, count: number) =>
    withThings(one, thingsOf(one).slice(0, count)) as ComparisonBlock
  for (const length of [Number.POSITIVE_INFINITY, ...cellLengths])
    for (const variant of block.verdict === undefined ? [block] : [block, bare]) {
      const candidate = Number.isFinite(length) ? short(variant, length) : variant
      const count = largest(Math.min(thingsOf(candidate).length, mostMeasured), (some) =>
        fits(first(candidate, some)),
      )
      if (count === 0) continue
      return { block: first(candidate, count), notes: [blockPlainText(block)] }
    }
  return undefined
}
