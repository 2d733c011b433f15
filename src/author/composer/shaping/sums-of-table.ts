import { findFigures } from '../language/figure-phrases.ts'
import { parseFigure } from '../language/figures.ts'
import { joinMapped, type MappedText, spanOf } from '../reading/mapped-text.ts'
import { unitOfHeading } from './chart-from-table.ts'
import { isGap } from './gap-cell.ts'
import type { ChartPart } from './part.ts'
import { columnOf, type TableRows } from './table-rows.ts'
import { isTimeAxis } from './time-axis.ts'

/** More groups than this are no summary, nor are so many charts of one table. */
const mostGroups = 12
const mostCharts = 3
/** Values that are the same in most rows are a property of what is counted (a price, a size), not a quantity of it. */
const mostRepeated = 1 / 3

/**
 * What the rows of a long table come to: the sums of its quantity by date as a line, by each kind of thing as bars. Only a
 * quantity that may be added up: the product of two other columns (pieces by price), or money in a table of dated rows.
 */
export function sumsOfTable(table: TableRows, language: string): ChartPart[] {
  const { columns, rows } = table
  const figures = columns.map((_, index) =>
    columnOf(rows, index).map((cell) => (isGap(cell) ? null : parseFigure(cell, language))),
  )
  const groups = columns.map((_, index) => groupsOf(columnOf(rows, index)))
  const quantity = quantityOf(columns, figures, groups, language)
  const values = figures[quantity]
  const name = columns[quantity]
  if (values === undefined || name === undefined) return []
  const heading = unitOfHeading(name.text)
  const decimals = Math.max(...values.map((one) => one?.decimals ?? 0))
  const charts = groups.flatMap((own, index): { time: boolean; part: ChartPart }[] => {
    const column = columns[index]
    if (own === undefined || column === undefined || index === quantity) return []
    const time = isTimeAxis([...own.keys()])
    const isNumber = !time && figures[index]?.every((one) => one !== undefined)
    if (isNumber || (!time && own.size > mostGroups)) return []
    const sums = [...own].map(([group, members]) => ({
      group,
      members,
      sum: members.reduce((sum, row) => sum + (values[row]?.value ?? 0), 0),
    }))
    if (!time) sums.sort((one, other) => other.sum - one.sum)
    const numbers = sums.map(({ sum }) => Number(sum.toFixed(decimals)))
    return [
      {
        time,
        part: {
          kind: 'chart',
          atoms: table.atoms,
          intro: joinMapped([name, column], ' – '),
          partial: true,
          chart: {
            chartType: time ? 'line' : 'bar',
            categories: sums.map(({ group }) => group),
            series: [{ name: heading?.name ?? name.text, values: numbers }],
            unit: heading?.unit ?? {
              prefix: values[0]?.prefix ?? '',
              suffix: values[0]?.suffix ?? '',
            },
            decimals,
            highlightedSeries: 0,
            highlightedCategory: numbers.indexOf(Math.max(...numbers)),
            headingSpan: spanOf(name),
            spans: sums.map(({ members }) =>
              spanOf(joinMapped(members.flatMap((row) => rows[row] ?? []))),
            ),
          },
        },
      },
    ]
  })
  return charts
    .sort((one, other) => Number(other.time) - Number(one.time))
    .slice(0, mostCharts)
    .map(({ part }) => part)
}

/** The rows that have each value of a column; undefined where values hardly repeat, or some row has none. */
function groupsOf(cells: readonly string[]): Map<string, number[]> | undefined {
  const groups = new Map<string, number[]>()
  for (const [row, cell] of cells.entries()) groups.set(cell, [...(groups.get(cell) ?? []), row])
  return groups.size < 2 || groups.has('') || groups.size > cells.length / 2 ? undefined : groups
}

type ReadCell = ReturnType<typeof parseFigure> | null

/** The column of what may be added up, the last of several; -1 without any. */
function quantityOf(
  columns: readonly MappedText[],
  figures: readonly ReadCell[][],
  groups: readonly (Map<string, number[]> | undefined)[],
  language: string,
): number {
  const numeric = [...columns.keys()].filter((index) => {
    const cells = figures[index] ?? []
    const different = new Set(cells.map((one) => one?.value)).size
    return cells.every((one) => one !== undefined) && different > cells.length * mostRepeated
  })
  const numbers = [...columns.keys()].filter((index) =>
    figures[index]?.every((one) => one !== undefined),
  )
  const isProduct = (index: number) =>
    numbers.some((one) =>
      numbers.some((other) => {
        if (one >= other || one === index || other === index) return false
        return figures[index]?.every((cell, row) => {
          const product = (figures[one]?.[row]?.value ?? 0) * (figures[other]?.[row]?.value ?? 0)
          return Math.abs((cell?.value ?? 0) - product) <= 0.005 * Math.abs(product)
        })
      }),
    )
  const products = numeric.filter(isProduct)
  if (products.length > 0) return products.at(-1) ?? -1
  const isDated = groups.some((own) => own !== undefined && isTimeAxis([...own.keys()]))
  const isMoney = (index: number) => {
    const { prefix, suffix } = unitOfHeading(columns[index]?.text ?? '')?.unit ?? {
      prefix: figures[index]?.[0]?.prefix ?? '',
      suffix: figures[index]?.[0]?.suffix ?? '',
    }
    return findFigures(`${prefix}1${suffix}`, language)[0]?.kind === 'money'
  }
  return isDated ? (numeric.filter(isMoney).at(-1) ?? -1) : -1
}
