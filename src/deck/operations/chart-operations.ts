import { chartProblem } from '../blocks/chart/problem.ts'
import type { ChartBlock } from '../blocks/chart/schema.ts'
import type { Deck } from '../deck.ts'
import { changeBlock } from './change-block.ts'
import type {
  AddChartCategory,
  DeleteChartCategory,
  SetChartType,
  SetChartValue,
} from './operation.ts'
import { OperationError, type OperationOutcome } from './outcome.ts'

/** The outcome of a change of one chart, unless it makes a bad one of a good one. */
function changeChart(
  deck: Deck,
  { slideId, blockId }: { slideId: string; blockId: string },
  change: (chart: ChartBlock) => ChartBlock,
  summary: (number: number) => string,
): OperationOutcome {
  const checked = (before: ChartBlock): ChartBlock => {
    const after = change(before)
    const problem = chartProblem(before) === undefined ? chartProblem(after) : undefined
    if (problem !== undefined) throw new OperationError(problem)
    return after
  }
  return changeBlock(deck, { slideId, blockId, kind: 'chart' }, checked, summary)
}

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when there is no such chart, or it has what the type cannot show.
 */
export function setChartType(deck: Deck, operation: SetChartType): OperationOutcome {
  const { chartType } = operation
  return changeChart(
    deck,
    operation,
    (chart) => ({ ...chart, chartType }),
    (number) => `Changed the chart of slide ${number} to a ${chartType} chart.`,
  )
}

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when there is no such chart, series or category, or the chart cannot show the value.
 */
export function setChartValue(deck: Deck, operation: SetChartValue): OperationOutcome {
  const { series: index, category, value } = operation
  return changeChart(
    deck,
    operation,
    (chart) => {
      const series = chart.series[index]
      if (series === undefined || category >= chart.categories.length)
        throw new OperationError('The chart has no such value.')
      const values = series.values.with(category, value)
      return { ...chart, series: chart.series.with(index, { ...series, values }) }
    },
    (number) => `Changed a value of the chart of slide ${number}.`,
  )
}

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when there is no such chart, it has another number of series or cannot show a value.
 */
export function addChartCategory(deck: Deck, operation: AddChartCategory): OperationOutcome {
  return changeChart(
    deck,
    operation,
    (chart) => {
      if (operation.values.length !== chart.series.length)
        throw new OperationError(`The chart needs ${chart.series.length} values a category.`)
      return {
        ...chart,
        categories: [...chart.categories, operation.name],
        series: chart.series.map((one, index) => ({
          ...one,
          values: [...one.values, operation.values[index] ?? null],
        })),
        ...(chart.annotations ? { annotations: [...chart.annotations, ''] } : {}),
        sources: [...chart.sources, []],
      }
    },
    (number) => `Added “${operation.name}” to the chart of slide ${number}.`,
  )
}

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when there is no such chart or category, or nothing would be left to show.
 */
export function deleteChartCategory(deck: Deck, operation: DeleteChartCategory): OperationOutcome {
  const { category } = operation
  return changeChart(
    deck,
    operation,
    (chart) => {
      if (category >= chart.categories.length)
        throw new OperationError('The chart has no such category.')
      if (chart.categories.length === 1)
        throw new OperationError('A chart needs at least one category.')
      const { highlightedCategory, ...rest } = chart
      const without = <Value>(list: Value[]) => list.toSpliced(category, 1)
      return {
        ...rest,
        categories: without(chart.categories),
        series: chart.series.map((one) => ({ ...one, values: without(one.values) })),
        ...(chart.annotations ? { annotations: without(chart.annotations) } : {}),
        sources: without(chart.sources),
        ...(highlightedCategory === undefined || highlightedCategory === category
          ? {}
          : { highlightedCategory: highlightedCategory - Number(highlightedCategory > category) }),
      }
    },
    (number) => `Removed a category from the chart of slide ${number}.`,
  )
}
