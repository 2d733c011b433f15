import { type ChartBlock, isRound } from './schema.ts'

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
