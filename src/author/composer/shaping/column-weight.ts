import { findFigures } from '../language/figure-phrases.ts'
import { namesTotal } from '../language/total-words.ts'
import { isNumbering, isProduct, type TypedColumn } from './column-types.ts'

/**
 * The column whose values a table is summed up by. Of those that it shows to add up: the one that is the product of others or
 * the sum of its periods, else what comes to most of what is counted in the same unit as the last that has one (an amount, and
 * not what it costs to send it, nor how many people there are); else the first by its unit.
 */
export function quantityOf(columns: readonly TypedColumn[]): TypedColumn | undefined {
  const shown = columns.filter(({ adds, isPeriod }) => adds === 'shown' && !isPeriod)
  const made = shown.findLast((column) => isProduct(column, columns))
  const last = shown.findLast(({ unit }) => unit.prefix + unit.suffix !== '') ?? shown.at(-1)
  if (last === undefined) return columns.find(({ adds }) => adds === 'by-unit')
  const alike = shown.filter(
    ({ unit }) => unit.prefix === last.unit.prefix && unit.suffix === last.unit.suffix,
  )
  return made ?? alike.reduce((most, one) => (sumOf(one) > sumOf(most) ? one : most), last)
}

function sumOf({ figures }: TypedColumn): number {
  return figures.reduce((sum, figure) => sum + (figure?.value ?? 0), 0)
}

/** What a column says of its rows, in steps: what they come to, how they change, money, units, numbers, kinds, times. */
const weights = {
  quantity: 9,
  change: 8,
  money: 7,
  unit: 6,
  adding: 5,
  number: 4,
  repeated: 2.5,
  category: 3,
  time: 2,
  name: 1,
  code: 0,
}

/** Of numbers that repeat so often one learns little (grades, sizes). */
const mostRepeated = 1 / 3

/** How much a column tells a reader of its rows: measures before kinds, times and names, codes last. */
function columnWeight(column: TypedColumn, quantity: TypedColumn | undefined): number {
  const { type, unit, adds, figures } = column
  if (column === quantity) return weights.quantity
  if (type === 'name' || type === 'remark') return isCode(column) ? weights.code : weights.name
  if (type !== 'measure') return weights[type]
  const known = figures.filter((figure) => figure !== null)
  const { prefix, suffix } = unit
  if (namesTotal(column.name.text)) return weights.quantity
  if (suffix === '%' && known.some(({ signed }) => signed)) return weights.change
  if (findFigures(`${prefix}1${suffix}`, 'en')[0]?.kind === 'money') return weights.money
  if (prefix + suffix !== '') return weights.unit
  if (adds !== false) return weights.adding
  const values = new Set(known.map(({ value }) => value))
  return values.size <= known.length * mostRepeated ? weights.repeated : weights.number
}

/** Columns by what they tell, those that tell most first; of equal ones what comes to more, then as they stand. */
export function byWeight(
  columns: readonly TypedColumn[],
  quantity: TypedColumn | undefined,
): TypedColumn[] {
  const weight = new Map(columns.map((column) => [column, columnWeight(column, quantity)]))
  const isAdding = ({ adds }: TypedColumn) => adds !== false
  return [...columns].sort(
    (one, other) =>
      (weight.get(other) ?? 0) - (weight.get(one) ?? 0) ||
      (isAdding(one) && isAdding(other) ? sumOf(other) - sumOf(one) : 0),
  )
}

/** One word with a digit in it, an address of the net, or a number of the row. */
const code = /^[^\s]*\d[^\s]*$|@|:\/\//u

/** Points in time are no codes, though they are written in figures. */
function isCode(column: TypedColumn): boolean {
  if (column.type === 'time') return false
  const known = column.cells.filter((cell) => cell !== '')
  return isNumbering(column) || known.every((cell) => code.test(cell))
}

/** So many of the values of what names rows are different, and so few are missing. */
const namingShare = 0.9

/**
 * What rows are called by: their first column, or where that holds codes the first other one that says in words something else
 * of nearly every row.
 */
export function namingColumn(columns: readonly TypedColumn[]): TypedColumn | undefined {
  const [first] = columns
  if (first === undefined || !isCode(first)) return first
  const isNaming = (column: TypedColumn) => {
    const { type, cells } = column
    if (type !== 'name' && type !== 'remark') return false
    const different = new Set(cells.filter((cell) => cell !== ''))
    return !isCode(column) && different.size >= cells.length * namingShare
  }
  return columns.find(isNaming) ?? first
}

/** The column that tells rows of the same name apart (the months of one shop); none where their names do, or no other does. */
export function columnApart(
  key: TypedColumn,
  others: readonly TypedColumn[],
): TypedColumn | undefined {
  const rows = key.cells.length
  if (new Set(key.cells).size === rows) return undefined
  return others.find(
    ({ type, cells }) =>
      (type === 'time' || type === 'category') &&
      new Set(key.cells.map((name, row) => `${name}\t${cells[row]}`)).size === rows,
  )
}
