import { measureBy } from '../language/measure-by.ts'
import { withoutOfWhich } from '../language/of-which-words.ts'
import { wordCount } from '../language/script.ts'
import { namesTotal } from '../language/total-words.ts'
import { chunkRanges } from '../planning/chunk-ranges.ts'
import { columnsPerSlide, rowsPerSlide } from '../planning/slide-room.ts'
import { joinMapped, type MappedText, sliceMapped } from '../reading/mapped-text.ts'
import type { SourceBlock } from '../reading/source-block.ts'
import type { Atom } from './atom.ts'
import { chartFromTable, withoutTotal } from './chart-from-table.ts'
import { isNumbering, type TypedColumn, typedColumns } from './column-types.ts'
import { byWeight, columnApart, namingColumn, quantityOf } from './column-weight.ts'
import { isGap } from './gap-cell.ts'
import { measureOf } from './heading-units.ts'
import type { ChartPart, StatsPart, TablePart } from './part.ts'
import { type CourseOfPeriods, courseOfPeriods, periodColumns } from './period-columns.ts'
import { summariesOfTable } from './summaries-of-table.ts'
import { tablePart } from './table-part.ts'
import type { TableRows } from './table-rows.ts'
import { isTimeAxis, isTimePoint } from './time-axis.ts'
import { totalsOfTable } from './totals-of-table.ts'

/** More charts of one table say less than its rows; the course of measures is in a table beside them. */
const mostCharts = { all: 3, courses: 2 }
/** Words of columns that name a table together, and how many of them do. */
const namingWords = 7
const namingColumns = 3
/** More rows than two slides hold are records: they are summed up before the first of them are shown. */
const fewestRecords = 2 * rowsPerSlide
/** Fewer points in time are no course. */
const fewestPoints = 6

/**
 * A table that no slide shows whole as the few slides that its reader wants: what it comes to, the course of its periods, the
 * course of its measures or how things compare in them. Then a table: of few rows all columns, side by side where they are
 * many, and remarks in one of their own; of many rows the columns that tell most; of records those that come to most.
 * Undefined for a table that can be shown as it is.
 */
export function dataParts(
  table: TableRows,
  language: string,
): (StatsPart | ChartPart | TablePart)[] | undefined {
  const { rows, total } = withoutTotal(table.rows, language)
  const points = rows.map(([first]) => first?.text ?? '')
  const isCourse =
    points.length >= fewestPoints && isTimeAxis(points) && new Set(points).size === points.length
  const isRecords = rows.length > fewestRecords
  const isWide = table.columns.length > columnsPerSlide
  const periods = periodColumns(table.columns)
  const course = courseOfPeriods(table, periods, language)
  const isPlain = !isWide && !isCourse && course === undefined
  if (isPlain && rows.length <= rowsPerSlide) return undefined
  const typed = typedColumns(table.columns, rows, total, language)
  const quantity = quantityOf(typed)
  const things: TableRows = {
    ...table,
    rows: [...rows],
    atoms: table.atoms.filter((_, at) => table.rows[at] !== total),
  }
  const sums = summariesOfTable(things, typed, total, { isRecords, language })
  // Of no more rows than two slides hold only what the table itself shows to add up is summed up.
  if (isPlain && !isRecords && (sums.length === 0 || quantity?.adds !== 'shown')) return undefined
  const grouped = isWide ? measureCharts(table, language) : { charts: [], drawn: new Set<number>() }
  const drawn = course === undefined ? grouped.drawn : new Set([...grouped.drawn, ...periods])
  const left = typed.filter(({ index }) => !drawn.has(index))
  const beside = left.filter(({ index }) => index > 0)
  const through = course === undefined ? [] : [coursePart(table, periods, course)]
  const compared =
    grouped.charts.length > 0
      ? []
      : rowCharts(things, total, byWeight(beside, quantity), isCourse, language)
  const charts = [...grouped.charts, ...through, ...sums, ...compared]
  const totals = totalsOfTable(table, byWeight(left, quantity), total)
  const shown = charts.slice(
    0,
    Math.max(mostCharts[isCourse ? 'courses' : 'all'], grouped.charts.length),
  )
  const isMany = isRecords || (isWide && rows.length > rowsPerSlide)
  const isSorted = isRecords && sums.length > 0
  const tables = isMany
    ? chosenTable(isSorted ? things : table, typed, left, { isSorted, language })
    : tablesOf(table, isWide ? beside : typed.slice(1), course, language)
  return [
    ...(totals === undefined ? [] : [totals]),
    ...(isSorted ? sharingNotes(shown, table.atoms) : shown),
    ...tables.map((part) => (part.partial ? { ...part, of: table.columns } : part)),
  ]
}

/** Charts whose notes tell the rows of a table together with those of the slide behind them, a stretch each. */
function sharingNotes(charts: readonly ChartPart[], atoms: readonly Atom[]): ChartPart[] {
  const stretches = chunkRanges(atoms.length, charts.length + 1)
  return charts.map((chart, at) => ({ ...chart, told: atoms.slice(...(stretches[at] ?? [0, 0])) }))
}

/** Some columns of a table, one that names its rows before them. */
function pick(table: TableRows, indices: readonly number[], key = 0): TableRows {
  const all = [key, ...indices]
  return {
    columns: all.flatMap((index) => table.columns[index] ?? []),
    rows: table.rows.map((row) => {
      // What the sum of all is called may stand in any column before its figures.
      const label = row[key]?.text === '' ? row.find(({ text }) => namesTotal(text)) : undefined
      const cells = all.flatMap((index) => row[index] ?? [])
      return label === undefined ? cells : [label, ...cells.slice(1)]
    }),
    atoms: table.atoms,
  }
}

/** The course of a table through the periods of its columns. */
function coursePart(
  { columns, atoms }: TableRows,
  periods: readonly number[],
  { chart, total }: CourseOfPeriods,
): ChartPart {
  const isWhole = total === undefined && periods.length === columns.length - 1
  return {
    kind: 'chart',
    chart,
    atoms,
    ...(total === undefined ? {} : { intro: total }),
    ...(isWhole ? {} : { partial: true }),
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
    const chart =
      indices.length > 1
        ? chartFromTable(own.columns, own.rows, language, { unit: table.unit })
        : undefined
    const name = columns[indices[0] ?? 0]
    if (chart === undefined || name === undefined) continue
    for (const index of indices) drawn.add(index)
    const series = chart.series.map((one, at) => ({
      ...one,
      name: measureOf(columns[indices[at] ?? 0]?.text ?? '')?.point ?? one.name,
    }))
    const intro = bareName(name)
    charts.push({ kind: 'chart', chart: { ...chart, series }, atoms, intro, partial: true })
  }
  return { charts, drawn }
}

/** A column's name without the point in time that it has behind it ("gas 2024 kwh"). */
function bareName(name: MappedText): MappedText {
  return measureOf(name.text) === undefined
    ? name
    : sliceMapped(name, 0, /^[^\s_]+/u.exec(name.text)?.[0].length)
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
      chartFromTable(own.columns, [...own.rows, ...sum], language, { unit: table.unit }) ??
      chartFromTable(own.columns, own.rows, language, { unit: table.unit })
    const bare = withoutOfWhich(name.text, language)
    const measure = sliceMapped(name, name.text.length - bare.length)
    const intro = isCourse ? measure : joinMapped([measure, key ?? name], ' – ')
    return chart === undefined
      ? []
      : [{ kind: 'chart', chart, atoms: table.atoms, intro, partial: true }]
  })
}

/** Columns of few rows as tables that a slide has room for: measures, what things are, and remarks. */
function tablesOf(
  table: TableRows,
  columns: readonly TypedColumn[],
  course: CourseOfPeriods | undefined,
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
    // What it leaves out is drawn beside it.
    const isWhole = set.length === columns.length && course?.total === undefined
    return { ...named(tablePart(own, language)), ...(isWhole ? {} : { partial: true }) }
  })
  return [...tables, ...remarks.map((column) => remarkTable(table, column, language))]
}

/** A table called by its columns, where a title has room for them all. */
function named(part: TablePart): TablePart {
  const names = part.columns.slice(1).map(({ name }) => name)
  const intro = namesOf(names)
  return names.length > namingColumns || intro === undefined ? part : { ...part, intro }
}

/**
 * Many rows in the columns that a slide has room for: all as they stand, else what the rows are called, and what tells most of
 * them. Sorted, those that come to most in what tells most are enough.
 */
function chosenTable(
  table: TableRows,
  typed: readonly TypedColumn[],
  columns: readonly TypedColumn[],
  { isSorted, language }: { isSorted: boolean; language: string },
): TablePart[] {
  const naming = namingColumn(typed)
  const [first] = typed
  // What other cells name rows by stays.
  const key = first !== undefined && isCited(first, typed.slice(1)) ? first : naming
  const quantity = quantityOf(typed)
  const others = columns.filter((column) => column !== key && column !== naming)
  const apart = key === undefined ? undefined : columnApart(key, others)
  const told = byWeight(others, quantity).filter((column) => column !== apart)
  // What tells rows of one name apart is part of their name.
  const weighed = [
    ...(naming === undefined || naming === key ? [] : [naming]),
    ...(apart === undefined ? told : [apart, ...told]),
  ]
  const chosen = weighed.slice(0, columnsPerSlide - 1).map(({ index }) => index)
  if (key === undefined || chosen.length === 0) return []
  const isWhole = chosen.length === typed.length - 1
  const sorted = chosen.sort((one, other) => one - other)
  const own = isWhole ? table : pick(table, sorted, key.index)
  const [measure] = weighed.filter(({ type }) => type === 'measure')
  if (!isSorted || measure === undefined)
    return [{ ...named(tablePart(own, language)), ...(isWhole ? {} : { partial: true }) }]
  const value = (row: number) => measure.figures[row]?.value ?? Number.NEGATIVE_INFINITY
  const order = [...table.rows.keys()].sort((one, other) => value(other) - value(one))
  const largestFirst: TableRows = {
    columns: own.columns,
    rows: order.flatMap((at) => [own.rows[at] ?? []]),
    atoms: order.flatMap((at) => table.atoms[at] ?? []),
  }
  const intro = joinMapped([key.name, measure.name], ' – ')
  return [{ ...tablePart(largestFirst, language), intro, partial: true, sample: true }]
}

/** Whether a column has another value for each row, and cells beside it name other rows by them. */
function isCited({ cells }: TypedColumn, others: readonly TypedColumn[]): boolean {
  const keys = new Set(cells.filter((cell) => cell !== ''))
  return (
    keys.size === cells.length &&
    others.some((column) => column.cells.some((cell) => wordsOf(cell).some((one) => keys.has(one))))
  )
}

/** Words of a cell that says more than one. */
function wordsOf(cell: string): string[] {
  const words = cell.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.length > 1 ? words : []
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

/** Names of columns that a title has room for together; undefined where it has not. */
function namesOf(columns: readonly MappedText[]): MappedText | undefined {
  const names = joinMapped(columns, ', ')
  return names.text !== '' && wordCount(names.text) <= namingWords ? names : undefined
}

/** What a text that is a table and a line or two about it is called: what tells most of its rows, by what they are. */
export function nameOfTable(blocks: readonly SourceBlock[], language: string): string | undefined {
  const [only, ...further] = blocks
  if (only?.kind !== 'table' || further.some(({ kind }) => kind !== 'paragraph')) return undefined
  const { columns } = only
  const things = withoutTotal(only.rows, language)
  const typed = typedColumns(columns, things.rows, things.total, language)
  const key = namingColumn(typed)
  const others = typed.filter((column) => column !== key && !isTimePoint(column.name.text))
  const measure = byWeight(others, quantityOf(typed)).find(({ type }) => type === 'measure')
  // Of records that are all called differently their kinds say more.
  const kind = typed.find(({ type }) => type === 'category')
  const by = things.rows.length > fewestRecords ? (kind ?? key) : key
  if (by === undefined || by.name.text === '' || measure === undefined) return undefined
  const name = measureBy(bareName(measure.name).text, by.name.text, language)
  return wordCount(name) <= namingWords ? name : undefined
}
