import { formatChartValue } from '../../deck/blocks/chart/format-value.ts'
import type { Box, Points } from '../../scene/geometry.ts'
import { roomBeside } from '../line-width.ts'
import type { Sheet } from '../sheet.ts'
import type { ChartText } from './chart-description.ts'
import { labelStep, textPart } from './chart-parts.ts'
import type { PaintedSeries } from './painted-series.ts'
import type { ShownChart } from './shown-chart.ts'
import type { ValueAxis } from './value-axis.ts'

/** What a column of parts reaches up to and down to. */
interface ColumnSum {
  up: number
  down: number
}

/** The sums of the values above and below zero of each category. */
export function columnSums(painted: PaintedSeries[], count: number): ColumnSum[] {
  return Array.from({ length: count }, (_, place) => {
    const values = painted.map((series) => series.values[place] ?? 0)
    const sum = (kept: number[]) => kept.reduce((total, value) => total + value, 0)
    return {
      up: sum(values.filter((value) => value > 0)),
      down: sum(values.filter((value) => value < 0)),
    }
  })
}

/**
 * The sums over the columns, in columns `pitch` apart; none if they have no room or would not be what a column shows.
 * They are texts, no series of their own.
 */
export function totalLabels(
  sheet: Sheet,
  chart: ShownChart,
  sums: ColumnSum[],
  pitch: Points,
): { texts: (plot: Box, axis: ValueAxis) => ChartText[] } | undefined {
  if (sums.length === 0 || sums.some(({ down }) => down < 0)) return undefined
  const digits = chart.series.flatMap((one) => (one.decimals ?? []).filter((at) => at !== null))
  const decimals = Math.max(chart.decimals, ...digits)
  const printed = sums.map(({ up }) => formatChartValue(up, { ...chart, decimals }))
  const steps = [16, 14, 12].map((size) => labelStep(sheet, size, true))
  const step = steps.find((one) =>
    printed.every((text) => roomBeside(sheet, text, one, true) <= pitch - 6),
  )
  if (step === undefined) return undefined
  const { accent, ink } = sheet.theme.colors
  return {
    texts: (plot, axis) =>
      printed.map((text, place) => {
        const width = sheet.measure(text, step, true) * 1.02 + 2
        const x = plot.x + (plot.width / sums.length) * (place + 0.5) - width / 2
        const y = axis.y(sums[place]?.up ?? 0) - step.lineHeight - 3
        const box = { x, y, width, height: step.lineHeight }
        const color = place === chart.highlightedCategory ? accent : ink
        return textPart(`total-${place + 1}`, text, box, step, color, { align: 'center' })
      }),
  }
}
