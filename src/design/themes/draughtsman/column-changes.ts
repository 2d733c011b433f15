import type { ChartBlock } from '../../../deck/blocks/chart/schema.ts'
import type { Points } from '../../../scene/geometry.ts'
import type { ValueAxis } from '../../charts/value-axis.ts'
import type { Sheet } from '../../sheet.ts'
import { fitLine } from '../../text-fitting.ts'
import { inFont } from '../type-step.ts'
import { drawBubble } from './bubble.ts'
import { type ColumnMeasures, type ColumnSeries, changeLeft } from './column-measures.ts'
import { drawDimension, drawExtension } from './dimension.ts'

/** Shorter dimensions have their arrows outside. */
const shortDimension: Points = 30

/** Whether the chart is about the category of an index. */
export const discussed = (chart: ChartBlock, index: number) => index === chart.highlightedCategory

/** The change of each category: a dimension between the tops of its columns, or a text under its name. */
export function drawChanges(
  sheet: Sheet,
  chart: ChartBlock,
  series: ColumnSeries[],
  axis: ValueAxis,
  measures: ColumnMeasures,
  start: (index: number) => Points,
  floor: Points,
  below: Points,
): void {
  const { theme } = sheet
  const { ink, accent } = theme.colors
  const step = { ...inFont(theme.type.body, theme.strong), lineHeight: 18 }
  const edge = start(chart.categories.length) - measures.inset
  chart.annotations?.forEach((text, index) => {
    if (text === '') return
    const color = discussed(chart, index) ? accent : ink
    const name = `change-${index + 1}`
    const right = start(index) + measures.column * series.length
    const add = (x: Points, y: Points, width: Points, align: 'start' | 'center') =>
      sheet.addText({
        name,
        box: { x, y, width, height: step.lineHeight },
        // The plot keeps its direction in a deck that runs from right to left, where texts would start at their right.
        layout: fitLine(sheet, text, step, width, {
          color,
          align: sheet.rightToLeft && align === 'start' ? 'end' : align,
        }),
        wrap: false,
        ground: theme.ground,
      })
    if (!measures.measured) {
      add(start(index) - measures.inset + 3, floor + below, measures.pitch - 6, 'center')
      return
    }
    const tops = series.flatMap((one) => {
      const value = one.values[index] ?? null
      return value === null ? [] : [axis.y(value)]
    })
    const [high, low] = [Math.min(...tops, floor), Math.max(...tops, 0) || floor]
    // As far as the next category's columns, or a little over the plot's edge behind the last.
    const next = index < chart.categories.length - 1 ? start(index + 1) - 4 : edge + 12
    const room = next - right
    const apart = tops.length === 2 && low - high > 4
    if (apart) {
      for (const [side, y] of [
        ['high', high],
        ['low', low],
      ] as const)
        drawExtension(sheet, `${name}-${side}`, { x: right + 4, y }, { x: right + 21, y }, color)
      const x = right + 15
      const arrows = low - high < shortDimension ? 'outside' : 'inside'
      drawDimension(sheet, `${name}-dimension`, {
        from: { x, y: high },
        to: { x, y: low },
        color,
        arrows,
      })
    }
    const left = apart ? changeLeft : 10
    const y = Math.min((high + low) / 2 - step.lineHeight / 2, floor - step.lineHeight - 2)
    add(right + left, y, Math.max(20, room - left), 'start')
  })
}

/** A bubble in the empty column of the discussed category that refers to its note. */
export function drawReference(
  sheet: Sheet,
  chart: ChartBlock,
  series: ColumnSeries[],
  axis: ValueAxis,
  { column }: ColumnMeasures,
  start: (index: number) => Points,
  floor: Points,
  number: number,
): void {
  const index = chart.highlightedCategory ?? -1
  const place = series.findIndex((one) => one.compared)
  const value = series[place]?.values[index] ?? null
  const radius = 9.5
  if (value === null || floor - axis.y(value) < 32 || column < 2 * radius + 4) return
  drawBubble(sheet, 'reference', {
    at: { x: start(index) + column * (place + 0.5), y: floor - 17.5 },
    radius,
    number,
    filled: true,
  })
}
