import { scaleLinear } from 'd3-scale'
import type { Box, Points } from '../../scene/geometry.ts'

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
  const unit = span / usable
  const minimum = lowest < 0 || !fromZero ? lowest - below * unit : 0
  const top = highest === lowest ? lowest + span : highest
  const maximum = top + headroom * unit
  const scale = scaleLinear([minimum, maximum], [plot.y + plot.height, plot.y])
  const range = { minimum, maximum, majorUnit: (maximum - minimum) / 4 }
  return { range, y: (value) => scale(value) }
}

/** Round values for grid lines, at most so many. */
export function gridValues({ range: { minimum, maximum } }: ValueAxis, count: number): number[] {
  return scaleLinear([minimum, maximum], [0, 1]).ticks(count)
}
