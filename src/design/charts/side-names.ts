import type { Box, Points } from '../../scene/geometry.ts'
import { bottomEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import { inFont, type TypeStep } from '../themes/type-step.ts'
import type { ChartText } from './chart-description.ts'
import { fittedText } from './chart-parts.ts'
import { type PaintedSeries, textColor } from './painted-series.ts'
import { spreadApart } from './spread-apart.ts'

function nameStep(sheet: Sheet, series: PaintedSeries): TypeStep {
  const { small } = sheet.theme.type
  return series.strong ? inFont(small, sheet.theme.strong) : small
}

/** Room for the names of the series at the right of a chart of a width. */
export function sideNamesWidth(sheet: Sheet, painted: PaintedSeries[], width: Points): Points {
  const widest = Math.max(
    ...painted.map((series) => sheet.measure(series.name.slice(0, 80), nameStep(sheet, series))),
  )
  return Math.min(widest * 1.03 + 12, width * 0.28)
}

/** The series' names beside the parts of the last column; undefined if they have no room there. */
export function sideNames(
  sheet: Sheet,
  painted: PaintedSeries[],
  boxes: (Box | undefined)[][],
  area: Box,
): ChartText[] | undefined {
  // A series without a part there has nothing that it could stand beside.
  if (boxes.some((row) => !row.at(-1)?.height)) return undefined
  const height = sheet.theme.type.small.lineHeight
  const wanted = painted.map((_, index) => {
    const box = boxes[index]?.at(-1)
    return (box ? box.y + box.height / 2 : bottomEdge(area)) - height / 2
  })
  const tops = spreadApart(wanted, height, area.y, bottomEdge(area))
  // A name that had to move far from its part says nothing any more.
  const isFar = (top: Points, index: number) =>
    Math.abs(top - (wanted[index] ?? top)) > height * 1.2
  if (tops === undefined || tops.some(isFar)) return undefined
  return painted.map((series, index) => {
    const color = textColor(sheet.theme, series.sample.fill ?? series.color)
    const box = { x: area.x, y: tops[index] ?? area.y, width: area.width, height }
    const name = `series-${index + 1}-name`
    return fittedText(sheet, name, series.name, box, nameStep(sheet, series), color)
  })
}
