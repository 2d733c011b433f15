import type { Block } from '../../deck/blocks/block.ts'
import { printedValue } from '../../deck/blocks/chart/format-value.ts'
import { type ChartBlock, type ChartType, isRound } from '../../deck/blocks/chart/schema.ts'
import { columnHead } from '../../deck/blocks/table/column-head.ts'
import type { TableBlock } from '../../deck/blocks/table/schema.ts'
import type { SourceSpan } from '../../deck/sourced-text.ts'
import { type Figure, parseFigure, printedSuffix } from '../composer/language/figures.ts'
import { namesTotal } from '../composer/language/total-words.ts'
import { mapVerbatim } from '../composer/reading/mapped-text.ts'
import { chartFromTable } from '../composer/shaping/chart-from-table.ts'
import { isTimeAxis } from '../composer/shaping/time-axis.ts'
import type { AskedForms } from './asked-forms.ts'
import { askedItems, itemFigure } from './asked-items.ts'
import { comparedTable } from './data-forms.ts'

/** A chart reads at a glance; a table with more rows stays one. */
const mostCategories = 20

const noNumbers = { reason: 'it has no numbers that a chart could draw' }

/** The numbers of a block as a chart, of a type that was asked for or one that suits them. */
export function askedChart(
  block: Block,
  chartType: ChartType | undefined,
  language: string,
  id: string,
): AskedForms {
  const made = chartOf(block, language, id)
  if ('reason' in made) return made
  return typed(made, chartType)
}

/** More figures than this are a chart or a table. */
const mostFigures = 8

/**
 * The values of a chart, or of a table that could be one, as figures: those of the series that it is about, what else
 * is said of each category below. Undefined for other blocks, and where there are too many.
 */
export function askedFigures(block: Block, language: string, id: string): AskedForms | undefined {
  if (block.kind !== 'chart' && block.kind !== 'table') return undefined
  const chart = chartOf(block, language, id)
  if ('reason' in chart || chart.categories.length > mostFigures) return undefined
  const main = chart.highlightedSeries ?? chart.series.length - 1
  const printed = (series: number, at: number) => printedValue({ ...chart, language }, series, at)
  const items = chart.categories.map((label, at) => {
    const sources = chart.sources[at] ?? []
    const others = chart.series.flatMap((series, index) => {
      const value = printed(index, at)
      return index === main || value === '' ? [] : [[series.name, value].filter(Boolean).join(' ')]
    })
    const note = [chart.annotations?.[at] ?? '', ...others].filter(Boolean).join('; ')
    return {
      text: printed(main, at),
      sources,
      ...(sources.length === 0 ? { added: true } : {}),
      label,
      ...(note === '' ? {} : { note }),
    }
  })
  if (items.some((item) => item.text === '')) return undefined
  const layout = items.length === 1 ? 'big-number' : 'stats'
  return [{ layout, blocks: [{ kind: 'stats', id, items }], cost: 0 }]
}

function typed(chart: ChartBlock, wanted: ChartType | undefined): AskedForms {
  const chartType = wanted ?? chart.chartType
  if (isRound(chartType)) {
    const [series, ...more] = chart.series
    if (more.length > 0)
      return { reason: `it has ${chart.series.length} series, and a ${chartType} shows one` }
    if (series?.values.some((value) => value === null || value < 0))
      return { reason: `a ${chartType} shows shares of a whole, and not every value is one` }
  }
  return [{ layout: 'chart', blocks: [{ ...chart, chartType }], cost: 0 }]
}

function chartOf(block: Block, language: string, id: string): ChartBlock | { reason: string } {
  switch (block.kind) {
    case 'chart':
      return { ...block, id }
    case 'table':
      return tableChart(block, language, id)
    case 'comparison': {
      const [table] = comparedTable(block, id).blocks
      return table?.kind === 'table' ? tableChart(table, language, id) : noNumbers
    }
    default: {
      const items = askedItems(block, language)
      if (items === undefined) return noNumbers
      return valuesChart(
        items.map((item) => {
          const stated = itemFigure(item, language)
          return {
            name: stated?.label ?? '',
            note: stated?.note ?? '',
            figure: stated && parseFigure(stated.figure, language),
            sources: item.sources,
          }
        }),
        id,
      )
    }
  }
}

/** As the composer draws such a table; where it is careful, the columns whose cells are numbers of one unit. */
function tableChart(
  block: TableBlock,
  language: string,
  id: string,
): ChartBlock | { reason: string } {
  const text = (one: string) => mapVerbatim(one, 0)
  const draft = chartFromTable(
    block.columns.map((column) => text(columnHead(column))),
    block.rows.map((row) => row.cells.map(text)),
    language,
  )
  if (draft !== undefined) {
    const { spans: _spans, headingSpans: _headings, total: _total, ...data } = draft
    const sources = data.categories.map(
      (name) => block.rows.find((row) => row.cells[0] === name)?.sources ?? [],
    )
    return { kind: 'chart', id, ...data, sources }
  }
  const rows = block.rows.filter((row) => !namesTotal(row.cells[0] ?? ''))
  const columns = block.columns.flatMap((column, index) => {
    const figures = rows.map((row) => parseFigure(row.cells[index] ?? '', language))
    const numeric = index > 0 && figures.every((figure) => figure !== undefined)
    return numeric
      ? [{ name: columnHead(column), counted: column.unit, figures: figures as Figure[] }]
      : []
  })
  const [first, ...others] = columns
  if (first === undefined) return noNumbers
  const unit = commonUnit(first.figures)
  const alike = others.filter(({ figures, counted }) => {
    const own = commonUnit(figures)
    if (counted !== first.counted) return false
    return own?.prefix === unit?.prefix && own?.suffix === unit?.suffix
  })
  if (unit === undefined) return { reason: 'its numbers are not in one unit' }
  return builtChart(
    rows.map((row) => ({ name: row.cells[0] ?? '', sources: row.sources })),
    [first, ...alike].map(({ name, figures }) => ({ name, figures })),
    unit,
    id,
  )
}

interface NamedValue {
  name: string
  note: string
  figure: Figure | undefined
  sources: SourceSpan[]
}

/** Things with a number each in one unit. */
function valuesChart(values: readonly NamedValue[], id: string): ChartBlock | { reason: string } {
  const stated = values.flatMap(({ figure, ...one }) => (figure ? [{ ...one, figure }] : []))
  if (stated.length === 0) return noNumbers
  if (stated.length < 2 || stated.length < values.length)
    return { reason: `only ${stated.length} of its ${values.length} points state a number` }
  const figures = stated.map(({ figure }) => figure)
  const unit = commonUnit(figures)
  if (unit === undefined) return { reason: 'its numbers are not in one unit' }
  const chart = builtChart(stated, [{ name: '', figures }], unit, id)
  if ('reason' in chart || stated.every(({ note }) => note === '')) return chart
  return { ...chart, annotations: stated.map(({ note }) => note) }
}

/** Undefined where figures of several units stand together. */
function commonUnit(figures: readonly Figure[]): ChartBlock['unit'] | undefined {
  const [first] = figures
  if (first === undefined) return undefined
  const { prefix, suffix } = first
  if (figures.some((one) => one.prefix !== prefix || one.suffix !== suffix)) return undefined
  return { prefix, suffix: printedSuffix(suffix) }
}

function builtChart(
  categories: readonly { name: string; sources: SourceSpan[] }[],
  series: readonly { name: string; figures: readonly Figure[] }[],
  unit: ChartBlock['unit'],
  id: string,
): ChartBlock | { reason: string } {
  if (categories.length > mostCategories)
    return { reason: `${categories.length} values are too many for a chart that can be read` }
  const names = categories.map(({ name }) => name)
  const values = series.flatMap(({ figures }) => figures.map(({ value }) => value))
  const sum = values.reduce((total, value) => total + value, 0)
  const shares =
    series.length === 1 &&
    unit.suffix === '%' &&
    values.length <= 6 &&
    values.every((value) => value >= 0) &&
    sum >= 98 &&
    sum <= 102
  return {
    kind: 'chart',
    id,
    chartType: shares ? 'doughnut' : isTimeAxis(names) ? 'line' : 'bar',
    categories: names,
    series: series.map(({ name, figures }) => ({
      name,
      values: figures.map(({ value }) => value),
    })),
    unit,
    decimals: Math.max(...series.flatMap(({ figures }) => figures.map((one) => one.decimals))),
    sources: categories.map(({ sources }) => sources),
  }
}
