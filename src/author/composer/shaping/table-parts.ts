import { loneYear } from '../language/date-parts.ts'
import { namesTotal } from '../language/total-words.ts'
import { columnsPerSlide, rowsPerSlide } from '../planning/slide-room.ts'
import type { MappedText } from '../reading/mapped-text.ts'
import type { Atom } from './atom.ts'
import { chartFromTable, withoutTotal } from './chart-from-table.ts'
import { dataParts } from './data-parts.ts'
import type { Part } from './part.ts'
import { courseOfPeriods, periodColumns } from './period-columns.ts'
import { tablePart } from './table-part.ts'
import type { TableRows } from './table-rows.ts'

/**
 * A table as what shows it: a list where it has one column, a chart where all of it is one measure, what a large one comes to
 * before it (`dataParts`). None for a table without rows.
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
  // Prices are asked for one by one, and no bars show them.
  if (table.isPriced) return [{ ...tablePart(table, language), ...extra }]
  const periods = periodColumns(columns)
  // Rows that go through periods are no bars side by side: their course is what `dataParts` begins with.
  const course = courseOfPeriods(table, periods, language)
  const isCourse = periods.length === columns.length - 1 && course?.total === undefined
  const chart =
    (isCourse ? course?.chart : undefined) ??
    (course === undefined
      ? chartFromTable(columns, rows, language, { unit: table.unit })
      : undefined)
  const named = intro ?? measureOfYears(columns) ?? nameOfSum(table, language)
  if (chart !== undefined)
    return [{ kind: 'chart', chart, atoms, ...(named ? { intro: named } : {}) }]
  const turned = turnedTable(table)
  if (turned !== undefined) return [{ ...tablePart(turned, language), ...extra }]
  const isNameless = columns.slice(0, 2).every(({ text }) => text === '')
  if (isNameless && named !== undefined) return [{ ...tablePart(table, language), intro: named }]
  return dataParts(table, language) ?? [{ ...tablePart(table, language), ...extra }]
}

/** A table whose rows are named and whose columns are not, and are more than a slide has room for: each row as a column. */
function turnedTable({ columns, rows, atoms }: TableRows): TableRows | undefined {
  const isWide = columns.length > columnsPerSlide && columns.length - 1 <= 2 * rowsPerSlide
  if (!isWide || rows.length > columnsPerSlide || columns.some(({ text }) => text !== ''))
    return undefined
  const all = columns.map((_, at) => rows.flatMap((row) => row[at] ?? []))
  const [names = [], ...turned] = all
  return names.some(({ text }) => text === '') ? undefined : { columns: names, rows: turned, atoms }
}

const year = new RegExp(`^${loneYear}$`)

/** What stands over the names of rows beside years is what is counted ("Visitors, 2022, 2023"), and the name of all. */
function measureOfYears([first, ...others]: readonly MappedText[]): MappedText | undefined {
  const areYears = others.filter(({ text }) => year.test(text)).length > 1
  return areYears && first !== undefined && first.text !== '' ? first : undefined
}

/** What parts with a figure each are called together where nothing names the columns: as the sum that they make is. */
function nameOfSum({ columns, rows }: TableRows, language: string): MappedText | undefined {
  if (columns.slice(0, 2).some(({ text }) => text !== '')) return undefined
  const [name] = withoutTotal(rows, language).total ?? []
  return name === undefined || namesTotal(name.text) ? undefined : name
}
