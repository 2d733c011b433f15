import { z } from 'zod'
import { chartTypes } from '../blocks/chart/schema.ts'
import { target } from './operation-target.ts'

/** Shows the data of a chart in another type of chart. */
const setChartTypeSchema = z.object({
  op: z.literal('set_chart_type'),
  ...target,
  chartType: z.enum(chartTypes),
})
export type SetChartType = z.infer<typeof setChartTypeSchema>

/**
 * Changes one value of a chart: 0-based series and category; null makes a gap. `label` is what is printed for it, as its
 * source has it; without one its digits are printed, as many as `decimals` or the chart says.
 */
const setChartValueSchema = z.object({
  op: z.literal('set_chart_value'),
  ...target,
  series: z.number().int().min(0),
  category: z.number().int().min(0),
  value: z.number().nullable(),
  label: z.string().optional(),
  decimals: z.number().int().min(0).max(6).optional(),
})
export type SetChartValue = z.infer<typeof setChartValueSchema>

/** Sets what a chart says beside its values; what is absent stays, and null takes away what is there. */
const setChartDetailsSchema = z.object({
  op: z.literal('set_chart_details'),
  ...target,
  categoryTitle: z.string().nullable().optional(),
  valueTitle: z.string().nullable().optional(),
  unit: z.object({ prefix: z.string(), suffix: z.string() }).optional(),
  decimals: z.number().int().min(0).max(6).optional(),
  /** One for each category. */
  annotations: z.array(z.string()).nullable().optional(),
  highlightedSeries: z.number().int().min(0).nullable().optional(),
  highlightedCategory: z.number().int().min(0).nullable().optional(),
})
export type SetChartDetails = z.infer<typeof setChartDetailsSchema>

/** Adds a category with a value for each series, at the end. */
const addChartCategorySchema = z.object({
  op: z.literal('add_chart_category'),
  ...target,
  name: z.string(),
  values: z.array(z.number().nullable()).min(1),
})
export type AddChartCategory = z.infer<typeof addChartCategorySchema>

/** Removes a category (0-based) and its values. */
const deleteChartCategorySchema = z.object({
  op: z.literal('delete_chart_category'),
  ...target,
  category: z.number().int().min(0),
})
export type DeleteChartCategory = z.infer<typeof deleteChartCategorySchema>

/** Adds a series with a value for each category, behind the others. */
const addChartSeriesSchema = z.object({
  op: z.literal('add_chart_series'),
  ...target,
  name: z.string(),
  values: z.array(z.number().nullable()).min(1),
})
export type AddChartSeries = z.infer<typeof addChartSeriesSchema>

/** Removes a series (0-based) and its values. */
const deleteChartSeriesSchema = z.object({
  op: z.literal('delete_chart_series'),
  ...target,
  series: z.number().int().min(0),
})
export type DeleteChartSeries = z.infer<typeof deleteChartSeriesSchema>

/** Gives a category or a series (0-based) another name. */
const setChartNameSchema = z.object({
  op: z.literal('set_chart_name'),
  ...target,
  axis: z.enum(['categories', 'series']),
  index: z.number().int().min(0),
  name: z.string(),
})
export type SetChartName = z.infer<typeof setChartNameSchema>

/** All operations on charts. */
export const chartOperationSchemas = [
  setChartTypeSchema,
  setChartValueSchema,
  setChartDetailsSchema,
  addChartCategorySchema,
  deleteChartCategorySchema,
  addChartSeriesSchema,
  deleteChartSeriesSchema,
  setChartNameSchema,
] as const
