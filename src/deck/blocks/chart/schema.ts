import { z } from 'zod'
import { marksBeside } from '../../marks/mark.ts'
import { sourceSpanSchema } from '../../sourced-text.ts'

/** Bar: side by side; stacked: the series add up; line and area: the categories are points in time; pie and doughnut: shares of one whole. */
export const chartTypes = ['bar', 'stacked', 'line', 'area', 'pie', 'doughnut'] as const
export type ChartType = (typeof chartTypes)[number]

/** Whether a chart of the type shows shares of one whole. */
export function isRound(type: ChartType): boolean {
  return type === 'pie' || type === 'doughnut'
}

/** Whether the categories of a chart of the type are points in time, joined by a line. */
export function isTimeSeries(type: ChartType): boolean {
  return type === 'line' || type === 'area'
}

/** Digits after the decimal separator of a printed value. */
const decimalsSchema = z.number().int().min(0).max(6)

const chartSeriesSchema = z.object({
  name: z.string(),
  values: z.array(z.number().nullable()),
  /** What is printed for each value as its source has it ("€1.2 m", "about 40"); where empty, the value itself. */
  labels: z.array(z.string()).optional(),
  /** The digits of each value as its source has them ("4" beside "0.12"); where null, those of the chart. */
  decimals: z.array(decimalsSchema.nullable()).optional(),
})

/** A chart of one unit: unlike units never share an axis. `values[i]` belongs to `categories[i]`; null is a gap. */
export const chartBlockSchema = z
  .object({
    kind: z.literal('chart'),
    id: z.string().min(1),
    chartType: z.enum(chartTypes),
    categories: z.array(z.string()).min(1),
    series: z.array(chartSeriesSchema).min(1),
    /** What the categories are ("Number of branches"), and what the values count ("Time to list them"). */
    categoryTitle: z.string().optional(),
    valueTitle: z.string().optional(),
    ...marksBeside('categoryTitle', 'valueTitle'),
    /** What stands before and after a printed value: `$` and `M`, say. */
    unit: z.object({ prefix: z.string(), suffix: z.string() }),
    /** Digits after the decimal separator in printed values, 0 to 6. */
    decimals: decimalsSchema,
    /** A short text for each category, printed below its name or beside its value ("+37%"). */
    annotations: z.array(z.string()).optional(),
    /** Index of the series and the category that the slide is about. */
    highlightedSeries: z.number().int().min(0).optional(),
    highlightedCategory: z.number().int().min(0).optional(),
    /** One list of spans a category. */
    sources: z.array(z.array(sourceSpanSchema)),
  })
  .refine(
    ({ series, categories: { length } }) =>
      series.every(({ values, labels, decimals }) =>
        [values, labels, decimals].every((list) => list === undefined || list.length === length),
      ),
    {
      message:
        'Every series needs one value for each category, and as many labels and decimals if it has them.',
    },
  )
  .refine(
    ({ highlightedSeries = 0, highlightedCategory = 0, series, categories }) =>
      highlightedSeries < series.length && highlightedCategory < categories.length,
    { message: 'A chart highlights a series or a category that it has.' },
  )
  .refine((chart) => !isRound(chart.chartType) || chart.series.length === 1, {
    message: 'A pie or doughnut shows exactly one series.',
  })
export type ChartBlock = z.infer<typeof chartBlockSchema>
