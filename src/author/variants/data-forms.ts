import type { Block } from '../../deck/blocks/block.ts'
import { printedValue } from '../../deck/blocks/chart/format-value.ts'
import type { ChartBlock, ChartType } from '../../deck/blocks/chart/schema.ts'
import type { ComparisonBlock } from '../../deck/blocks/comparison/schema.ts'
import type { StatsBlock } from '../../deck/blocks/stats/schema.ts'
import { statsSentence, statsValue } from '../../deck/blocks/stats/stats-value.ts'
import type { TableBlock } from '../../deck/blocks/table/schema.ts'
import type { SourceSpan } from '../../deck/sourced-text.ts'
import type { VariantForm } from './item-forms.ts'
import { columnsCompared, comparisonOf, comparisonTable } from './tables-and-comparisons.ts'

const mostFigures = 4

/** A chart of another type, its values as figures, or as a table. */
export function chartForms(block: ChartBlock, language: string, id: string): VariantForm[] {
  const forms: VariantForm[] = otherTypes(block).map((chartType, index) => ({
    layout: 'chart',
    blocks: [{ ...block, id: `${id}-${chartType}`, chartType }],
    cost: 0.9 + index * 0.6,
  }))
  const value = (series: ChartBlock['series'][number], at: number) =>
    printedValue({ ...block, language }, block.series.indexOf(series), at)
  forms.push({
    layout: 'table',
    cost: 0.8,
    blocks: [
      {
        kind: 'table',
        id,
        columns: [
          { name: '', numeric: false },
          ...block.series.map((series) => ({ name: series.name, numeric: true })),
          ...(block.annotations ? [{ name: '', numeric: true }] : []),
        ],
        rows: block.categories.map((name, at) => ({
          cells: [
            name,
            ...block.series.map((series) => value(series, at)),
            ...(block.annotations ? [block.annotations[at] ?? ''] : []),
          ],
          sources: block.sources[at] ?? [],
          ...(at === block.highlightedCategory ? { highlighted: true } : {}),
        })),
      },
    ],
  })
  if (block.categories.length >= 2 && block.categories.length <= mostFigures)
    forms.push({
      layout: 'comparison',
      cost: 2,
      blocks: [
        {
          kind: 'comparison',
          id,
          sides: block.categories.map((text, at) => ({ ...origin(block.sources[at] ?? []), text })),
          rows: [
            ...block.series.map((one) => ({
              label: one.name,
              cells: block.categories.map((_, at) => ({
                ...origin(block.sources[at] ?? []),
                text: value(one, at),
              })),
            })),
            ...(block.annotations ? [annotationRow(block, block.annotations)] : []),
          ],
        },
      ],
    })
  const [series, ...more] = block.series
  const few = block.categories.length >= 2 && block.categories.length <= mostFigures
  if (series !== undefined && more.length === 0 && few && !series.values.includes(null))
    forms.push({
      layout: 'stats',
      cost: 1,
      blocks: [
        {
          kind: 'stats',
          id,
          items: block.categories.map((label, at) => ({
            ...origin(block.sources[at] ?? []),
            text: value(series, at),
            label,
          })),
        },
      ],
    })
  return forms
}

function annotationRow({ categories, sources }: ChartBlock, annotations: readonly string[]) {
  const cells = categories.map((_, at) => ({
    ...origin(sources[at] ?? []),
    text: annotations[at] ?? '',
  }))
  return { label: '', cells }
}

function origin(sources: SourceSpan[]) {
  return sources.length > 0 ? { sources } : { sources, added: true }
}

/** What else the same values can be drawn as: shares of a whole stay that, points in time may be joined. */
function otherTypes({ chartType, series, categories }: ChartBlock): ChartType[] {
  const single = series.length === 1
  switch (chartType) {
    case 'pie':
      return ['doughnut', 'bar']
    case 'doughnut':
      return ['bar', 'pie']
    case 'line':
      return single ? ['area', 'bar'] : ['bar']
    case 'area':
      return ['line', 'bar']
    case 'stacked':
      return ['bar']
    case 'bar':
      // Months and years in a row can be joined; names cannot.
      return categories.length >= 3 && categories.every((name) => /\p{Nd}/u.test(name))
        ? ['line']
        : []
  }
}

/** The first figure large and the others beside it, or one figure among several. */
export function figureForms(block: StatsBlock, layout: string, id: string): VariantForm[] {
  const [first, ...others] = block.items
  if (first === undefined) return []
  if (others.length === 0)
    return layout === 'big-number'
      ? [{ layout: 'stats', blocks: [{ ...block, id }], cost: 0.9 }]
      : [{ layout: 'big-number', blocks: [{ ...block, id }], cost: 0.9 }]
  if (others.length >= mostFigures) return []
  const paragraphs = others.map((item) => ({
    text: [statsSentence(item), item.note].filter(Boolean).join('. '),
    sources: item.sources,
    ...(item.added === undefined ? {} : { added: item.added }),
  }))
  return [
    ...namedFigures(block, id),
    {
      layout: 'big-number',
      cost: 1.1,
      blocks: [
        { ...block, id, items: [first] },
        { kind: 'paragraph', id: `${id}-others`, paragraphs },
      ],
    },
  ]
}

/** Figures by their names: a row of a table each, or side by side. */
function namedFigures({ items }: StatsBlock, id: string): VariantForm[] {
  if (items.some((item) => item.label === '')) return []
  const noted = items.some((item) => (item.note ?? '') !== '')
  const cell = (item: StatsBlock['items'][number], text: string) => ({
    text,
    sources: item.sources,
    ...(item.added === undefined ? {} : { added: item.added }),
  })
  const cells = (item: StatsBlock['items'][number]) => [
    statsValue(item),
    ...(noted ? [item.note ?? ''] : []),
  ]
  const table: Block = {
    kind: 'table',
    id,
    columns: (noted ? [0, 1, 2] : [0, 1]).map((at) => ({ name: '', numeric: at === 1 })),
    rows: items.map((item) => ({ cells: [item.label, ...cells(item)], sources: item.sources })),
  }
  const comparison: Block = {
    kind: 'comparison',
    id,
    sides: items.map((item) => ({
      ...cell(item, item.label),
      items: cells(item)
        .filter(Boolean)
        .map((text) => cell(item, text)),
    })),
    rows: [],
  }
  return [
    { layout: 'table', blocks: [table], cost: 1.3 },
    { layout: 'comparison', blocks: [comparison], cost: 1.6 },
  ]
}

/** A table's rows, or its columns, side by side. */
export function tableForms(block: TableBlock, headers: SourceSpan[], id: string): VariantForm[] {
  const { columns, rows } = block
  const filled = rows.every((row) => (row.cells[0] ?? '') !== '')
  const named = columns.slice(1).every((column) => column.name !== '')
  const forms: VariantForm[] = []
  if (!filled || !named || columns.length < 3) return forms
  const compared = (made: Block, cost: number) =>
    forms.push({ layout: 'comparison', blocks: [{ ...made, id }], cost })
  if (rows.length >= 2 && rows.length <= 4) compared(comparisonOf(block), 1)
  else if (columns.length <= 5 && headers.length > 0) compared(columnsCompared(block, headers), 1.1)
  return forms
}

/** A comparison as a table with a column a side. */
export function comparedTable(block: ComparisonBlock, id: string): VariantForm {
  const { layout, blocks } = comparisonTable(block)
  return { layout, blocks: blocks.map((one) => ({ ...one, id })), cost: 0.8 }
}
