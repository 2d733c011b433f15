import type { ChartBlock } from '../../../deck/blocks/chart/schema.ts'
import { commonUnit } from '../../charts/series-unit.ts'

/** A series under its bare name. */
interface RowSeries {
  name: string
  values: (number | null)[]
}

/** A chart as rows of a table: a series, and what it is compared with, named without their common unit. */
export interface RowChart {
  main: RowSeries
  compared?: RowSeries
}

const mostRows = 10

/** One series, or two of which one is compared with the other; nothing below zero; few enough for a row each. */
export function rowChart(chart: ChartBlock): RowChart | undefined {
  const { series, categories, chartType } = chart
  if (chartType !== 'bar' || series.length > 2 || categories.length > mostRows) return undefined
  if (series.some((one) => one.values.some((value) => value !== null && value < 0)))
    return undefined
  const shown = Math.min(chart.highlightedSeries ?? series.length - 1, series.length - 1)
  const unit = commonUnit(series.map((one) => one.name))
  const bare = (one: RowSeries | undefined) =>
    one && { values: one.values, name: one.name.slice(0, one.name.length - unit.length) }
  const main = bare(series[shown])
  const compared = bare(series.find((_, index) => index !== shown))
  return main && { main, ...(compared ? { compared } : {}) }
}
