import { type BlockKindDefinition, lineOf } from '../block-kind.ts'
import { type ChangeText, withParts } from '../printed-text.ts'
import { printedValue } from './format-value.ts'
import { chartBlockSchema } from './schema.ts'
import { shortenChart } from './shorten-chart.ts'

/** A chart: its text is a table of its data, cells joined by tabs. */
export const chart: BlockKindDefinition<typeof chartBlockSchema> = {
  schema: chartBlockSchema,
  plainText: (block) => {
    const head = ['', ...block.series.map((series) => series.name)]
    const rows = block.categories.map((category, index) => [
      category,
      ...block.series.map((_, column) => printedValue(block, column, index)),
    ])
    const titles = [block.valueTitle, block.categoryTitle].filter(Boolean)
    return [...titles, ...[head, ...rows].map((cells) => cells.join('\t'))].join('\n')
  },
  lines: (block) =>
    block.categories.map((category, index) =>
      lineOf([category, ...block.series.map(({ values }) => values[index]?.toString())], {
        sources: block.sources[index] ?? [],
      }),
    ),
  mapTexts: (block, change) => ({
    ...withParts(block, ['valueTitle', 'categoryTitle'], change),
    categories: changeEach(block.categories, 'categories', change),
    series: block.series.map((series, column) => ({
      ...series,
      name: change({ text: series.name }, { part: 'name', column }).text,
      ...(series.labels && {
        labels: series.labels.map((text, item) =>
          text === '' ? text : change({ text }, { item, part: 'labels', column }).text,
        ),
      }),
    })),
    ...(block.annotations && {
      annotations: changeEach(block.annotations, 'annotations', change),
    }),
  }),
  mapOrigins: (block, change) => ({
    ...block,
    sources: block.categories.map(
      (_, index) => change({ sources: block.sources[index] ?? [] }).sources,
    ),
  }),
  shorten: shortenChart,
}

function changeEach(texts: readonly string[], part: string, change: ChangeText): string[] {
  return texts.map((text, item) => change({ text }, { item, part }).text)
}
