import { withoutOfWhich } from '../language/of-which-words.ts'
import { wordCount } from '../language/script.ts'
import { columnsPerSlide, rowsPerSlide } from '../planning/slide-room.ts'
import { joinMapped, type MappedText, sliceMapped } from '../reading/mapped-text.ts'
import type { SourceBlock } from '../reading/source-block.ts'
import { chartFromTable, measureOf, withoutTotal } from './chart-from-table.ts'
import { isNumbering, quantityOf, type TypedColumn, typedColumns } from './column-types.ts'
import { isGap } from './gap-cell.ts'
import type { ChartPart, StatsPart, TablePart } from './part.ts'
import { sumsOfTable } from './sums-of-table.ts'
import { tablePart } from './table-part.ts'
import type { TableRows } from './table-rows.ts'
import { isTimeAxis } from './time-axis.ts'
import { totalsOfTable } from './totals-of-table.ts'

/** More charts of one table say less than its rows. */
const mostCharts = 3
/** Words of the columns that name a table together, and how many they are. */
const namingWords = 7
const namingColumns = 3
/** More rows than two slides hold are summed up before they are shown. */
const fewestManyRows = 2 * rowsPerSlide
/** Fewer points in time are no course. */
const fewestPoints = 6
/** More rows are a register, of which a slide shows what one is like. */
const mostShown = 3 * (rowsPerSlide + 1)

/**
 * A table that no slide shows whole as the few slides that its reader wants: what it comes to, the course of its measures or
 * how things compare in them, then its columns in tables side by side, the measures first, each with the names of the rows;
 * remarks in one of their own, of the rows that have any. Undefined for a table that can be shown as it is.
 */
export function dataParts(
  table: TableRows,
  language: string,
): (StatsPart | ChartPart | TablePart)[] | undefined {
  const { rows, total } = withoutTotal(table.rows, language)
  const isCourse =
    rows.length >= fewestPoints && isTimeAxis(rows.map(([first]) => first?.text ?? ''))
  const isWide = table.columns.length > columnsPerSlide
  if (!isWide && !isCourse && rows.length <= rowsPerSlide) return undefined
  const typed = typedColumns(table.columns, rows, total, language)
  const things: TableRows = {
    ...table,
    rows: [...rows],
    atoms: table.atoms.filter((_, at) => table.rows[at] !== total),
  }
  const grouped = isWide ? measureCharts(table, language) : { charts: [], drawn: new Set<number>() }
  const sums = sumsOfTable(things, typed, total)
  // Of no more rows than two slides hold only what the table itself shows to add up is summed up.
  const isSummed = sums.length > 0 && quantityOf(typed)?.adds === 'shown'
  if (!isWide && !isCourse && !isSummed && rows.length <= fewestManyRows) return undefined
  const totals = totalsOfTable(table, typed, total)
  const left = typed.filter(({ index }) => index > 0 && !grouped.drawn.has(index))
  const rest = grouped.charts.length > 0 ? [] : rowCharts(things, total, left, isCourse, language)
  const charts = [...grouped.charts, ...sums, ...rest]
  const isLong = table.rows.length > (isWide ? fewestManyRows : mostShown)
  const isRegister = sums.length > 0 && things.rows.length > fewestManyRows
  const remarks = isLong ? [] : left.filter(({ type }) => type === 'remark')
  const tables = isRegister
    ? [
        registerTable(things, left, language),
        ...remarks.map((column) => remarkTable(things, column, language)),
      ]
    : tablesOf(table, left, isLong, language)
  return [
    ...(totals === undefined ? [] : [totals]),
    ...charts.slice(0, Math.max(mostCharts, grouped.charts.length)),
    ...tables,
  ]
}

/** Some columns of a table, the first of all before them. */
function pick(table: TableRows, indices: readonly number[]): TableRows {
  const all = [0, ...indices]
  return {
    columns: all.flatMap((index) => table.columns[index] ?? []),
    rows: table.rows.map((row) => all.flatMap((index) => row[index] ?? [])),
    atoms: table.atoms,
  }
}

/** Columns that are one measure at several times ("gas 2024", "gas 2025") as a chart each, and which they are. */
function measureCharts(
  table: TableRows,
  language: string,
): { charts: ChartPart[]; drawn: Set<number> } {
  const { columns, atoms } = table
  const groups = new Map<string, number[]>()
  for (const [index, { text }] of columns.entries()) {
    const measure = index === 0 ? undefined : measureOf(text)?.measure
    if (measure !== undefined) groups.set(measure, [...(groups.get(measure) ?? []), index])
  }
  const drawn = new Set<number>()
  const charts: ChartPart[] = []
  for (const indices of groups.values()) {
    const own = pick(table, indices)
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
  return { charts, drawn }
}

/** The measures of a table one by one: their courses where its rows are points in time, else how things compare in them. */
function rowCharts(
  table: TableRows,
  total: TableRows['rows'][number] | undefined,
  typed: readonly TypedColumn[],
  isCourse: boolean,
  language: string,
): ChartPart[] {
  const [key] = table.columns
  const summed = isCourse ? undefined : quantityOf(typed)
  return typed.flatMap((column): ChartPart[] => {
    const { index, type, unit, name } = column
    const isCounted = isCourse || unit.prefix + unit.suffix !== '' || column.adds !== false
    if (type !== 'measure' || column === summed || !isCounted) return []
    const own = pick(table, [index])
    const sum = total === undefined ? [] : [[total[0] ?? name, total[index] ?? name]]
    const chart =
      chartFromTable(own.columns, [...own.rows, ...sum], language) ??
      chartFromTable(own.columns, own.rows, language)
    const bare = withoutOfWhich(name.text, language)
    const measure = sliceMapped(name, name.text.length - bare.length)
    const intro = isCourse ? measure : joinMapped([measure, key ?? name], ' – ')
    return chart === undefined
      ? []
      : [{ kind: 'chart', chart, atoms: table.atoms, intro, partial: true }]
  })
}

/** Columns as tables that a slide has room for: measures, what things are, and remarks. */
function tablesOf(
  table: TableRows,
  columns: readonly TypedColumn[],
  isLong: boolean,
  language: string,
): TablePart[] {
  const isWide = columns.length >= columnsPerSlide
  const remarks = isWide ? columns.filter(({ type }) => type === 'remark') : []
  // What only numbers the rows is nothing to say.
  const kept = columns.filter(
    (column) => !remarks.includes(column) && !(isWide && isNumbering(column)),
  )
  const measures = kept.filter(({ type }) => type === 'measure')
  const others = kept.filter(({ type }) => type !== 'measure')
  const fits = kept.length < columnsPerSlide
  // What things are is said by the first of such columns; all of them are in the notes.
  const sets = (fits ? [kept] : [...shared(measures), ...shared(others).slice(0, 1)]).filter(
    (set) => set.length > 0,
  )
  const tables = sets.map((set): TablePart => {
    const own = pick(
      table,
      set.map(({ index }) => index),
    )
    const part = tablePart(own, language)
    const intro = namesOf(own.columns.slice(1))
    return { ...part, intro, partial: isWide, ...(isLong ? { sample: true } : {}) }
  })
  return [...tables, ...remarks.map((column) => remarkTable(table, column, language))]
}

/** The rows of a register that have most of what it is summed up by, in the columns that a slide has room for. */
function registerTable(
  table: TableRows,
  columns: readonly TypedColumn[],
  language: string,
): TablePart {
  const quantity = quantityOf(columns)
  const value = (row: number) => quantity?.figures[row]?.value ?? Number.NEGATIVE_INFINITY
  const order = [...table.rows.keys()].sort((one, other) =>
    quantity === undefined ? 0 : value(other) - value(one),
  )
  const kept = columns.filter(
    (column) => column !== quantity && column.type !== 'remark' && !isNumbering(column),
  )
  const shown = new Set([
    ...(quantity === undefined ? [] : [quantity]),
    ...kept.filter(({ type }) => type !== 'measure'),
    ...kept,
  ])
  const indices = [...shown].slice(0, columnsPerSlide - 1).map(({ index }) => index)
  const own = pick(
    table,
    indices.sort((one, other) => one - other),
  )
  const sorted: TableRows = {
    columns: own.columns,
    rows: order.flatMap((at) => [own.rows[at] ?? []]),
    atoms: order.flatMap((at) => table.atoms[at] ?? []),
  }
  const [key] = own.columns
  const intro =
    quantity === undefined || key === undefined
      ? namesOf(own.columns.slice(1))
      : joinMapped([key, quantity.name], ' – ')
  return { ...tablePart(sorted, language), intro, partial: true, sample: true }
}

/** Columns in as few sets of like size as a table beside the names of its rows has room for. */
function shared(columns: readonly TypedColumn[]): TypedColumn[][] {
  const count = Math.ceil(columns.length / (columnsPerSlide - 1))
  return Array.from({ length: count }, (_, at) =>
    columns.slice(
      Math.round((at * columns.length) / count),
      Math.round(((at + 1) * columns.length) / count),
    ),
  )
}

/** The rows of which a remark is made, with it. */
function remarkTable(table: TableRows, { index, name }: TypedColumn, language: string): TablePart {
  const own = pick(table, [index])
  const has = (row: readonly MappedText[]) => !isGap(row[1]?.text ?? '')
  const atoms = table.atoms.filter((_, at) => has(own.rows[at] ?? []))
  const rows = own.rows.filter(has)
  return { ...tablePart({ ...own, rows, atoms }, language), intro: name, partial: true }
}

/** The first columns that a title has room for. */
function namesOf(columns: readonly MappedText[]): MappedText {
  const names: MappedText[] = []
  for (const column of columns.slice(0, namingColumns)) {
    const longer = joinMapped([...names, column], ', ')
    if (names.length > 0 && wordCount(longer.text) > namingWords) break
    names.push(column)
  }
  return joinMapped(names, ', ')
}

/** What a text that is one table and nothing else is called: what its rows are, and what they are told by. */
export function nameOfTable(
  blocks: readonly SourceBlock[],
  language: string,
): MappedText | undefined {
  const [only, ...further] = blocks
  if (only?.kind !== 'table' || further.length > 0) return undefined
  const { columns } = only
  const things = withoutTotal(only.rows, language)
  const [key, ...others] = typedColumns(columns, things.rows, things.total, language)
  const measures = others.filter(({ type }) => type === 'measure')
  const told = measures.length > 0 ? measures : others
  if (key === undefined || key.name.text === '' || told.length === 0) return undefined
  const names = namesOf(told.map(({ name }) => name))
  return names.text === '' ? undefined : joinMapped([key.name, names], ': ')
}
