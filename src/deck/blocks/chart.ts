import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { sourceSpanSchema } from '../sourced-text.ts'

/** Bar: side by side; stacked: the series add up; line and area: the categories are points in time; pie and doughnut: shares of one whole. */
export const chartTypes = ['bar', 'stacked', 'line', 'area', 'pie', 'doughnut'] as const
export type ChartType = (typeof chartTypes)[number]

/** Whether a chart of the type shows shares of one whole. */
export function isRound(type: ChartType): boolean {
  return type === 'pie' || type === 'doughnut'
}

/** A chart of one unit: unlike units never share an axis. `values[i]` belongs to `categories[i]`; null is a gap. */
export const chartBlockSchema = z
  .object({
    kind: z.literal('chart'),
    id: z.string().min(1),
    chartType: z.enum(chartTypes),
    categories: z.array(z.string()).min(1),
    series: z.array(z.object({ name: z.string(), values: z.array(z.number().nullable()) })).min(1),
    /** What stands before and after a printed value: `$` and `M`, say. */
    unit: z.object({ prefix: z.string(), suffix: z.string() }),
    /** Digits after the decimal separator in printed values, 0 to 6. */
    decimals: z.number().int().min(0).max(6),
    /** A short text for each category, printed below its name ("+37%"). */
    annotations: z.array(z.string()).optional(),
    /** Index of the series and the category that the slide is about. */
    highlightedSeries: z.number().int().min(0).optional(),
    highlightedCategory: z.number().int().min(0).optional(),
    /** One list of spans a category. */
    sources: z.array(z.array(sourceSpanSchema)),
  })
  .refine((chart) => chart.series.every((one) => one.values.length === chart.categories.length), {
    message: 'Every series needs one value for each category.',
  })
  .refine((chart) => !isRound(chart.chartType) || chart.series.length === 1, {
    message: 'A pie or doughnut shows exactly one series.',
  })
export type ChartBlock = z.infer<typeof chartBlockSchema>

/**
 * Why a chart would show nothing, or nothing true, in one English sentence; undefined when it is fine. Documents may
 * bring such charts; nobody shall make new ones.
 */
export function chartProblem({ chartType, series }: ChartBlock): string | undefined {
  const values = series.flatMap((one) => one.values).filter((value) => value !== null)
  if (values.length === 0) return 'A chart needs at least one value.'
  if (!isRound(chartType)) return undefined
  if (series.length > 1)
    return `A ${chartType} chart shows one series, and this has several; choose another type, or leave the others out.`
  return values.some((value) => value < 0)
    ? `A ${chartType} chart shows shares of one whole, which cannot be negative; choose a bar or a line chart.`
    : undefined
}

/**
 * One value as it is printed: fixed decimals between the unit's prefix and suffix; a gap is an empty string. On slides
 * the chart carries the language, which groups thousands and separates decimals in its way ("1,820", "42,6"); without
 * it the digits stand as they are.
 */
export function formatChartValue(
  value: number | null,
  chart: Pick<ChartBlock, 'unit' | 'decimals'> & { language?: string },
): string {
  if (value === null) return ''
  const size = Math.abs(value)
  const digits =
    chart.language === undefined || size >= 1e21
      ? size.toFixed(chart.decimals)
      : digitFormat(chart.language, chart.decimals).format(size)
  return `${value < 0 ? '−' : ''}${chart.unit.prefix}${digits}${chart.unit.suffix}`
}

/** Making one takes far longer than using it. Documents may bring any number of languages. */
const digitFormats = new LRUCache<string, Intl.NumberFormat>({ max: 64 })

/** Latin digits in every language: those of charts in slide software are Latin too. */
function digitFormat(language: string, decimals: number): Intl.NumberFormat {
  const key = `${language} ${decimals}`
  let format = digitFormats.get(key)
  if (format === undefined) {
    const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    try {
      format = new Intl.NumberFormat(language, { ...options, numberingSystem: 'latn' })
    } catch {
      // Documents bring tags that no platform knows.
      format = new Intl.NumberFormat('en', options)
    }
    digitFormats.set(key, format)
  }
  return format
}

/** The block's text: a table of its data, cells joined by tabs. */
export function chartPlainText(block: ChartBlock): string {
  const head = ['', ...block.series.map((series) => series.name)]
  const rows = block.categories.map((category, index) => [
    category,
    ...block.series.map((series) => formatChartValue(series.values[index] ?? null, block)),
  ])
  return [head, ...rows].map((cells) => cells.join('\t')).join('\n')
}
