import { formatChartValue } from '../../deck/blocks/chart/format-value.ts'
import type { ChartBlock } from '../../deck/blocks/chart/schema.ts'
import { type Box, inches, type Points } from '../../scene/geometry.ts'
import { contrastRatio } from '../../scene/paint.ts'
import { bottomEdge, rightEdge } from '../grid.ts'
import { Sheet } from '../sheet.ts'
import { fitLine } from '../text-fitting.ts'
import { inFont, resized, type TypeStep } from '../themes/type-step.ts'
import { drawAnnotations } from './annotations.ts'
import {
  categoryStyle,
  drawCategoryLabels,
  drawNativeNames,
  planCategoryLabels,
  plotOverNames,
} from './category-labels.ts'
import {
  describeChart,
  legibleOn,
  mostSeries,
  numberFormat,
  type PaintedSeries,
  paintSeries,
  textColor,
} from './chart-series.ts'
import { drawGrid, gridLabelWidth } from './grid-lines.ts'
import { drawKeyRows, keyRowsHeight } from './key.ts'
import { spreadApart } from './spread-apart.ts'
import { type ValueAxis, valueAxis } from './value-axis.ts'

const mostCategories = 40
const labelRoom = inches(0.35)
const separatorWidth = 2

/**
 * Columns of parts that add up: the parts' values in them, the sum over each column, and the series named at the side
 * of the last one.
 */
export function drawStackedChart(
  sheet: Sheet,
  title: string,
  chart: ChartBlock,
  area: Box,
): boolean {
  const count = chart.categories.length
  if (count > mostCategories || chart.series.length > mostSeries) return false
  const painted = paintSeries(chart, sheet.theme)
  const named = painted.length > 1 || painted.some((series) => series.name !== '')
  const namesWidth = named ? sideNamesWidth(sheet, painted, area.width) : 0
  const nodes = sheet.nodes.length
  if (placeStack(sheet, title, chart, painted, area, namesWidth)) return true
  sheet.nodes.length = nodes
  const keyHeight = keyRowsHeight(sheet, painted, area.width)
  if (namesWidth === 0 || keyHeight > inches(1.5)) return false
  drawKeyRows(sheet, painted, area)
  const below = { ...area, y: area.y + keyHeight, height: area.height - keyHeight }
  return placeStack(sheet, title, chart, painted, below, 0)
}

function placeStack(
  sheet: Sheet,
  title: string,
  chart: ChartBlock,
  painted: PaintedSeries[],
  area: Box,
  namesWidth: Points,
): boolean {
  const { theme } = sheet
  const { colors } = theme
  const count = chart.categories.length
  const sums = columnSums(painted, count)
  const ends = sums.flatMap(({ up, down }) => [up, down])
  const totals = planTotals(sheet, chart, sums, (area.width - namesWidth) / count)
  const gutter = totals ? 0 : gridLabelWidth(sheet, ends, chart)
  const inner = { ...area, x: area.x + gutter, width: area.width - gutter - namesWidth }
  const category = inner.width / count
  const bar = Math.max(Math.min(inches(1.3), category * 0.58), category / 6)
  const names = planCategoryLabels(sheet, chart.categories, category)
  const { annotated, namesTop, plot } = plotOverNames(inner, names, chart)
  const axis = valueAxis(ends, plot, gutter > 0 ? 8 : labelRoom)
  const boxes = segmentBoxes(painted, plot, axis, bar)
  const labels = planSegmentLabels(sheet, chart, painted, boxes)

  const drawing = new Sheet(sheet.context)
  const separator = { color: theme.ground, width: separatorWidth }
  painted.forEach((series, index) => {
    boxes[index]?.forEach((box, place) => {
      if (box === undefined || box.height === 0) return
      const fill = series.pointColors?.[place] ?? series.color
      drawing.addShape(`bar-${index + 1}-${place + 1}`, box, { fill, stroke: separator })
    })
  })
  const floor = axis.y(0)
  const baseline = { color: colors.ink, width: 1 }
  drawing.addLine('baseline', { x: plot.x, y: floor }, { x: rightEdge(plot), y: floor }, baseline)
  drawSegmentLabels(drawing, chart, painted, boxes, labels)
  const namesArea = drawNativeNames(drawing, chart.categories, names, plot, namesTop)

  if (gutter > 0) drawGrid(sheet, axis, plot, gutter, chart)
  const style = categoryStyle(sheet, names)
  sheet.add({
    kind: 'chart',
    name: 'chart',
    box: {
      ...inner,
      height: (names.native ? namesTop + names.height : bottomEdge(plot) + 1) - area.y,
    },
    plot,
    chartType: 'stacked',
    categories: chart.categories,
    series: painted.map((series, index) => {
      const label = labels[index]
      return {
        name: series.name,
        values: series.values,
        color: series.color,
        outline: separator,
        ...(series.pointColors ? { pointColors: series.pointColors } : {}),
        ...(label
          ? {
              labelStyle: sheet.style(label, legibleOn(sheet.theme, series.color), true),
              labelPosition: 'center' as const,
            }
          : {}),
      }
    }),
    axis: { minimum: axis.minimum, maximum: axis.maximum, majorUnit: axis.majorUnit },
    numberFormat: numberFormat(chart),
    ...(style ? { categoryStyle: style } : {}),
    baseline,
    gapWidth: Math.round(((category - bar) / bar) * 100),
    overlap: 100,
    drawing: drawing.nodes.map((node) => ({ ...node, name: `chart-${node.name}` })),
    description: describeChart(title, chart),
  })
  if (!names.native) drawCategoryLabels(sheet, chart.categories, names, namesArea, () => colors.ink)
  if (totals) drawTotals(sheet, chart, sums, plot, axis, totals)
  if (annotated) drawAnnotations(sheet, chart, plot, namesTop + names.height)
  if (namesWidth === 0) return true
  // Clear of the last column and of the sum over it.
  const wide = Math.max(bar, totals ? totalWidth(sheet, chart, sums.at(-1)?.up ?? 0, totals) : 0)
  const x = rightEdge(plot) - (category - wide) / 2 + inches(0.12)
  const side = { x, y: plot.y, width: rightEdge(plot) + namesWidth - x, height: plot.height }
  return drawSideNames(sheet, painted, boxes, side)
}

/** What each column reaches up to and down to. */
function columnSums(painted: PaintedSeries[], count: number): { up: number; down: number }[] {
  return Array.from({ length: count }, (_, place) => {
    const values = painted.map((series) => series.values[place] ?? 0)
    const sum = (kept: number[]) => kept.reduce((total, value) => total + value, 0)
    return {
      up: sum(values.filter((value) => value > 0)),
      down: sum(values.filter((value) => value < 0)),
    }
  })
}

/** The first series stands on the baseline; parts below zero hang under it. */
function segmentBoxes(
  painted: PaintedSeries[],
  plot: Box,
  axis: ValueAxis,
  bar: Points,
): (Box | undefined)[][] {
  const count = painted[0]?.values.length ?? 0
  const category = plot.width / count
  const reached = Array.from({ length: count }, () => ({ up: 0, down: 0 }))
  return painted.map((series) =>
    series.values.map((value, place) => {
      const at = reached[place]
      if (value === null || at === undefined) return undefined
      const side = value < 0 ? 'down' : 'up'
      const from = at[side]
      at[side] += value
      const [top, bottom] = [axis.y(Math.max(from, at[side])), axis.y(Math.min(from, at[side]))]
      return {
        x: plot.x + category * place + (category - bar) / 2,
        y: top,
        width: bar,
        height: Math.max(0, bottom - top),
      }
    }),
  )
}

/** Values are printed in the parts of a series if all of them have room. */
function planSegmentLabels(
  sheet: Sheet,
  chart: ChartBlock,
  painted: PaintedSeries[],
  boxes: (Box | undefined)[][],
): (TypeStep | undefined)[] {
  const { small } = sheet.theme.type
  return painted.map((series, index) => {
    if (series.pointColors) return undefined
    if (contrastRatio(legibleOn(sheet.theme, series.color), series.color) < 4.5) return undefined
    return [14, 12]
      .map((size): TypeStep => {
        const step = { ...resized(small, size), lineHeight: Math.round(size * 1.3) }
        return series.strong ? inFont(step, sheet.theme.strong) : step
      })
      .find((step) =>
        series.values.every((value, place) => {
          const box = boxes[index]?.[place]
          if (value === null || value === 0 || box === undefined) return true
          const text = formatChartValue(value, chart)
          return (
            box.height >= step.lineHeight + 4 && sheet.measure(text, step, true) <= box.width - 6
          )
        }),
      )
  })
}

function drawSegmentLabels(
  drawing: Sheet,
  chart: ChartBlock,
  painted: PaintedSeries[],
  boxes: (Box | undefined)[][],
  labels: (TypeStep | undefined)[],
): void {
  painted.forEach((series, index) => {
    const step = labels[index]
    if (step === undefined) return
    series.values.forEach((value, place) => {
      const box = boxes[index]?.[place]
      if (value === null || value === 0 || box === undefined) return
      const paragraph = drawing.paragraph(formatChartValue(value, chart), step, {
        color: legibleOn(drawing.theme, series.color),
        align: 'center',
        tabularFigures: true,
      })
      drawing.addText({
        name: `value-${index + 1}-${place + 1}`,
        box: {
          ...box,
          y: box.y + (box.height - step.lineHeight) / 2,
          height: step.lineHeight,
        },
        layout: drawing.set([paragraph], box.width, false),
        wrap: false,
        ground: series.color,
      })
    })
  })
}

/** The type of the sums over the columns; none if they have no room or would not be what a column shows. */
function planTotals(
  sheet: Sheet,
  chart: ChartBlock,
  sums: { up: number; down: number }[],
  room: Points,
): TypeStep | undefined {
  if (sums.some(({ down }) => down < 0)) return undefined
  return [16, 14, 12]
    .map((size) => ({
      ...inFont(resized(sheet.theme.type.small, size), sheet.theme.strong),
      lineHeight: Math.round(size * 1.3),
    }))
    .find((step) =>
      sums.every(({ up }) => sheet.measure(formatChartValue(up, chart), step, true) <= room - 6),
    )
}

function totalWidth(sheet: Sheet, chart: ChartBlock, sum: number, step: TypeStep): Points {
  return sheet.measure(formatChartValue(sum, chart), step, true) * 1.02 + 2
}

function drawTotals(
  sheet: Sheet,
  chart: ChartBlock,
  sums: { up: number; down: number }[],
  plot: Box,
  axis: ValueAxis,
  step: TypeStep,
): void {
  const { accent, ink } = sheet.theme.colors
  const category = plot.width / sums.length
  sums.forEach(({ up }, place) => {
    const color = place === chart.highlightedCategory ? accent : ink
    const paragraph = sheet.paragraph(formatChartValue(up, chart), step, {
      color,
      align: 'center',
      tabularFigures: true,
    })
    const width = totalWidth(sheet, chart, up, step)
    sheet.addText({
      name: `total-${place + 1}`,
      box: {
        x: plot.x + category * (place + 0.5) - width / 2,
        y: axis.y(up) - step.lineHeight - 3,
        width,
        height: step.lineHeight,
      },
      layout: sheet.set([paragraph], width, false),
      wrap: false,
      ground: sheet.theme.ground,
    })
  })
}

function nameStep(sheet: Sheet, series: PaintedSeries): TypeStep {
  const { small } = sheet.theme.type
  return series.strong ? inFont(small, sheet.theme.strong) : small
}

function sideNamesWidth(sheet: Sheet, painted: PaintedSeries[], width: Points): Points {
  const widest = Math.max(
    ...painted.map((series) => sheet.measure(series.name.slice(0, 80), nameStep(sheet, series))),
  )
  return Math.min(widest * 1.03 + 12, width * 0.28)
}

/** The series' names beside the parts of the last column; false if they have no room there. */
function drawSideNames(
  sheet: Sheet,
  painted: PaintedSeries[],
  boxes: (Box | undefined)[][],
  area: Box,
): boolean {
  const { ground, type } = sheet.theme
  const height = type.small.lineHeight
  const wanted = painted.map((_, index) => {
    const box = boxes[index]?.at(-1)
    return (box ? box.y + box.height / 2 : bottomEdge(area)) - height / 2
  })
  const tops = spreadApart(wanted, height, area.y, bottomEdge(area))
  if (tops === undefined) return false
  // A name that had to move far from its part says nothing any more.
  if (tops.some((top, index) => Math.abs(top - (wanted[index] ?? top)) > height * 1.2)) return false
  painted.forEach((series, index) => {
    if (series.name === '') return
    const color = textColor(sheet.theme, series)
    sheet.addText({
      name: `series-${index + 1}-name`,
      box: { x: area.x, y: tops[index] ?? area.y, width: area.width, height },
      layout: fitLine(sheet, series.name, nameStep(sheet, series), area.width, { color }),
      wrap: false,
      ground,
    })
  })
  return true
}
