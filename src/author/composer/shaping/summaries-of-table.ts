import { formatChartValue } from '../../../deck/blocks/chart/format-value.ts'
import { computedFrom } from '../language/computed-words.ts'
import { joinMapped, type MappedText, spanOf } from '../reading/mapped-text.ts'
import type { TypedColumn } from './column-types.ts'
import { quantityOf } from './column-weight.ts'
import { unitOfHeading } from './heading-units.ts'
import type { ChartPart } from './part.ts'
import type { TableRows } from './table-rows.ts'
import { followsOn, isTimeAxis } from './time-axis.ts'

/** Slices that can be told apart. */
const mostShares = 6
/** Kinds that one quantity is summed up by, and where only its unit says that it may be; kinds that records are counted by. */
const mostSummaries = { shown: 3, 'by-unit': 2, counts: 3 }

/** The share of a quantity that may be of no kind. */
const mostMissing = 0.1

/** What each row counts for: its value in a quantity, or one. */
interface Measure {
  name: MappedText
  unit: TypedColumn['unit']
  decimals: number
  /** By row; null where there is none. */
  values: readonly (number | null)[]
  /** What the table states as the sum of all; empty where it does not. */
  stated: string
}

/**
 * What the rows of a table come to: the sums of its quantity by date as a line, by each kind of thing as bars, or as shares of
 * the total that the table states. Only of what may be added up (`quantityOf`); of records without such a quantity how many
 * are of each kind. All of it is said to be computed, with how many rows it is made of.
 */
export function summariesOfTable(
  table: TableRows,
  typed: readonly TypedColumn[],
  total: TableRows['rows'][number] | undefined,
  { isRecords, language }: { isRecords: boolean; language: string },
): ChartPart[] {
  const quantity = quantityOf(typed)
  const grouped = typed.filter(({ type }) => type === 'time' || type === 'category')
  if (quantity !== undefined && quantity.adds !== false) {
    const { name, unit, decimals, figures, index } = quantity
    const values = figures.map((figure) => figure?.value ?? null)
    const stated = total?.[index]?.text ?? ''
    const parts = grouped.flatMap((column) =>
      summary(table, column, { name, unit, decimals, values, stated }, total, language),
    )
    const isTime = ({ chart }: ChartPart) => chart.chartType === 'line'
    const sorted = [...parts.filter(isTime), ...parts.filter((part) => !isTime(part))]
    return sorted.slice(0, mostSummaries[quantity.adds])
  }
  if (!isRecords) return []
  return grouped
    .filter(({ type, groups }) => type === 'category' && areUnlike(groups))
    .flatMap((column) => {
      const values = table.rows.map(() => 1)
      const counted = { name: column.name, unit: { prefix: '', suffix: '' }, decimals: 0 }
      return summary(table, column, { ...counted, values, stated: '' }, undefined, language)
    })
    .slice(0, mostSummaries.counts)
}

function nameOfTotal(total: readonly MappedText[]): string {
  return total.find(({ text }) => /\p{L}/u.test(text))?.text ?? ''
}

/** Kinds of which there are as many of each say nothing. */
function areUnlike(groups: TypedColumn['groups']): boolean {
  const sizes = [...(groups?.values() ?? [])].map(({ length }) => length)
  return new Set(sizes).size > 1
}

/** A measure by the kinds or the times of a column; none where there is only one. */
function summary(
  { columns, rows, atoms }: TableRows,
  { groups, type, index }: TypedColumn,
  { name, unit, decimals, values, stated }: Measure,
  total: TableRows['rows'][number] | undefined,
  language: string,
): ChartPart[] {
  const sums = [...(groups ?? [])].flatMap(([group, all]) => {
    const members = all.filter((row) => values[row] !== null)
    const sum = members.reduce((sofar, row) => sofar + (values[row] ?? 0), 0)
    return members.length === 0 ? [] : [{ group, members, sum: Number(sum.toFixed(decimals)) }]
  })
  if (sums.length < 2) return []
  // Rows of no kind that make much of it would be missing from the picture.
  const known = sums.reduce((whole, { sum }) => whole + Math.abs(sum), 0)
  const every = values.reduce<number>((whole, value) => whole + Math.abs(value ?? 0), 0)
  if (known < every * (1 - mostMissing)) return []
  if (type === 'category') sums.sort((one, other) => other.sum - one.sum)
  const counted = sums.reduce((count, { members }) => count + members.length, 0)
  const isWhole = counted === values.filter((one) => one !== null).length
  const categories = sums.map(({ group }) => group)
  const numbers = sums.map(({ sum }) => sum)
  const isShared =
    type === 'category' &&
    isWhole &&
    stated !== '' &&
    sums.length <= mostShares &&
    numbers.every((sum) => sum > 0)
  const isCourse = type === 'time' && isTimeAxis(categories) && followsOn(categories)
  const kind = columns[index] ?? name
  const all = numbers.reduce((sum, one) => sum + one, 0)
  const computed = computedFrom(counted, rows.length, language)
  // Without a total of the table's own that of all rows is computed too; how many rows there are is said already.
  const isSum = isWhole && stated === '' && name !== kind
  const sum = isSum ? `: Σ ${formatChartValue(all, { unit, decimals, language })}` : ''
  return [
    {
      kind: 'chart',
      atoms,
      intro: name === kind ? kind : joinMapped([name, kind], ' – '),
      partial: true,
      chart: {
        chartType: isCourse ? 'line' : isShared ? 'doughnut' : 'bar',
        categories,
        series: [{ name: unitOfHeading(name.text)?.name ?? name.text, values: numbers }],
        unit,
        decimals,
        ...(isShared ? {} : { highlightedSeries: 0 }),
        highlightedCategory: numbers.indexOf(Math.max(...numbers)),
        computed: `${computed}${sum}`,
        headingSpans: [...new Set([name, kind])].map(spanOf),
        spans: sums.map(({ members }) =>
          spanOf(joinMapped(members.flatMap((row) => rows[row] ?? []))),
        ),
        ...(isShared && total !== undefined
          ? { total: { text: `${nameOfTotal(total)}: ${stated}`, span: spanOf(joinMapped(total)) } }
          : {}),
      },
    },
  ]
}
