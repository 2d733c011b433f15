import { type ChartBlock, isTimeSeries } from './schema.ts'

/** What a chart is about: a series, a category, both, or nothing more than anything else. */
interface Emphasis {
  highlightedSeries?: number
  highlightedCategory?: number
}

/**
 * What is emphasised in a chart: what it names, else the newest: of series named by their times the last one, of
 * categories that are points in time the last one. Shares of a whole and things side by side have none that is newest.
 */
export function emphasisOf(chart: ChartBlock): Emphasis {
  const { highlightedSeries, highlightedCategory, categories, series, chartType } = chart
  if (highlightedSeries !== undefined || highlightedCategory !== undefined)
    return {
      ...(highlightedSeries === undefined ? {} : { highlightedSeries }),
      ...(highlightedCategory === undefined ? {} : { highlightedCategory }),
    }
  if (series.length > 1)
    return areTimes(series.map(({ name }) => name)) ? { highlightedSeries: series.length - 1 } : {}
  const timed = isTimeSeries(chartType) || (chartType === 'bar' && areTimes(categories))
  return timed && categories.length > 1 ? { highlightedCategory: categories.length - 1 } : {}
}

/** Whether every name has one year, and the years do not go back: "2024年3月期", "2026 (from September)", "Q3 2026". */
function areTimes(names: readonly string[]): boolean {
  const years = names.map((name) => [...name.matchAll(/(?<!\d)(?:19|20|21)\d\d(?!\d)/g)])
  return years.every(
    (found, index) =>
      found.length === 1 && Number(found[0]?.[0]) >= Number(years[index - 1]?.[0]?.[0] ?? 0),
  )
}
