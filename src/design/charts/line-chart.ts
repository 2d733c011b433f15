import { formatChartValue } from '../../deck/blocks/chart/format-value.ts'
import type { ChartBlock } from '../../deck/blocks/chart/schema.ts'
import { type Box, boxesOverlap, inches, type Point, type Points } from '../../scene/geometry.ts'
import type { PathCommand } from '../../scene/node.ts'
import type { Color } from '../../scene/paint.ts'
import { mixColors } from '../devices/gradient.ts'
import { boundingBox, polygonPath } from '../devices/polygon.ts'
import { bottomEdge, rightEdge } from '../grid.ts'
import { Sheet } from '../sheet.ts'
import { inFont, resized, type TypeStep } from '../themes/type-step.ts'
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
  textColor,
} from './chart-series.ts'
import { drawEndLabels, planEndLabels } from './end-labels.ts'
import { drawGrid, gridLabelWidth } from './grid-lines.ts'
import { drawKeyRows, keyRowsHeight } from './key.ts'
import { valueAxis } from './value-axis.ts'

const mostCategories = 400
const labelRoom = inches(0.4)
const lineWidth = 2.5
const markerSize = 9

/**
 * Lines over time, named at their ends; values printed where they keep clear of one another, else a grid. The area of
 * one series is filled down to the baseline.
 */
export function drawLineChart(sheet: Sheet, title: string, chart: ChartBlock, area: Box): boolean {
  const { theme } = sheet
  const count = chart.categories.length
  if (count > mostCategories || chart.series.length > mostSeries) return false
  const painted = paintSeries(chart, theme)
  const areaFill = fillUnder(sheet, chart, painted)
  const named = painted.length > 1 || painted.some((series) => series.name !== '')
  const atEnds = named && painted.length <= 4
  const labelsWith = (valued: boolean) =>
    planEndLabels(sheet, chart, painted, {
      width: area.width,
      height: area.height * 0.6,
      valued,
    })
  let labels = atEnds ? labelsWith(true) : undefined
  const keyed = named && (labels === undefined || labels.form === 'value')
  const keyHeight = keyed ? keyRowsHeight(sheet, painted, area.width) : 0
  if (keyHeight > inches(1.5)) return false
  if (keyHeight > 0) drawKeyRows(sheet, painted, area)

  const values = painted.flatMap((series) => series.values.filter((value) => value !== null))
  const inner = { ...area, y: area.y + keyHeight, height: area.height - keyHeight }
  inner.width -= labels?.width ?? 0
  const place = (gutter: Points) => {
    const frame = { ...inner, x: inner.x + gutter, width: inner.width - gutter }
    const names = planCategoryLabels(sheet, chart.categories, frame.width / count)
    const { namesTop, plot } = plotOverNames(frame, names)
    const spread = Math.max(...values) - Math.min(...values)
    const fromZero =
      areaFill !== undefined ||
      Math.min(...values) < 0 ||
      spread > Math.max(...values) * 0.35 ||
      spread === 0
    const axis = valueAxis(values, plot, labelRoom, fromZero)
    const x = (index: number) => plot.x + (plot.width * (index + 0.5)) / count
    const points = painted.map((series) =>
      series.values.map((value, index) =>
        value === null ? undefined : { x: x(index), y: axis.y(value) },
      ),
    )
    return { frame, names, namesTop, plot, axis, points }
  }
  let placed = place(0)
  let steps = planValueLabels(sheet, chart, painted, placed.points, placed.plot)
  if (labels && steps.every(Boolean) && labels.form !== 'value') {
    // Values that are printed along the lines need no room behind their ends.
    const brief = labelsWith(false)
    inner.width = area.width - brief.width
    const wider = place(0)
    const again = planValueLabels(sheet, chart, painted, wider.points, wider.plot)
    if (again.every(Boolean)) {
      labels = brief
      placed = wider
      steps = again
    } else inner.width = area.width - labels.width
  }
  const gutter = steps.some((step) => step !== undefined) ? 0 : gridLabelWidth(sheet, values, chart)
  if (gutter > 0) placed = place(gutter)
  const { frame, names, namesTop, plot, axis, points } = placed
  const floor = axis.minimum < 0 ? axis.y(0) : bottomEdge(plot)

  const drawing = new Sheet(sheet.context)
  if (areaFill) drawAreas(drawing, points[0] ?? [], floor, areaFill)
  drawing.addLine(
    'baseline',
    { x: plot.x, y: floor },
    { x: rightEdge(plot), y: floor },
    { color: theme.colors.ink, width: 1 },
  )
  const marked = count <= 16
  // The line that matters lies on top.
  const order = painted.map((_, index) => index).sort((a, b) => rank(painted, a) - rank(painted, b))
  for (const index of order) drawLine(drawing, painted, index, points[index] ?? [], marked)
  painted.forEach((series, index) => {
    const step = steps[index]
    if (step) drawValues(drawing, chart, series, index, points[index] ?? [], step)
  })
  const namesArea = drawNativeNames(drawing, chart.categories, names, plot, namesTop)

  if (gutter > 0) drawGrid(sheet, axis, plot, gutter, chart)
  const style = categoryStyle(sheet, names)
  sheet.add({
    kind: 'chart',
    name: 'chart',
    // Markers of the first and last point may reach over the plot's edges.
    box: {
      ...frame,
      x: frame.x - markerSize / 2,
      width: frame.width + markerSize,
      height:
        (names.native ? namesTop + names.height : bottomEdge(plot) + markerSize / 2 + 1) - frame.y,
    },
    plot,
    chartType: areaFill ? 'area' : 'line',
    categories: chart.categories,
    series: painted.map((series, index) => ({
      name: series.name,
      values: series.values,
      color: series.color,
      ...(areaFill ? { areaFill } : {}),
      ...(marked && !isFlat(series) ? { marker: { size: markerSize, fill: series.color } } : {}),
      ...(steps[index]
        ? {
            labelStyle: sheet.style(steps[index].step, textColor(sheet.theme, series), true),
            labelPosition: steps[index].position,
          }
        : {}),
    })),
    axis: { minimum: axis.minimum, maximum: axis.maximum, majorUnit: axis.majorUnit },
    numberFormat: numberFormat(chart),
    ...(style ? { categoryStyle: style } : {}),
    baseline: { color: theme.colors.ink, width: 1 },
    separator: { color: theme.colors.accent, width: lineWidth },
    drawing: drawing.nodes.map((node) => ({ ...node, name: `chart-${node.name}` })),
    description: describeChart(title, chart),
  })
  if (!names.native)
    drawCategoryLabels(sheet, chart.categories, names, namesArea, () => theme.colors.ink)
  if (labels)
    drawEndLabels(sheet, chart, painted, points, steps.map(Boolean), labels, {
      x: rightEdge(frame),
      y: inner.y,
      width: labels.width,
      height: bottomEdge(plot) - inner.y,
    })
  return true
}

/** What fills the area under a line: a tint of its colour. Several areas would hide one another. */
function fillUnder(sheet: Sheet, chart: ChartBlock, painted: PaintedSeries[]): Color | undefined {
  const [only] = painted
  if (chart.chartType !== 'area' || painted.length !== 1 || only === undefined) return undefined
  return mixColors(sheet.theme.ground, only.color, 0.2)
}

/** The area between a line and the floor, one for each stretch without a gap. */
function drawAreas(
  drawing: Sheet,
  points: (Point | undefined)[],
  floor: Points,
  fill: Color,
): void {
  const stretches: Point[][] = [[]]
  for (const point of points) {
    if (point) stretches.at(-1)?.push(point)
    else stretches.push([])
  }
  for (const [index, stretch] of stretches.filter((one) => one.length > 1).entries()) {
    const [first, last] = [stretch[0], stretch.at(-1)]
    if (first === undefined || last === undefined) continue
    const outline = [...stretch, { x: last.x, y: floor }, { x: first.x, y: floor }]
    drawing.addShape(
      `area-${index + 1}`,
      boundingBox(outline),
      { fill },
      { type: 'path', commands: polygonPath(outline) },
    )
  }
}

function rank(painted: PaintedSeries[], index: number): number {
  return painted[index]?.strong ? painted.length : -index
}

function drawLine(
  drawing: Sheet,
  painted: PaintedSeries[],
  index: number,
  points: (Point | undefined)[],
  marked: boolean,
): void {
  const series = painted[index] as PaintedSeries
  const commands: PathCommand[] = []
  let broken = true
  for (const point of points) {
    if (point) commands.push({ type: broken ? 'M' : 'L', ...point })
    broken = point === undefined
  }
  const drawn = points.filter((point) => point !== undefined)
  if (drawn.length > 1)
    drawing.addShape(
      `line-${index + 1}`,
      boundingBox(drawn),
      { stroke: { color: series.color, width: lineWidth } },
      { type: 'path', commands },
    )
  points.forEach((point, place) => {
    const alone = !points[place - 1] && !points[place + 1]
    if (point === undefined || ((!marked || isFlat(series)) && !alone)) return
    drawing.addShape(
      `point-${index + 1}-${place + 1}`,
      {
        x: point.x - markerSize / 2,
        y: point.y - markerSize / 2,
        width: markerSize,
        height: markerSize,
      },
      { fill: series.color },
      { type: 'ellipse' },
    )
  })
}

const valueGap = 7

/** Sizes and places of printed values, in the order in which they are tried. */
const labelTries: [size: Points, position: 'above' | 'below'][] = [
  [14, 'above'],
  [14, 'below'],
  [12, 'above'],
  [12, 'below'],
]

/** A target or a limit: one value all along. */
function isFlat(series: PaintedSeries): boolean {
  return series.values.length > 2 && new Set(series.values).size === 1
}

interface ValueLabels {
  step: TypeStep
  position: 'above' | 'below'
}

function valueBox(point: Point, width: Points, { step, position }: ValueLabels): Box {
  return {
    x: point.x - width / 2,
    y: position === 'above' ? point.y - valueGap - step.lineHeight : point.y + valueGap,
    width,
    height: step.lineHeight,
  }
}

/** Values are printed for the series that matters first, and for others if they keep clear of all that is there. */
function planValueLabels(
  sheet: Sheet,
  chart: ChartBlock,
  painted: PaintedSeries[],
  points: (Point | undefined)[][],
  plot: Box,
): (ValueLabels | undefined)[] {
  const pitch = plot.width / chart.categories.length
  if (pitch < 16) return painted.map(() => undefined)
  const taken: Box[] = points
    .flatMap((own, index) => (isFlat(painted[index] as PaintedSeries) ? [] : own))
    .filter((point) => point !== undefined)
    .map((point) => ({
      x: point.x - markerSize / 2,
      y: point.y - markerSize / 2,
      width: markerSize,
      height: markerSize,
    }))
  const result: (ValueLabels | undefined)[] = painted.map(() => undefined)
  const order = painted.map((_, index) => index).sort((a, b) => rank(painted, b) - rank(painted, a))
  for (const index of order.slice(0, 3)) {
    const series = painted[index] as PaintedSeries
    if (isFlat(series) && !series.strong) continue
    for (const [size, position] of labelTries) {
      const step = {
        ...inFont(resized(sheet.theme.type.small, size), sheet.theme.strong),
        lineHeight: Math.round(size * 1.3),
      }
      const labels = { step, position }
      const boxes = (points[index] ?? []).flatMap((point, place) => {
        if (point === undefined) return []
        const text = formatChartValue(series.values[place] ?? null, chart)
        return [valueBox(point, sheet.measure(text, step, true) * 1.02 + 2, labels)]
      })
      if (boxes.some((box) => box.width > pitch - 4)) continue
      if (boxes.some((box) => taken.some((other) => boxesOverlap(box, other)))) continue
      if (boxes.some((box) => bottomEdge(box) > bottomEdge(plot) - 3 || box.y < plot.y - 1))
        continue
      if (boxes.some((box) => points.some((line) => lineCrosses(line, box)))) continue
      taken.push(...boxes)
      result[index] = labels
      break
    }
  }
  return result
}

/** Whether a line from point to point runs through a box, give or take two points. */
function lineCrosses(points: (Point | undefined)[], box: Box): boolean {
  return points.some((to, index) => {
    const from = points[index - 1]
    if (!from || !to) return false
    if (Math.max(from.x, to.x) < box.x || Math.min(from.x, to.x) > rightEdge(box)) return false
    for (let step = 0; step <= 24; step++) {
      const x = from.x + ((to.x - from.x) * step) / 24
      const y = from.y + ((to.y - from.y) * step) / 24
      if (x > box.x && x < rightEdge(box) && y > box.y - 2 && y < bottomEdge(box) + 2) return true
    }
    return false
  })
}

function drawValues(
  drawing: Sheet,
  chart: ChartBlock,
  series: PaintedSeries,
  index: number,
  points: (Point | undefined)[],
  labels: ValueLabels,
): void {
  const { step } = labels
  points.forEach((point, place) => {
    if (point === undefined) return
    const text = formatChartValue(series.values[place] ?? null, chart)
    const box = valueBox(point, drawing.measure(text, step, true) * 1.02 + 2, labels)
    drawing.addText({
      name: `value-${index + 1}-${place + 1}`,
      box,
      layout: drawing.set(
        [
          drawing.paragraph(text, step, {
            color: textColor(drawing.theme, series),
            align: 'center',
            tabularFigures: true,
          }),
        ],
        box.width,
        false,
      ),
      wrap: false,
      ground: drawing.theme.ground,
    })
  })
}
