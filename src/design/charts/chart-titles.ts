import type { Box, Points } from '../../scene/geometry.ts'
import { lineBoxWidth } from '../line-width.ts'
import type { Sheet } from '../sheet.ts'
import type { ChartText } from './chart-description.ts'
import { fittedText, labelStep } from './chart-parts.ts'
import type { ShownChart } from './shown-chart.ts'

/** Room of a line over or under a chart that says what it shows. */
export const titleStep = { size: 14, lineHeight: 20 }

/** Room for a wider face, where slide software has not ours. */
const wider = 1.16

/** A title of a chart in one line, shortened where it is longer than its area is wide. */
function titleText(
  sheet: Sheet,
  name: string,
  text: string,
  { x, y, width }: { x: Points; y: Points; width: Points },
  align: 'start' | 'center',
): ChartText {
  const { size, lineHeight } = titleStep
  const step = labelStep(sheet, size, false, lineHeight)
  const own = Math.min(width, lineBoxWidth(sheet, text.slice(0, 300), step) * wider)
  const left = align === 'center' ? x + (width - own) / 2 : x
  const box = { x: left, y, width: own, height: lineHeight }
  return fittedText(sheet, name, text, box, step, sheet.theme.colors.mutedInk, align)
}

/** What the values count, at the upper left of a chart, and the area that is left for the chart itself. */
export function underHeading(
  sheet: Sheet,
  chart: ShownChart,
  area: Box,
): { area: Box; heading?: ChartText } {
  if (chart.heading === '') return { area }
  const taken = titleStep.lineHeight + 8
  return {
    area: { ...area, y: area.y + taken, height: area.height - taken },
    heading: titleText(sheet, 'value-title', chart.heading, area, 'start'),
  }
}

/** What the categories are, in the middle under them unless said otherwise. */
export function categoryTitle(
  sheet: Sheet,
  chart: ShownChart,
  { x, width }: Box,
  y: Points,
  align: 'start' | 'center' = 'center',
): ChartText | undefined {
  const text = chart.categoryTitle ?? ''
  return text === '' ? undefined : titleText(sheet, 'category-title', text, { x, y, width }, align)
}
