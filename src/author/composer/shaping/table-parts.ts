import { findFigures } from '../language/figure-phrases.ts'
import { parseFigure } from '../language/figures.ts'
import { wordCount } from '../language/script.ts'
import { columnsPerSlide, rowsPerSlide } from '../planning/slide-room.ts'
import { joinMapped, type MappedText, sliceMapped } from '../reading/mapped-text.ts'
import type { Atom } from './atom.ts'
import { chartFromTable, measureOf } from './chart-from-table.ts'
import { isGap } from './gap-cell.ts'
import type { Part, TablePart } from './part.ts'
import { sumsOfTable } from './sums-of-table.ts'
import { columnOf, type TableRows } from './table-rows.ts'

/** More rows than two slides hold are summed up before they are shown. */
const fewestManyRows = 2 * rowsPerSlide

/**
 * A table as what shows it: a list where it has one column, a chart where all of it is one measure, of a wide one charts of
 * the measures that several columns give at several times and a table of the rest; what many rows come to stands before
 * them. None for a table without rows.
 */
export function tableParts(
  table: TableRows,
  intro: MappedText | undefined,
  language: string,
): Part[] {
  const { columns, rows, atoms } = table
  if (columns.length === 0 || rows.length === 0) return []
  const extra = intro ? { intro } : {}
  if (columns.length === 1) {
    const items = atoms.map((atom): Atom => ({ ...atom, kind: 'item' }))
    return [{ kind: 'list', atoms: items, ...extra }]
  }
  const chart = chartFromTable(columns, rows, language)
  if (chart !== undefined) return [{ kind: 'chart', chart, atoms, ...extra }]
  const measures = columns.length > columnsPerSlide ? measureParts(table, language) : undefined
  if (measures !== undefined) return measures
  const sums = rows.length > fewestManyRows ? sumsOfTable(table, language) : []
  const named = sums.length > 0 ? { intro: namesOf(columns) } : {}
  return [...sums, { ...tablePart(table, language), ...named, ...extra }]
}

function tablePart({ columns, rows, atoms }: TableRows, language: string): TablePart {
  const numeric = columns.map((_, index) => isNumeric(columnOf(rows, index), language))
  return {
    kind: 'table',
    atoms,
    rows,
    columns: columns.map((name, index) => ({
      name,
      // Years and numbers that name the rows stand at the left as names do.
      numeric: numeric[index] === true && !(index === 0 && numeric.includes(true, 1)),
    })),
  }
}

/** Columns that are one measure at several times ("gas 2024", "gas 2025") as a chart each, the others as a table. */
function measureParts(table: TableRows, language: string): Part[] | undefined {
  const { columns, rows, atoms } = table
  const groups = new Map<string, number[]>()
  for (const [index, { text }] of columns.entries()) {
    const measure = index === 0 ? undefined : measureOf(text)?.measure
    if (measure !== undefined) groups.set(measure, [...(groups.get(measure) ?? []), index])
  }
  const pick = (indices: readonly number[]) => ({
    columns: columns.filter((_, index) => index === 0 || indices.includes(index)),
    rows: rows.map((row) => row.filter((_, index) => index === 0 || indices.includes(index))),
  })
  const drawn = new Set<number>()
  const charts: Part[] = []
  for (const indices of groups.values()) {
    const own = pick(indices)
    const chart = indices.length > 1 ? chartFromTable(own.columns, own.rows, language) : undefined
    const name = columns[indices[0] ?? 0]
    if (chart === undefined || name === undefined) continue
    for (const index of indices) drawn.add(index)
    const end = /^[^\s_]+/u.exec(name.text)?.[0].length ?? name.text.length
    const series = chart.series.map((one, at) => ({
      ...one,
      name: measureOf(columns[indices[at] ?? 0]?.text ?? '')?.point ?? one.name,
    }))
    const intro = sliceMapped(name, 0, end)
    charts.push({ kind: 'chart', chart: { ...chart, series }, atoms, intro, partial: true })
  }
  const others = [...columns.keys()].filter((index) => index > 0 && !drawn.has(index))
  const last = charts.at(-1)
  if (last === undefined) return undefined
  // Where the charts show all columns, the rows are theirs.
  if (others.length === 0) return [...charts.slice(0, -1), { ...last, partial: false }]
  const rest = tablePart({ ...pick(others), atoms }, language)
  return [
    ...charts,
    { ...rest, intro: namesOf(rest.columns.map(({ name }) => name)), partial: true },
  ]
}

/** Columns that name a table together. */
const namingColumns = 3

function namesOf(columns: readonly MappedText[]): MappedText {
  return joinMapped(columns.slice(0, namingColumns), ', ')
}

/** So many cells of a column of figures have to be nothing but a figure; the others begin with one ("30 s (timeout)"). */
const usualShare = 0.5
/** A cell of more words says something about its figure. */
const mostFigureWords = 3

/** Whether the cells of a column are figures, apart from gaps. */
function isNumeric(cells: readonly string[], language: string): boolean {
  const known = cells.filter((cell) => !isGap(cell))
  const whole = known.filter(
    (cell) =>
      /^\d(?:[.,]\d+)?e[+-]?\d{1,4}$/iu.test(cell) || parseFigure(cell, language) !== undefined,
  )
  const begins = (cell: string) =>
    findFigures(cell, language)[0]?.from === 0 && wordCount(cell) <= mostFigureWords
  return (
    whole.length > 0 &&
    whole.length >= known.length * usualShare &&
    known.every((cell) => whole.includes(cell) || begins(cell))
  )
}
