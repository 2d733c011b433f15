import { isNamedNumber } from '../language/currencies.ts'
import { type Figure, parseFigure, printedSuffix } from '../language/figures.ts'
import { namesMeasures } from '../language/measure-words.ts'
import { withoutOfWhich } from '../language/of-which-words.ts'
import { namesCumulative, namesTotal } from '../language/total-words.ts'
import { joinMapped, type MappedText, spanOf } from '../reading/mapped-text.ts'
import { type ChartDraft, mostDecimals, ownDecimals } from './chart-draft.ts'
import { isGap } from './gap-cell.ts'
import {
  haveUnlikeUnits,
  readUnit,
  sharedUnit,
  unitOfCorner,
  unitOfHeading,
} from './heading-units.ts'
import { capitalize } from './shorten.ts'
import { isTimeAxis, isTimePoint } from './time-axis.ts'

interface NumericColumn {
  index: number
  name: string
  unit: { prefix: string; suffix: string }
  figures: Figure[]
  /** By row; a cell without a value is a gap, and no zero. */
  values: (number | null)[]
}

const maximumCategories = 12
const maximumSeries = 4
/** Lines that can be told apart. */
const maximumLines = 6
/** More gaps than this share of a column leave no course or order to see. */
const mostGaps = 1 / 3
/** Slices that can be told apart. */
const mostShares = 6
/** Beyond this ratio between the largest and the smallest value the small bars cannot be seen. */
const maximumSpread = 400

/**
 * A chart of a table whose first column names things and whose others are numbers of one unit, three rows or more;
 * a column of changes in percent annotates the categories, and a row of totals is told under it. Undefined for every
 * other table: unlike units are never drawn on one axis, nor a total that is none of the rows'.
 *
 * @param options `isOneMeasure`: the columns are one measure, whatever they are called, unless the head over them names measures;
 * `unit`: that of figures which have none.
 */
export function chartFromTable(
  columns: readonly MappedText[],
  tableRows: readonly MappedText[][],
  language: string,
  { isOneMeasure = false, unit }: { isOneMeasure?: boolean; unit?: string | undefined } = {},
): ChartDraft | undefined {
  const { rows, total } = withoutTotal(tableRows, language)
  // A sum beside its parts would dwarf them.
  if (rows.some((row) => namesTotal(row[0]?.text ?? ''))) return undefined
  if (rows.length < 3 || rows.length > maximumCategories || columns.length < 2) return undefined
  const named = rows.map((row) => row[0]?.text ?? '')
  if (haveUnlikeUnits(named)) return undefined
  const shared = sharedUnit(named)
  const categories = (shared?.names ?? named).map((name) =>
    total === undefined ? name : capitalize(withoutOfWhich(name, language), language),
  )
  if (categories.some((name) => name === '') || new Set(categories).size < categories.length)
    return undefined
  if (categories.some((name) => name.length > 60)) return undefined
  if (areNumbers(categories, language)) return undefined

  const common = commonUnit(columns[0]?.text ?? '', shared?.unit, unit)
  const numeric: NumericColumn[] = []
  for (let index = 1; index < columns.length; index++) {
    const column = readColumn(columns[index]?.text ?? '', rows, index, language)
    if (column === undefined) return undefined
    numeric.push(isUnitless(column) && common !== undefined ? { ...column, unit: common } : column)
  }
  const change = numeric.find((column) => numeric.length > 1 && isChange(column))
  const measured = numeric.filter((column) => column !== change)
  const sum = totalColumn(measured)
  const values = measured.filter((column) => column !== sum)
  const first = values[0]
  const time = isTimeAxis(categories)
  if (first === undefined || values.length > (time ? maximumLines : maximumSeries)) return undefined
  const totals = totalsOf(total, measured, language)
  if (total !== undefined && totals === undefined) return undefined
  if (!areAlike(values, isOneMeasure || sameMeasure(values), sum !== undefined)) return undefined
  if (areUnlike(columns, values, time, totals ?? sum)) return undefined
  const years = (column: NumericColumn) =>
    rows.every((row) => /^(?:1\d|20|21)\d{2}$/.test(row[column.index]?.text ?? ''))
  if (values.some(years) || (!time && isCalculation(values))) return undefined
  if (!areVisible(values)) return undefined

  const gaps = values.some((column) => column.values.includes(null))
  // In a sum a part without a value counts for nothing.
  const stacked = values.length >= 2 && (sum !== undefined || (!gaps && areParts(values)))
  const highlighted = change ?? sum ?? values[values.length - 1] ?? first
  const highlightedCategory = time
    ? categories.length - 1
    : indexOfLargest(highlighted.values.map((value) => value ?? Number.NEGATIVE_INFINITY))
  const shares =
    values.length === 1 &&
    !gaps &&
    !time &&
    rows.length <= mostShares &&
    (first.unit.suffix === '%' ? isWhole(first.figures) : totals !== undefined) &&
    first.figures.every((figure) => figure.value > 0)
  const order = rows.map((_, index) => index)
  const decimals = mostDecimals(values.flatMap((column) => column.figures))
  return {
    chartType: shares ? 'doughnut' : stacked ? 'stacked' : time ? timeChart(values) : 'bar',
    categories: order.map((index) => categories[index] ?? ''),
    series: values.map((column) => ({
      name: column.name,
      values: column.values,
      ...ownDecimals(column.values, column.figures, decimals),
    })),
    unit: first.unit,
    decimals,
    ...(change === undefined
      ? {}
      : { annotations: rows.map((row) => row[change.index]?.text ?? '') }),
    ...(stacked
      ? {}
      : { highlightedSeries: isOneMeasure ? mostChanged(values) : values.length - 1 }),
    highlightedCategory,
    ...(total === undefined || totals === undefined
      ? {}
      : { total: { text: totalLine(total, totals), span: spanOf(joinMapped(total)) } }),
    headingSpans: columns.map(spanOf),
    spans: rows.map((row) => spanOf(joinMapped(row))),
  }
}

/** What figures without a unit are counted in: what stands over the names of the rows, behind all of them, or beside the table says so. */
function commonUnit(
  corner: string,
  shared: NumericColumn['unit'] | undefined,
  said: string | undefined,
): NumericColumn['unit'] | undefined {
  return unitOfCorner(corner) ?? shared ?? (said === undefined ? undefined : readUnit(said))
}

/** Whether names are numbers, with letters before them ("S01") or without, and no points in time: they say nothing on an axis. */
function areNumbers(names: readonly string[], language: string): boolean {
  const isCode = (name: string) => isNamedNumber(name) && !/[\s,，]/u.test(name)
  return (
    !isTimeAxis(names) &&
    names.every((name) => parseFigure(name, language) !== undefined || isCode(name))
  )
}

/** Whether the last row is what the others come to, some of them taken away: a calculation is read line by line. */
function isCalculation(columns: readonly NumericColumn[]): boolean {
  return columns.every(({ values }) => {
    const [last, ...parts] = values.toReversed().map((value) => value ?? 0)
    const sum = parts.reduce((all, part) => all + part, 0)
    const isLess = parts.some((part) => part < 0) && parts.some((part) => part > 0)
    return isLess && Math.abs(sum - (last ?? 0)) <= 0.005 * Math.abs(sum) + 1e-9
  })
}

function readColumn(
  heading: string,
  rows: readonly MappedText[][],
  index: number,
  language: string,
): NumericColumn | undefined {
  const figures: Figure[] = []
  const values: (number | null)[] = []
  for (const row of rows) {
    const cell = row[index]?.text ?? ''
    const figure = isGap(cell) ? undefined : parseFigure(cell, language)
    if (figure === undefined && !isGap(cell)) return undefined
    if (figure !== undefined) figures.push(figure)
    values.push(figure?.value ?? null)
  }
  const [first] = figures
  if (first === undefined || figures.length < rows.length * (1 - mostGaps)) return undefined
  const prefixes = new Set(figures.map((figure) => figure.prefix))
  const suffixes = new Set(figures.map((figure) => figure.suffix))
  if (prefixes.size > 1 || suffixes.size > 1) return undefined
  const inHeading = unitOfHeading(heading)
  const own = { prefix: first.prefix, suffix: printedSuffix(first.suffix) }
  const unit = own.prefix !== '' || own.suffix !== '' ? own : (inHeading?.unit ?? own)
  return { index, name: inHeading?.name ?? heading, unit, figures, values }
}

/**
 * Rows without the sum in the first or the last, and that row: one that is named so, and in a table of names with a figure each
 * what the figures of all the others make, whatever it is called.
 */
export function withoutTotal(
  rows: readonly MappedText[][],
  language: string,
): { rows: readonly MappedText[][]; total?: MappedText[] } {
  const ends = [rows.length - 1, 0]
  // In a table with codes or dates before its names the first words of the row say so.
  const isNamed = (at: number) =>
    namesTotal(rows[at]?.find(({ text }) => /\p{L}/u.test(text))?.text ?? '')
  const isPeriod = (at: number) => isTimePoint(rows[at]?.[0]?.text ?? '')
  const at =
    ends.find(isNamed) ?? ends.find((end) => !isPeriod(end) && isSumOfOthers(rows, end, language))
  const total = at === undefined ? undefined : rows[at]
  return total === undefined ? { rows } : { rows: rows.filter((row) => row !== total), total }
}

/** Fewer figures may make another by chance, unless they are said to be parts. */
const fewestParts = 3

function isSumOfOthers(rows: readonly MappedText[][], at: number, language: string): boolean {
  const isPart = ([name]: readonly MappedText[]) =>
    withoutOfWhich(name?.text ?? '', language) !== name?.text
  const others = rows.filter((_, row) => row !== at)
  if (rows[at]?.length !== 2) return false
  if (others.length < fewestParts && !(others.length > 1 && others.every(isPart))) return false
  const figures = rows.map((row) => parseFigure(row[1]?.text ?? '', language))
  const own = figures[at]
  const parts = figures.filter((_, row) => row !== at)
  return (
    own !== undefined &&
    own.value > 0 &&
    parts.every((part) => part?.suffix === own.suffix && part.prefix === own.prefix) &&
    Math.abs(parts.reduce((sum, part) => sum + (part?.value ?? 0), 0) - own.value) <
      0.5 * 10 ** -own.decimals
  )
}

/** What a row of totals says of each column as printed; undefined where a figure in it is not the sum of its column. */
function totalsOf(
  total: readonly MappedText[] | undefined,
  columns: readonly NumericColumn[],
  language: string,
): { column: NumericColumn; printed: string }[] | undefined {
  const totals = columns.flatMap((column) => {
    const printed = total?.[column.index]?.text ?? ''
    return isGap(printed) ? [] : [{ column, printed }]
  })
  const areSums = totals.every(({ column, printed }) => {
    const stated = parseFigure(printed, language)
    if (stated === undefined || column.values.includes(null)) return false
    const sum = column.figures.reduce((all, { value }) => all + value, 0)
    const decimals = mostDecimals(column.figures)
    return Math.abs(sum - stated.value) <= (column.figures.length * 10 ** -decimals) / 2
  })
  return totals.length > 0 && areSums ? totals : undefined
}

/** "Total: 386", of several columns "Total: 22,300; Grant: 13,400; Own: 8,900". */
function totalLine(
  total: readonly MappedText[],
  totals: readonly { column: NumericColumn; printed: string }[],
): string {
  const name = total[0]?.text.replace(/[\s:：]+$/u, '') ?? ''
  const said = totals.map(({ column, printed }) =>
    // A column that is itself the total says so already.
    totals.length === 1 || namesTotal(column.name) ? printed : `${column.name}: ${printed}`,
  )
  const [first = ''] = said
  const named = totals.length === 1 || first === totals[0]?.printed
  return named ? `${name}: ${said.join('; ')}` : `${name} – ${said.join('; ')}`
}

/** The column that is named as the sum of the others and is it in every row. */
function totalColumn(columns: readonly NumericColumn[]): NumericColumn | undefined {
  const total = columns.find(({ name }) => namesTotal(name))
  const parts = columns.filter((column) => column !== total)
  if (total === undefined || parts.length < 2) return undefined
  const adds = total.values.every((value, row) => {
    const sum = parts.reduce((all, part) => all + (part.values[row] ?? 0), 0)
    return Math.abs(sum - (value ?? sum)) <= Math.max(0.011 * Math.abs(sum), 1e-9)
  })
  return adds ? total : undefined
}

/** Whether the columns are shares of a whole in every row. */
function areParts(columns: readonly NumericColumn[]): boolean {
  const [first] = columns
  if (first === undefined || first.unit.suffix !== '%') return false
  return first.figures.every((_, row) =>
    isWhole(columns.flatMap((column) => column.figures[row] ?? [])),
  )
}

/** Whether columns can share an axis: of one unit, or without one of one measure and scale, or parts of one sum. */
function areAlike(columns: readonly NumericColumn[], isMeasure: boolean, isSum: boolean): boolean {
  const [first, ...others] = columns
  const isLike = ({ unit }: NumericColumn) =>
    unit.prefix === first?.unit.prefix && unit.suffix === first.unit.suffix
  if (first === undefined || !others.every(isLike)) return false
  // Without a unit, columns of unlike things (year founded, staff) cannot be told apart from like ones: be careful.
  return !isUnitless(first) || others.length === 0 || isSum || (isMeasure && sameScale(columns))
}

/**
 * Whether figures without a unit are of unlike things, where nothing joins them: those that nothing names, and several rows
 * that are said to be measures.
 */
function areUnlike(
  columns: readonly MappedText[],
  values: readonly NumericColumn[],
  isCourse: boolean,
  joined: object | undefined,
): boolean {
  if (joined !== undefined) return false
  const isNameless = !isCourse && columns.every(({ text }) => text === '')
  const areMeasures = namesMeasures(columns[0]?.text ?? '') && !(isCourse && values.length === 1)
  return values.some(isUnitless) && (isNameless || areMeasures)
}

function isUnitless({ unit }: NumericColumn): boolean {
  return unit.prefix === '' && unit.suffix === ''
}

/** Whether there are values above nothing, and none of them is too small to be seen beside the largest. */
function areVisible(columns: readonly NumericColumn[]): boolean {
  const sizes = columns
    .flatMap(({ figures }) => figures.map(({ value }) => Math.abs(value)))
    .filter((size) => size > 0)
  return sizes.length > 0 && Math.max(...sizes) / Math.min(...sizes) <= maximumSpread
}

/** Which of several courses changed most from its first value to its last. */
function mostChanged(columns: readonly NumericColumn[]): number {
  const changes = columns.map(({ figures }) =>
    Math.abs((figures.at(-1)?.value ?? 0) - (figures[0]?.value ?? 0)),
  )
  return changes.indexOf(Math.max(...changes))
}

/** The area under a line is what has come together; any other course of values is the line alone. */
function timeChart(columns: readonly NumericColumn[]): 'line' | 'area' {
  const [only, ...others] = columns
  if (only === undefined || others.length > 0 || !namesCumulative(only.name)) return 'line'
  const rises = only.figures.every(
    ({ value }, index) => value >= (only.figures[index - 1]?.value ?? value),
  )
  return rises ? 'area' : 'line'
}

/** Changes are percentages with signs. */
function isChange(column: NumericColumn): boolean {
  return column.unit.suffix === '%' && column.figures.some((figure) => figure.signed)
}

function isWhole(figures: readonly Figure[]): boolean {
  const sum = figures.reduce((total, figure) => total + figure.value, 0)
  return sum >= 98 && sum <= 102 && figures.every((figure) => figure.value >= 0)
}

/** Whether columns without a unit look like one measure: their largest values are within a factor of twenty. */
function sameScale(columns: readonly NumericColumn[]): boolean {
  const tops = columns.map((column) =>
    Math.max(...column.figures.map((one) => Math.abs(one.value))),
  )
  return Math.max(...tops) / Math.max(1e-9, Math.min(...tops)) <= 20
}

/** Whether columns without a unit are named as one measure: by points in time, or with a word in common. */
function sameMeasure(columns: readonly NumericColumn[]): boolean {
  if (columns.every((column) => isTimePoint(column.name))) return true
  const [first = [], ...others] = columns.map((column): string[] => [
    ...(column.name.toLowerCase().match(/\p{L}{3,}/gu) ?? []),
  ])
  return first.some((word) => others.every((words) => words.includes(word)))
}

function indexOfLargest(values: readonly number[]): number {
  return values.reduce((best, value, index) => (value > (values[best] ?? 0) ? index : best), 0)
}
