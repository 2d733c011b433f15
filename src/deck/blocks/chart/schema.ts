import { z } from 'zod'
import { sourceSpanSchema } from '../../sourced-text.ts'

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
  .refine(
    ({ highlightedSeries = 0, highlightedCategory = 0, series, categories }) =>
      highlightedSeries < series.length && highlightedCategory < categories.length,
    { message: 'A chart highlights a series or a category that it has.' },
  )
  .refine((chart) => !isRound(chart.chartType) || chart.series.length === 1, {
    message: 'A pie or doughnut shows exactly one series.',
  })
export type ChartBlock = z.infer<typeof chartBlockSchema>
