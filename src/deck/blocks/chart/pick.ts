import type { ChartBlock } from './schema.ts'

/**
 * The chart with some of its categories, in the order of their places (0-based), and all that belongs to them. A
 * highlight goes with what it is on.
 */
export function pickCategories(chart: ChartBlock, places: readonly number[]): ChartBlock {
  const pick = <Value>(values: readonly Value[]) => places.map((at) => values[at] as Value)
  const { highlightedCategory, ...rest } = chart
  return {
    ...rest,
    categories: pick(chart.categories),
    series: chart.series.map((one) => ({
      ...one,
      values: pick(one.values),
      ...(one.labels && { labels: pick(one.labels) }),
      ...(one.decimals && { decimals: pick(one.decimals) }),
    })),
    ...(chart.annotations && {
      annotations: places.map((at) => chart.annotations?.[at] ?? ''),
    }),
    sources: places.map((at) => chart.sources[at] ?? []),
    ...highlightAt('highlightedCategory', highlightedCategory, places),
  }
}

/** The same of its series. */
export function pickSeries(chart: ChartBlock, places: readonly number[]): ChartBlock {
  const { highlightedSeries, ...rest } = chart
  return {
    ...rest,
    series: places.flatMap((at) => chart.series[at] ?? []),
    ...highlightAt('highlightedSeries', highlightedSeries, places),
  }
}

function highlightAt<Field extends string>(
  field: Field,
  before: number | undefined,
  places: readonly number[],
): { [key in Field]?: number } {
  const at = before === undefined ? -1 : places.indexOf(before)
  return at === -1 ? {} : ({ [field]: at } as { [key in Field]?: number })
}
