import { type ChartBlock, formatChartValue } from '../../deck/blocks/chart.ts'
import type { Box, Point, Points } from '../../scene/geometry.ts'
import { bottomEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import { fitLine } from '../text-fitting.ts'
import { inFont, type TypeStep } from '../themes/theme.ts'
import { type PaintedSeries, textColor } from './chart-series.ts'
import { spreadApart } from './spread-apart.ts'

function endLabelStep(sheet: Sheet): TypeStep {
  return inFont(sheet.theme.type.small, sheet.theme.strong)
}

/** Room for the names of the lines, and their last values, behind their ends. */
export function endLabelWidth(sheet: Sheet, painted: PaintedSeries[], width: Points): Points {
  const step = endLabelStep(sheet)
  const widest = Math.max(
    ...painted.map((series) => sheet.measure(`${series.name.slice(0, 80)} 0000`, step)),
  )
  return Math.min(widest * 1.03 + 14, width * 0.28)
}

/** The names of the lines at their ends, pushed apart where lines end close together. */
export function drawEndLabels(
  sheet: Sheet,
  chart: ChartBlock,
  painted: PaintedSeries[],
  points: (Point | undefined)[][],
  printed: boolean[],
  area: Box,
): void {
  const step = endLabelStep(sheet)
  const ends = painted
    .map((series, index) => {
      const place = (points[index] ?? []).findLastIndex((point) => point !== undefined)
      const y = points[index]?.[place]?.y ?? area.y
      const value = printed[index] ? '' : formatChartValue(series.values[place] ?? null, chart)
      return { series, index, y: y - step.lineHeight / 2, text: `${series.name} ${value}`.trim() }
    })
    .sort((a, b) => a.y - b.y)
  const tops = spreadApart(
    ends.map((end) => end.y),
    step.lineHeight,
    area.y,
    bottomEdge(area),
  )
  ends.forEach((end, index) => {
    end.y = tops?.[index] ?? end.y
  })
  const width = area.width - 10
  for (const { series, index, y, text } of ends) {
    if (text === '') continue
    sheet.addText({
      name: `series-${index + 1}-name`,
      box: { x: area.x + 10, y, width, height: step.lineHeight },
      layout: fitLine(sheet, text, step, width, { color: textColor(sheet.theme, series) }),
      wrap: false,
      ground: sheet.theme.ground,
    })
  }
}
