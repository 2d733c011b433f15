import { pickCategories, pickSeries } from '../blocks/chart/pick.ts'
import { chartProblem } from '../blocks/chart/problem.ts'
import { type ChartBlock, chartBlockSchema, isRound } from '../blocks/chart/schema.ts'
import { partOf, withPart } from '../blocks/printed-text.ts'
import type { Deck } from '../deck.ts'
import { sayAnew } from '../marks/change-marks.ts'
import { changeBlock } from './change-block.ts'
import type {
  AddChartCategory,
  AddChartSeries,
  DeleteChartCategory,
  DeleteChartSeries,
  SetChartDetails,
  SetChartName,
  SetChartType,
  SetChartValue,
} from './chart-operation-schemas.ts'
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
  const { series: index, category, value, label, decimals } = operation
  return changeChart(
    deck,
    operation,
    (chart) => {
      const series = chart.series[index]
      if (series === undefined || category >= chart.categories.length)
        throw new OperationError('The chart has no such value.')
      // What was printed for the old value is not true of the new one.
      const changed = {
        ...series,
        values: series.values.with(category, value),
        ...changedAt('labels', series.labels, label, '', category, chart),
        ...changedAt('decimals', series.decimals, decimals, null, category, chart),
      }
      return { ...chart, series: chart.series.with(index, changed) }
    },
    (number) => `Changed a value of the chart of slide ${number}.`,
  )
}

/** A list of a series with what is given, or nothing, for one category; none is begun only to say nothing. */
function changedAt<Field extends string, Value>(
  field: Field,
  list: Value[] | undefined,
  given: Value | undefined,
  none: Value,
  category: number,
  { categories }: ChartBlock,
): { [key in Field]?: Value[] } {
  if (list === undefined && given === undefined) return {}
  const full = list ?? categories.map(() => none)
  return { [field]: full.with(category, given ?? none) } as { [key in Field]?: Value[] }
}

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when there is no such chart, or what is highlighted or noted is not among its categories.
 */
export function setChartDetails(deck: Deck, operation: SetChartDetails): OperationOutcome {
  const { op: _, slideId: _slide, blockId: _block, ...details } = operation
  return changeChart(
    deck,
    operation,
    (chart) => {
      const given = Object.entries(details).filter(([, value]) => value !== undefined)
      let changed: Record<string, unknown> = { ...chart }
      for (const [field, value] of given) {
        const before = partOf(changed, field)
        if (typeof value === 'string' && before) {
          // Words that a title keeps stay as they were set.
          changed = withPart(changed, field, sayAnew(before, value))
          continue
        }
        delete changed[`${field}Marks`]
        if (value === null) delete changed[field]
        else changed[field] = value
      }
      if (details.annotations && details.annotations.length !== chart.categories.length)
        throw new OperationError(`The chart needs ${chart.categories.length} annotations.`)
      const parsed = chartBlockSchema.safeParse(changed)
      if (parsed.success) return parsed.data
      throw new OperationError(parsed.error.issues[0]?.message ?? 'The chart cannot be like that.')
    },
    (number) => `Changed what the chart of slide ${number} says beside its values.`,
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
          ...(one.labels && { labels: [...one.labels, ''] }),
          ...(one.decimals && { decimals: [...one.decimals, null] }),
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
      return pickCategories(
        chart,
        chart.categories.flatMap((_, at) => (at === category ? [] : [at])),
      )
    },
    (number) => `Removed a category from the chart of slide ${number}.`,
  )
}

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when there is no such chart, it has another number of categories, shows one series only, or
 *   cannot show a value.
 */
export function addChartSeries(deck: Deck, operation: AddChartSeries): OperationOutcome {
  const { name, values } = operation
  return changeChart(
    deck,
    operation,
    (chart) => {
      if (values.length !== chart.categories.length)
        throw new OperationError(`The chart needs ${chart.categories.length} values a series.`)
      if (isRound(chart.chartType))
        throw new OperationError('A pie or doughnut shows exactly one series.')
      return { ...chart, series: [...chart.series, { name, values }] }
    },
    (number) => `Added the series “${name}” to the chart of slide ${number}.`,
  )
}

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when there is no such chart or series, or it is the only one.
 */
export function deleteChartSeries(deck: Deck, operation: DeleteChartSeries): OperationOutcome {
  const { series } = operation
  return changeChart(
    deck,
    operation,
    (chart) => {
      if (series >= chart.series.length) throw new OperationError('The chart has no such series.')
      if (chart.series.length === 1) throw new OperationError('A chart needs at least one series.')
      return pickSeries(
        chart,
        chart.series.flatMap((_, at) => (at === series ? [] : [at])),
      )
    },
    (number) => `Removed a series from the chart of slide ${number}.`,
  )
}

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when there is no such chart, category or series.
 */
export function setChartName(deck: Deck, operation: SetChartName): OperationOutcome {
  const { axis, index, name } = operation
  return changeChart(
    deck,
    operation,
    (chart) => {
      if (index >= chart[axis].length)
        throw new OperationError(`The chart has no number ${index + 1} among its ${axis}.`)
      return axis === 'categories'
        ? { ...chart, categories: chart.categories.with(index, name) }
        : {
            ...chart,
            series: chart.series.map((one, at) => (at === index ? { ...one, name } : one)),
          }
    },
    (number) => `Renamed what the chart of slide ${number} shows to “${name}”.`,
  )
}
