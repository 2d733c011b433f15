import { emptyMappedText, joinMapped, type MappedText } from '../reading/mapped-text.ts'
import type { ChartDraft } from './chart-draft.ts'
import { chartFromTable, withoutTotal } from './chart-from-table.ts'
import type { TableRows } from './table-rows.ts'
import { isTimePoint } from './time-axis.ts'

/** Fewer columns are held against one another, and are no course. */
const fewestPeriods = 3

/** A course through periods, and what it is called where it is that of the total alone ("All, January–June"). */
export interface CourseOfPeriods {
  chart: ChartDraft
  total?: MappedText
}

/** The columns of a table that are named as periods of one time (months, quarters, weeks, years); none where fewer than three are. */
export function periodColumns(columns: readonly MappedText[]): number[] {
  const named = [...columns.entries()].filter(([at, { text }]) => at > 0 && isTimePoint(text))
  const names = new Set(named.map(([, { text }]) => text))
  return names.size >= fewestPeriods && names.size === named.length ? named.map(([at]) => at) : []
}

/**
 * The course of a table's rows through the periods that its columns are named after, a line for each row, or columns of them
 * where they make the total that the table gives and the chart says; of more rows than
 * a chart has lines for the course of their total, where the table gives it. Undefined where the rows are of unlike units, or without
 * units said to be measures and no parts of a total.
 */
export function courseOfPeriods(
  table: TableRows,
  periods: readonly number[],
  language: string,
): CourseOfPeriods | undefined {
  if (periods.length === 0) return undefined
  const { columns } = table
  const { rows, total } = withoutTotal(table.rows, language)
  // What the rows are called together, or what they make, says that all are one measure.
  const isKnown = total !== undefined || columns[0]?.text !== ''
  // Names that are numbers say nothing without what they number ("Station 12").
  const named = (row: readonly MappedText[]) =>
    row.find(({ text }) => /\p{L}/u.test(text)) ??
    joinMapped(
      [columns[0], row[0]].flatMap((part) => part ?? []),
      ' ',
    )
  const course = (things: readonly (readonly MappedText[])[]) =>
    chartFromTable(
      [columns[0] ?? emptyMappedText, ...things.map(named)],
      periods.map((at) => [
        columns[at] ?? emptyMappedText,
        ...things.map((row) => row[at] ?? emptyMappedText),
      ]),
      language,
      { isOneMeasure: isKnown, unit: table.unit },
    )
  const name = total === undefined ? undefined : named(total)
  const whole = course(total === undefined ? rows : [...rows, total])
  if (whole !== undefined) return { chart: whole }
  const chart = total === undefined ? undefined : course([total])
  const ends = [periods.at(0), periods.at(-1)].flatMap((at = 0) => columns[at] ?? [])
  return chart === undefined || name === undefined
    ? undefined
    : { chart, total: joinMapped([name, joinMapped(ends, '–')], ', ') }
}
