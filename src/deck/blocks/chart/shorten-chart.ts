import type { Accepts, Shortened } from '../block-kind.ts'
import { largest } from '../shorten-list.ts'
import type { ChartBlock } from './schema.ts'
import { withoutLostHighlights } from './without-lost-highlights.ts'

/** The first categories and series of a chart that fit; undefined if none do. */
export function shortenChart(
  block: ChartBlock,
  fits: Accepts<ChartBlock>,
): Shortened<ChartBlock> | undefined {
  const part = (categories: number, series: number): ChartBlock =>
    withoutLostHighlights({
      ...block,
      categories: block.categories.slice(0, categories),
      series: block.series.slice(0, series).map((one) => ({
        ...one,
        values: one.values.slice(0, categories),
        ...(one.labels && { labels: one.labels.slice(0, categories) }),
        ...(one.decimals && { decimals: one.decimals.slice(0, categories) }),
      })),
      ...(block.annotations ? { annotations: block.annotations.slice(0, categories) } : {}),
      sources: block.sources.slice(0, categories),
    })
  const all = block.categories.length
  for (const series of [6, 4, 2, 1].filter((count) => count <= block.series.length)) {
    const categories = largest(all, (count) => fits(part(count, series)))
    if (categories === 0 || (categories < Math.min(all, 2) && series > 1)) continue
    return { block: part(categories, series) }
  }
  return undefined
}
