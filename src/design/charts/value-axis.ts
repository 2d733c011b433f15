import { scaleLinear } from 'd3-scale'
import { formatChartValue } from '../../deck/blocks/chart/format-value.ts'
import type { Box, Points } from '../../scene/geometry.ts'
import { rightEdge } from '../grid.ts'
import { roomBeside } from '../line-width.ts'
import type { Sheet } from '../sheet.ts'
import type { ChartPart } from './chart-description.ts'
import { labelStep, linePart, textPart } from './chart-parts.ts'
import type { ShownChart } from './shown-chart.ts'

/** The value axis of a plot: its ends, and where a value lies on the page. */
export interface ValueAxis {
  range: { minimum: number; maximum: number; majorUnit: number }
  /** Page y of a value. */
  y: (value: number) => Points
}

/**
 * An axis whose highest value ends `headroom` points under the plot's top, and whose lowest, if it is below zero, the
 * same above the bottom. With `fromZero` false, values that lie close together get an axis that starts near them.
 */
export function valueAxis(
  values: number[],
  plot: Pick<Box, 'y' | 'height'>,
  headroom: Points,
  fromZero = true,
): ValueAxis {
  const highest = Math.max(...values, fromZero ? 0 : Number.NEGATIVE_INFINITY)
  const lowest = Math.min(...values, fromZero ? 0 : Number.POSITIVE_INFINITY)
  const span = highest - lowest || Math.abs(highest) || 1
  const below = lowest < 0 ? headroom : fromZero ? 0 : headroom * 0.8
  const usable = Math.max(plot.height - headroom - below, plot.height * 0.3)
  const minimum = lowest - (below / usable) * span
  const maximum = lowest + span + (headroom / usable) * span
  // In parts of the span and not of its ends: of the smallest numbers there are, an end and its headroom are one number.
  const perPoint = plot.height / (headroom + usable + below)
  return {
    range: { minimum, maximum, majorUnit: (maximum - minimum) / 4 },
    y: (value) => plot.y + perPoint * (headroom + (1 + (lowest - value) / span) * usable),
  }
}

const gridStep = (sheet: Sheet) => labelStep(sheet, 12, false, 15)

/** The fewest digits after the separator, at most so many, that write every one of the values in full. */
export function gridDecimals(values: readonly number[], most: number): number {
  const digits = [...Array(most).keys()]
  return (
    digits.find((count) => values.every((value) => Number(value.toFixed(count)) === value)) ?? most
  )
}

/** Room for the printed values of grid lines, from the highest and lowest value of the chart. */
export function gridLabelWidth(sheet: Sheet, values: number[], chart: ShownChart): Points {
  const decimals = Math.min(6, chart.decimals + 1)
  const ends = [Math.max(...values, 0), Math.min(...values, 0)].map((value) =>
    roomBeside(sheet, formatChartValue(value, { ...chart, decimals }), gridStep(sheet)),
  )
  return Math.min(140, Math.max(...ends) + 16)
}

/** The values at which an axis has lines. */
export function gridValues({ range: { minimum, maximum } }: ValueAxis): number[] {
  return scaleLinear([minimum, maximum], [0, 1]).ticks(4)
}

/** Hairlines with their values at the left, for charts whose values cannot be printed one by one. */
export function gridLines(
  sheet: Sheet,
  axis: ValueAxis,
  plot: Box,
  gutter: Points,
  chart: ShownChart,
): ChartPart[] {
  const { theme } = sheet
  const step = gridStep(sheet)
  const values = gridValues(axis)
  // They may need a digit more than the chart's own.
  const decimals = gridDecimals(values, Math.min(6, chart.decimals + 1))
  return values.flatMap((value, index): ChartPart[] => {
    const y = axis.y(value)
    const name = `grid-${index + 1}`
    const stroke = { color: theme.gridLine ?? theme.colors.line, width: 0.75 }
    const text = formatChartValue(value, { ...chart, decimals })
    const width = gutter - 8
    const box = { x: plot.x - gutter, y: y - step.lineHeight / 2, width, height: step.lineHeight }
    const label = textPart(`${name}-value`, text, box, step, theme.colors.mutedInk, {
      align: 'end',
    })
    return [
      linePart(name, { x: plot.x, y }, { x: rightEdge(plot), y }, stroke),
      ...(sheet.measure(text, step, true) > width ? [] : [label]),
    ]
  })
}
