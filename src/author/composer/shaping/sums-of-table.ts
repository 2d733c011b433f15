import { joinMapped, spanOf } from '../reading/mapped-text.ts'
import { unitOfHeading } from './chart-from-table.ts'
import { quantityOf, type TypedColumn } from './column-types.ts'
import type { ChartPart } from './part.ts'
import type { TableRows } from './table-rows.ts'
import { followsOn, isTimeAxis } from './time-axis.ts'

/** Slices that can be told apart. */
const mostShares = 6
/** Kinds that one quantity is summed up by, and where only its unit says that it may be. */
const mostSums = { shown: 3, 'by-unit': 2 }

/**
 * What the rows of a table come to: the sums of its quantity by date as a line, by each kind of thing as bars, or as shares of
 * the total that the table states. Only of what may be added up (`quantityOf`).
 */
export function sumsOfTable(
  { columns, rows, atoms }: TableRows,
  typed: readonly TypedColumn[],
  total: TableRows['rows'][number] | undefined,
): ChartPart[] {
  const quantity = quantityOf(typed)
  if (quantity === undefined || quantity.adds === false) return []
  const { name, unit, decimals, figures, index } = quantity
  const stated = total?.[index]?.text ?? ''
  const parts = typed.flatMap((column): ChartPart[] => {
    const { groups, type } = column
    if (groups === undefined || (type !== 'time' && type !== 'category')) return []
    const sums = [...groups].flatMap(([group, members]) => {
      const own = members.filter((row) => figures[row] !== null)
      const sum = own.reduce((all, row) => all + (figures[row]?.value ?? 0), 0)
      return own.length === 0 ? [] : [{ group, members: own, sum: Number(sum.toFixed(decimals)) }]
    })
    if (sums.length < 2) return []
    if (type === 'category') sums.sort((one, other) => other.sum - one.sum)
    const counted = sums.reduce((count, { members }) => count + members.length, 0)
    const isWhole = counted === figures.filter((one) => one !== null).length
    const categories = sums.map(({ group }) => group)
    const isShared =
      type === 'category' &&
      isWhole &&
      stated !== '' &&
      sums.length <= mostShares &&
      sums.every(({ sum }) => sum > 0)
    const isCourse = type === 'time' && isTimeAxis(categories) && followsOn(categories)
    const numbers = sums.map(({ sum }) => sum)
    return [
      {
        kind: 'chart',
        atoms,
        intro: joinMapped([name, columns[column.index] ?? name], ' – '),
        partial: true,
        chart: {
          chartType: isCourse ? 'line' : isShared ? 'doughnut' : 'bar',
          categories,
          series: [{ name: unitOfHeading(name.text)?.name ?? name.text, values: numbers }],
          unit,
          decimals,
          ...(isShared ? {} : { highlightedSeries: 0 }),
          highlightedCategory: numbers.indexOf(Math.max(...numbers)),
          headingSpan: spanOf(name),
          spans: sums.map(({ members }) =>
            spanOf(joinMapped(members.flatMap((row) => rows[row] ?? []))),
          ),
          ...(isShared && total !== undefined
            ? { total: { text: `${total[0]?.text}: ${stated}`, span: spanOf(joinMapped(total)) } }
            : {}),
        },
      },
    ]
  })
  const isTime = ({ chart }: ChartPart) => chart.chartType === 'line'
  return [...parts.filter(isTime), ...parts.filter((part) => !isTime(part))].slice(
    0,
    mostSums[quantity.adds],
  )
}
