import { formatChartValue } from '../../deck/blocks/chart/format-value.ts'
import type { ChartBlock } from '../../deck/blocks/chart/schema.ts'
import { type Box, inches, type Points } from '../../scene/geometry.ts'
import { bottomEdge, rightEdge } from '../grid.ts'
import { lineBoxWidth } from '../line-width.ts'
import { Sheet } from '../sheet.ts'
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
  mostSeries,
  numberFormat,
  type PaintedSeries,
  paintSeries,
} from './chart-series.ts'
import { drawGrid, gridLabelWidth } from './grid-lines.ts'
import { drawHorizontalBars } from './horizontal-bars.ts'
import { drawKeyInside, drawKeyRows, keyOrder, keyRowsHeight } from './key.ts'
import { type ValueAxis, valueAxis } from './value-axis.ts'

const mostCategories = 60
const labelRoom = inches(0.35)

/**
 * Columns on a hairline: values printed over them, names and changes under them, no axis unless values cannot be
 * printed. Bars lie where the names are too long to stand under columns.
 */
export function drawBarChart(sheet: Sheet, title: string, block: ChartBlock, area: Box): boolean {
  const chart = unitInKey(sheet, block, area)
  const count = chart.categories.length
  if (count > mostCategories || chart.series.length > mostSeries) return false
  if (namesTooLong(sheet, chart, area) && drawHorizontalBars(sheet, title, block, area)) return true
  const painted = paintSeries(chart, sheet.theme)
  const key = keyOrder(painted)
  const keyed = painted.length > 1
  // First with the key on free ground inside the plot; if there is none, in rows over it.
  if (
    placeBars(
      sheet,
      title,
      chart,
      painted,
      area,
      keyed ? (plot, obstacles) => drawKeyInside(sheet, key, plot, obstacles) : undefined,
    )
  )
    return true
  const keyHeight = keyRowsHeight(sheet, key, area.width)
  if (keyHeight > inches(1.5)) return false
  const below = { ...area, y: area.y + keyHeight, height: area.height - keyHeight }
  drawKeyRows(sheet, key, area)
  return placeBars(sheet, title, chart, painted, below, undefined)
}

/** Whether names would have to be shortened, left out or set small to stand under their columns. */
function namesTooLong(sheet: Sheet, chart: ChartBlock, area: Box): boolean {
  if (chart.series.length > 2 || chart.categories.length < 2) return false
  const { step, native } = planCategoryLabels(
    sheet,
    chart.categories,
    area.width / chart.categories.length,
  )
  return !native || step.size < 14
}

/** Where values with their unit have no room over the columns, the key names the unit and the values stand bare. */
function unitInKey(sheet: Sheet, chart: ChartBlock, area: Box): ChartBlock {
  const unit = `${chart.unit.prefix}${chart.unit.suffix}`.replace(/\s+/g, ' ').trim()
  if (unit === '' || chart.series.length < 2 || chart.series.length > mostSeries) return chart
  const bare: ChartBlock = {
    ...chart,
    unit: { prefix: '', suffix: '' },
    series: chart.series.map((series) => ({ ...series, name: `${series.name}, ${unit}` })),
  }
  const bars = barMeasures(area.width, chart.categories.length, chart.series.length)
  const sizeOf = (one: ChartBlock) =>
    planValueLabels(sheet, one, paintSeries(one, sheet.theme), bars)[0]?.size ?? 0
  return sizeOf(bare) > sizeOf(chart) ? bare : chart
}

function placeBars(
  sheet: Sheet,
  title: string,
  chart: ChartBlock,
  painted: PaintedSeries[],
  area: Box,
  drawKey: ((plot: Box, obstacles: Box[]) => boolean) | undefined,
): boolean {
  const { theme } = sheet
  const count = chart.categories.length
  const values = painted.flatMap((series) => series.values.filter((value) => value !== null))
  const wholeWidth = barMeasures(area.width, count, painted.length)
  const labels = planValueLabels(sheet, chart, painted, wholeWidth)
  // Without printed values a reader needs the axis.
  const gutter = labels.some((label) => label !== undefined)
    ? 0
    : gridLabelWidth(sheet, values, chart)
  const inner = { ...area, x: area.x + gutter, width: area.width - gutter }
  const bars = barMeasures(inner.width, count, painted.length)
  const names = planCategoryLabels(sheet, chart.categories, bars.category)
  const { annotated, namesTop, plot } = plotOverNames(inner, names, chart)
  const axis = valueAxis(values, plot, gutter > 0 ? 8 : labelRoom)

  const drawing = new Sheet(sheet.context)
  const boxes = drawBars(drawing, painted, plot, axis, bars)
  drawing.addLine(
    'baseline',
    { x: plot.x, y: axis.y(0) },
    { x: rightEdge(plot), y: axis.y(0) },
    { color: theme.colors.ink, width: 1 },
  )
  drawValueLabels(drawing, chart, painted, labels, boxes, bars.bar + bars.gap)
  const namesArea = drawNativeNames(drawing, chart.categories, names, plot, namesTop)

  const obstacles = drawing.nodes.filter((node) => node.name !== 'baseline').map((node) => node.box)
  if (drawKey && !drawKey(plot, obstacles)) return false
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
    chartType: 'bar',
    categories: chart.categories,
    series: painted.map((series, index) => ({
      name: series.name,
      values: series.values,
      color: series.color,
      ...(series.pointColors ? { pointColors: series.pointColors } : {}),
      ...(labels[index]
        ? { labelStyle: sheet.style(labels[index], labelColor(sheet, series), true) }
        : {}),
    })),
    axis: { minimum: axis.minimum, maximum: axis.maximum, majorUnit: axis.majorUnit },
    numberFormat: numberFormat(chart),
    ...(style ? { categoryStyle: style } : {}),
    baseline: { color: theme.colors.ink, width: 1 },
    gapWidth: Math.round(((bars.category - bars.group) / bars.bar) * 100),
    overlap: -Math.round((bars.gap / bars.bar) * 100),
    drawing: drawing.nodes.map((node) => ({ ...node, name: `chart-${node.name}` })),
    description: describeChart(title, chart),
  })
  if (!names.native)
    drawCategoryLabels(sheet, chart.categories, names, namesArea, () => theme.colors.ink)
  if (annotated) drawAnnotations(sheet, chart, plot, namesTop + names.height)
  return true
}

interface BarMeasures {
  category: Points
  /** All bars of a category with the gaps between them. */
  group: Points
  bar: Points
  gap: Points
}

/** Bars of 0.6 in where there is room (one series 0.9), 65 % of their category otherwise. */
function barMeasures(width: Points, categories: number, series: number): BarMeasures {
  const category = width / Math.max(1, categories)
  const share = series === 1 ? 0.5 : 0.6446
  const widest = series === 1 ? inches(0.9) : inches(0.6)
  // Slide software allows a gap of five bars at most.
  const least = category / (series + 5)
  const bar = Math.max(Math.min(widest, (category * share) / (series + (series - 1) * 0.1)), least)
  const gap = Math.min(inches(0.06), bar * 0.1)
  return { category, bar, gap, group: series * bar + (series - 1) * gap }
}

function drawBars(
  drawing: Sheet,
  painted: PaintedSeries[],
  plot: Box,
  axis: ValueAxis,
  bars: BarMeasures,
): (Box | undefined)[][] {
  return painted.map((series, seriesIndex) =>
    series.values.map((value, index) => {
      if (value === null) return undefined
      const x =
        plot.x +
        bars.category * index +
        (bars.category - bars.group) / 2 +
        seriesIndex * (bars.bar + bars.gap)
      const top = axis.y(Math.max(0, value))
      const box = {
        x,
        y: top,
        width: bars.bar,
        height: Math.max(0, axis.y(Math.min(0, value)) - top),
      }
      if (value !== 0)
        drawing.addShape(`bar-${seriesIndex + 1}-${index + 1}`, box, {
          fill: series.pointColors?.[index] ?? series.color,
        })
      return box
    }),
  )
}

/** The type of each series' printed values; undefined for a series whose values have no room. */
function planValueLabels(
  sheet: Sheet,
  chart: ChartBlock,
  painted: PaintedSeries[],
  bars: BarMeasures,
): (TypeStep | undefined)[] {
  const { small } = sheet.theme.type
  const room = painted.length === 1 ? bars.category - 4 : bars.bar + bars.gap - 1
  for (const size of [14, 12]) {
    const step = { ...resized(small, size), lineHeight: Math.round(size * 1.36) }
    const fits = painted.every((series) => {
      const own = series.strong ? inFont(step, sheet.theme.strong) : step
      return series.values.every(
        // The width of the box that it gets.
        (value) => sheet.measure(formatChartValue(value, chart), own, true) * 1.02 <= room,
      )
    })
    if (fits)
      return painted.map((series) => (series.strong ? inFont(step, sheet.theme.strong) : step))
  }
  return painted.map(() => undefined)
}

function labelColor(sheet: Sheet, series: PaintedSeries) {
  const { accent, mutedInk, ink } = sheet.theme.colors
  if (series.pointColors) return ink
  return series.strong ? accent : mutedInk
}

function drawValueLabels(
  drawing: Sheet,
  chart: ChartBlock,
  painted: PaintedSeries[],
  labels: (TypeStep | undefined)[],
  boxes: (Box | undefined)[][],
  pitch: Points,
): void {
  painted.forEach((series, seriesIndex) => {
    const step = labels[seriesIndex]
    if (step === undefined) return
    series.values.forEach((value, index) => {
      const bar = boxes[seriesIndex]?.[index]
      const text = formatChartValue(value, chart)
      if (bar === undefined || text === '') return
      const own = lineBoxWidth(drawing, text, step, true)
      const width = Math.max(own, Math.min(bar.width, pitch))
      const below = (value ?? 0) < 0
      drawing.addText({
        name: `value-${seriesIndex + 1}-${index + 1}`,
        box: {
          x: bar.x + (bar.width - width) / 2,
          y: below ? bottomEdge(bar) + 2 : bar.y - step.lineHeight - 1,
          width,
          height: step.lineHeight,
        },
        layout: drawing.set(
          [
            drawing.paragraph(text, step, {
              color: labelColor(drawing, series),
              align: 'center',
              tabularFigures: true,
            }),
          ],
          width,
          false,
        ),
        wrap: false,
        ground: drawing.theme.ground,
      })
    })
  })
}
