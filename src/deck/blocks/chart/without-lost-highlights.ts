import type { ChartBlock } from './schema.ts'

/** A chart without a highlight of a series or a category that it does not have. */
export function withoutLostHighlights(chart: ChartBlock): ChartBlock {
  const { highlightedSeries, highlightedCategory, ...rest } = chart
  const isThere = (at: number | undefined, list: readonly unknown[]) =>
    at !== undefined && at < list.length
  return {
    ...rest,
    ...(isThere(highlightedSeries, chart.series) && { highlightedSeries }),
    ...(isThere(highlightedCategory, chart.categories) && { highlightedCategory }),
  }
}
