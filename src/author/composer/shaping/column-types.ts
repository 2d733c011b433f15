import { isAdditiveUnit } from '../language/additive-units.ts'
import { year } from '../language/date-parts.ts'
import { findFigures, isUnitInAnyCase } from '../language/figure-phrases.ts'
import { type Figure, parseFigure, printedSuffix } from '../language/figures.ts'
import { wordCount } from '../language/script.ts'
import { largest } from '../largest.ts'
import type { MappedText } from '../reading/mapped-text.ts'
import { isGap } from './gap-cell.ts'
import { unitOfHeading } from './heading-units.ts'
import { periodColumns } from './period-columns.ts'
import { columnOf } from './table-rows.ts'
import { isTimeAxis, monthsOf } from './time-axis.ts'

/** What the cells of a column are, by what stands in them. */
type ColumnType = 'time' | 'category' | 'measure' | 'remark' | 'name'

/** A column with what its cells are. */
export interface TypedColumn {
  index: number
  name: MappedText
  /** Whether it is one of a row of periods (`periodColumns`): a part of what they come to together, and no quantity of its own. */
  isPeriod: boolean
  type: ColumnType
  /** By row, as they stand; empty where there is no value. */
  cells: readonly string[]
  /** By row; null where the cell is empty or no figure. */
  figures: (Figure | null)[]
  unit: { prefix: string; suffix: string }
  decimals: number
  /** Of a time or a category: the rows of each point or kind; undefined where values hardly repeat. */
  groups?: Map<string, number[]>
  /** Whether its values may be added up, and whether the table itself shows that. */
  adds: 'shown' | 'by-unit' | false
}

/** More kinds are names. */
const mostKinds = 12
/** Most months that a line has. */
const mostMonths = 36
/** Remarks have so many words on average, or leave so many of the cells empty. */
const remarkWords = 3
const remarkGaps = 1 / 3
/** Values that are the same in most rows are a property of what is counted (a price, a size), not a quantity of it. */
const mostRepeated = 1 / 3
/** The largest of extents (areas, loads) is so many times their median; heights and weights of one kind of thing are not so unlike. */
const leastSpread = 2
const onlyYear = new RegExp(`^${year}$`, 'u')

/**
 * What each column of a table holds. Its rows are those of things, without that of totals, which shows what adds up where it
 * is given.
 */
export function typedColumns(
  columns: readonly MappedText[],
  rows: readonly MappedText[][],
  total: readonly MappedText[] | undefined,
  language: string,
): TypedColumn[] {
  const periods = new Set(periodColumns(columns))
  const typed = columns.map((name, index) => ({
    ...typedColumn(name, index, rows, language),
    isPeriod: periods.has(index),
  }))
  const isDated = typed.some(({ type, groups }) => type === 'time' && groups !== undefined)
  return typed.map((column) =>
    column.type === 'measure'
      ? { ...column, adds: whetherAdds(column, typed, total, isDated, language) }
      : column,
  )
}

function typedColumn(
  name: MappedText,
  index: number,
  rows: readonly MappedText[][],
  language: string,
): Omit<TypedColumn, 'isPeriod'> {
  const cells = columnOf(rows, index)
  const known = cells.filter((cell) => !isGap(cell))
  const figures = cells.map((cell) => (isGap(cell) ? null : (parseFigure(cell, language) ?? null)))
  const read = figures.filter((one) => one !== null)
  const base = {
    index,
    name,
    cells: cells.map((cell) => (isGap(cell) ? '' : cell)),
    figures,
    adds: false as const,
    decimals: decimalsOf(read),
  }
  const heading = unitOfHeading(name.text)?.unit
  const [first] = read
  const own = { prefix: first?.prefix ?? '', suffix: printedSuffix(first?.suffix ?? '') }
  const unit = heading ?? own
  if (known.length >= 3 && (isTimeAxis(known) || monthsOf(known) !== undefined))
    return { ...base, unit, type: 'time', ...withGroups(timeGroups(cells)) }
  // "3 May" is no measure.
  const [written = '', ...unlike] = new Set(read.map((one) => `${one.prefix}${one.suffix}`))
  const oneUnit = unlike.length === 0 && (written === '' || isUnitInAnyCase(written))
  const years = known.every((cell) => onlyYear.test(cell))
  const isCode = known.some((cell) => /^0\d/u.test(cell))
  if (read.length > 0 && read.length === known.length && oneUnit && !years && !isCode)
    return { ...base, unit, type: isCount(known) ? 'name' : 'measure' }
  const kinds = groupsOf(cells)
  if (kinds !== undefined) return { ...base, unit, type: 'category', groups: kinds }
  const words = known.reduce((sum, cell) => sum + wordCount(cell), 0)
  const isRemark =
    index > 0 &&
    (words > remarkWords * known.length || known.length < cells.length * (1 - remarkGaps))
  return { ...base, unit, type: isRemark ? 'remark' : 'name' }
}

function withGroups(groups: Map<string, number[]> | undefined): { groups?: Map<string, number[]> } {
  return groups === undefined ? {} : { groups }
}

/** Whether a column only numbers the rows. */
export function isNumbering({ type, figures }: TypedColumn): boolean {
  const known = figures.filter((figure) => figure !== null)
  return type === 'name' && known.length > 1 && isCount(known.map(({ value }) => String(value)))
}

/** Numbers that count on are names of rows. */
function isCount(cells: readonly string[]): boolean {
  return cells.every((cell, at) => Number(cell) === Number(cells[0]) + at)
}

function decimalsOf(figures: readonly Figure[]): number {
  return figures.reduce((most, { decimals }) => Math.max(most, decimals), 0)
}

/** The rows that have each value of a column; undefined where values hardly repeat. */
function groupsOf(cells: readonly string[]): Map<string, number[]> | undefined {
  const groups = new Map<string, number[]>()
  for (const [row, cell] of cells.entries())
    if (!isGap(cell)) groups.set(cell, [...(groups.get(cell) ?? []), row])
  const rows = [...groups.values()].reduce((sum, one) => sum + one.length, 0)
  return groups.size < 2 || groups.size > mostKinds || groups.size > rows / 1.5 ? undefined : groups
}

/** The rows of each day, month or year where they repeat, in order of time; of many days those of each month. */
function timeGroups(cells: readonly string[]): Map<string, number[]> | undefined {
  const days = groupsOf(cells)
  if (days !== undefined) return days
  const filled = [...cells.keys()].filter((row) => !isGap(cells[row] ?? ''))
  const read = monthsOf(filled.map((row) => cells[row] ?? ''))
  if (read === undefined) return undefined
  const months = new Map<string, number[]>()
  for (const [at, month] of read.entries())
    months.set(month, [...(months.get(month) ?? []), filled[at] ?? 0])
  const sorted = new Map([...months].sort(([one], [other]) => (one < other ? -1 : 1)))
  return months.size < 2 || months.size > Math.min(mostMonths, cells.length / 1.5)
    ? undefined
    : sorted
}

/**
 * Whether a measure may be added up. The table shows it: its total is the sum, or without totals it is the product of two other columns
 * (pieces by price) or the sum of its periods, or it is money in dated rows. Else its unit does, where things differ much in it.
 */
function whetherAdds(
  column: TypedColumn,
  columns: readonly TypedColumn[],
  total: readonly MappedText[] | undefined,
  isDated: boolean,
  language: string,
): TypedColumn['adds'] {
  const values = column.figures.flatMap((one) => (one === null ? [] : [one.value]))
  const sum = values.reduce((all, value) => all + value, 0)
  // A price of each adds up to nothing, nor does what the table's own totals leave out.
  if (/[/%‰°]/u.test(column.unit.suffix)) return false
  if (total !== undefined) {
    const stated = parseFigure(total[column.index]?.text ?? '', language)
    if (stated === undefined) return false
    const slack = (values.length * 10 ** -column.decimals) / 2
    return Math.abs(sum - stated.value) <= slack ? 'shown' : false
  }
  if (new Set(values).size <= values.length * mostRepeated) return false
  if (isProduct(column, columns)) return 'shown'
  const { prefix, suffix } = column.unit
  const kind = findFigures(`${prefix}1${suffix}`, language)[0]
  if (isDated && kind?.kind === 'money') return 'shown'
  const isExtent =
    values.every((value) => value >= 0) &&
    largest(values) >= leastSpread * Math.max(0, median(values))
  return isExtent && isAdditiveUnit(column.unit) ? 'by-unit' : false
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** Whether a measure is the product of two others (pieces by price). */
export function isProduct(column: TypedColumn, columns: readonly TypedColumn[]): boolean {
  const others = columns.filter((one) => one !== column && one.type === 'measure')
  return others.some((one, at) =>
    others.slice(at + 1).some((other) =>
      column.figures.every((cell, row) => {
        const product = (one.figures[row]?.value ?? 0) * (other.figures[row]?.value ?? 0)
        return Math.abs((cell?.value ?? 0) - product) <= 0.005 * Math.abs(product)
      }),
    ),
  )
}
