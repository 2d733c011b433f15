import { formatChartValue } from '../../deck/blocks/chart/format-value.ts'
import type { ChartBlock } from '../../deck/blocks/chart/schema.ts'
import type { Box, Points } from '../../scene/geometry.ts'
import { rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import { resized, type TypeStep } from '../themes/type-step.ts'
import { gridValues, type ValueAxis } from './value-axis.ts'

function gridStep(sheet: Sheet): TypeStep {
  return { ...resized(sheet.theme.type.small, 12), lineHeight: 15 }
}

/** The fewest digits after the separator, at most so many, that write every one of the values in full. */
export function gridDecimals(values: readonly number[], most: number): number {
  const digits = [...Array(most).keys()]
  return (
    digits.find((count) => values.every((value) => Number(value.toFixed(count)) === value)) ?? most
  )
}

/** Room for the printed values of grid lines, from the highest and lowest value of the chart. */
export function gridLabelWidth(sheet: Sheet, values: number[], chart: ChartBlock): Points {
  const ends = [Math.max(...values, 0), Math.min(...values, 0)].map((value) =>
    sheet.measure(
      formatChartValue(value, {
        ...chart,
        decimals: chart.decimals + 1 > 6 ? 6 : chart.decimals + 1,
      }),
      gridStep(sheet),
    ),
  )
  return Math.min(140, Math.max(...ends) + 16)
}

/** Hairlines with their values at the left, for charts whose values cannot be printed one by one. */
export function drawGrid(
  sheet: Sheet,
  axis: ValueAxis,
  plot: Box,
  gutter: Points,
  chart: ChartBlock,
): void {
  const { theme } = sheet
  const step = gridStep(sheet)
  const values = gridValues(axis, 4)
  // They may need a digit more than the chart's own.
  const decimals = gridDecimals(values, Math.min(6, chart.decimals + 1))
  values.forEach((value, index) => {
    const y = axis.y(value)
    sheet.addLine(
      `grid-${index + 1}`,
      { x: plot.x, y },
      { x: rightEdge(plot), y },
      { color: theme.gridLine ?? theme.colors.line, width: 0.75 },
    )
    const text = formatChartValue(value, { ...chart, decimals })
    const width = gutter - 8
    if (sheet.measure(text, step, true) > width) return
    sheet.addText({
      name: `grid-${index + 1}-value`,
      box: { x: plot.x - gutter, y: y - step.lineHeight / 2, width, height: step.lineHeight },
      layout: sheet.set(
        [
          sheet.paragraph(text, step, {
            color: theme.colors.mutedInk,
            align: 'end',
            tabularFigures: true,
          }),
        ],
        width,
        false,
      ),
      wrap: false,
      ground: theme.ground,
    })
  })
}
