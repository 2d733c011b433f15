import { type Box, inches, type Point, type Points } from '../../scene/geometry.ts'
import type { PathCommand } from '../../scene/node.ts'
import type { Color } from '../../scene/paint.ts'
import { mixColors } from '../devices/gradient.ts'
import { boundingBox, polygonPath } from '../devices/polygon.ts'
import { bottomEdge, rightEdge } from '../grid.ts'
import { roomBeside } from '../line-width.ts'
import type { Sheet } from '../sheet.ts'
import { namedPlot } from './category-labels.ts'
import type { ChartDescription, ChartPart } from './chart-description.ts'
import type { ChartLook } from './chart-look.ts'
import { discPart, linePart } from './chart-parts.ts'
import { endLabels, planEndLabels } from './end-labels.ts'
import { keyInRows, keyRowsHeight } from './key.ts'
import {
  anySide,
  isFlat,
  labelTries,
  largestValue,
  markerSize,
  planValueLabels,
  rank,
  valueStep,
} from './line-values.ts'
import { mostSeries, nativeSeries, type PaintedSeries, paintSeries } from './painted-series.ts'
import type { ShownChart } from './shown-chart.ts'
import { gridLabelWidth, gridLines, gridValues, valueAxis } from './value-axis.ts'

const mostCategories = 400
const fewPoints = 5
const labelRoom = inches(0.4)
const lineWidth = 2.5

/**
 * Lines over time, named at their ends; values printed where all of them keep clear of one another, else a grid. The area
 * of one series is filled down to the baseline. Undefined where there is no room.
 */
export function describeLines(
  sheet: Sheet,
  chart: ShownChart,
  area: Box,
  look: ChartLook,
): ChartDescription | undefined {
  const { theme } = sheet
  const count = chart.categories.length
  if (count > mostCategories || chart.series.length > mostSeries) return undefined
  const series = paintSeries(chart, theme, 'point', look)
  // The heading names a series that is alone.
  const isNamed = series.length > 1
  const painted = isNamed ? series : series.map((one) => ({ ...one, name: '' }))
  // Several areas would hide one another.
  const [only] = chart.chartType === 'area' && !isNamed ? painted : []
  const areaFill = only && mixColors(theme.ground, only.color, 0.2)
  const labelsWith = (valued: boolean) =>
    planEndLabels(sheet, painted, { width: area.width, height: area.height * 0.6, valued })
  let labels = painted.length <= 4 ? labelsWith(true) : undefined
  const keyHeight = isNamed && labels === undefined ? keyRowsHeight(sheet, painted, area.width) : 0
  if (keyHeight > inches(1.5)) return undefined

  const values = painted.flatMap((series) => series.values.filter((value) => value !== null))
  const whole = { ...area, y: area.y + keyHeight, height: area.height - keyHeight }
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const spread = most - least
  // A course of few points is read by its slope.
  const isShort = count <= fewPoints
  const fromZero =
    isShort || areaFill !== undefined || least < 0 || spread > most * 0.35 || spread === 0
  // Labels stand right behind the last points, half a category before the end of the plot.
  const place = (gutter: Points, beside: Points, lead: Points = markerSize / 2) => {
    const free = whole.width - gutter
    const wide = beside > 0 ? (free - beside - lead) / (1 - 1 / (2 * count)) : free
    const frame = { ...whole, x: whole.x + gutter, width: Math.min(free, wide) }
    const behind = frame.x + frame.width * (1 - 1 / (2 * count)) + lead
    const named = namedPlot(sheet, chart, frame)
    const { plot } = named
    const axis = valueAxis(values, plot, labelRoom, fromZero)
    const points = painted.map((series) =>
      series.values.map((value, index) =>
        value === null
          ? undefined
          : { x: plot.x + (plot.width * (index + 0.5)) / count, y: axis.y(value) },
      ),
    )
    return { frame, named, axis, points, behind }
  }
  // Half of the widest value over a last point.
  const widest = painted.map(({ printed }) =>
    roomBeside(sheet, printed.at(-1) ?? '', valueStep(sheet, largestValue), true),
  )
  const overLast = Math.max(...widest) / 2 + 3
  const tries = areaFill ? labelTries.filter(([, sides]) => sides !== anySide) : labelTries
  const planned = ({ points, named: { plot }, axis }: ReturnType<typeof place>, grid = false) => {
    const { x, width } = plot
    const lines = grid ? gridValues(axis).map((at) => ({ x, y: axis.y(at), width, height: 1 })) : []
    return planValueLabels(sheet, painted, points, plot, tries, lines)
  }
  let placed = place(0, labels?.width ?? 0, overLast)
  let steps = planned(placed)
  if (labels && steps.every(Boolean)) {
    // Values that are printed along the lines need no room behind their ends.
    const brief = labelsWith(false)
    const wider = place(0, isNamed ? brief.width : 0, overLast)
    const again = planned(wider)
    if (again.every(Boolean)) {
      labels = brief
      placed = wider
      steps = again
    }
  }
  // Numbers that stand nowhere are read from an axis; beside it only those of the line that matters are printed.
  const isTold = (series: PaintedSeries, index: number) =>
    steps[index] !== undefined || (isFlat(series) && labels !== undefined && labels.form !== 'name')
  const gutter = painted.every(isTold) ? 0 : gridLabelWidth(sheet, values, chart)
  if (gutter > 0) {
    placed = place(gutter, labels?.width ?? 0, overLast)
    steps = planned(placed, true).map((step, index) => (painted[index]?.strong ? step : undefined))
    if (!steps.some(Boolean)) placed = place(gutter, labels?.width ?? 0)
  }
  const { frame, named, axis, points, behind } = placed
  const { plot } = named
  const gridded = labels ? { ...plot, width: behind - plot.x } : plot
  const floor = axis.range.minimum < 0 ? axis.y(0) : bottomEdge(plot)

  // A native chart prints values on one side of all points of a line; others are texts of the slide.
  const printed = (native: boolean) =>
    steps.flatMap((one) => ((one?.position !== undefined) === native ? (one?.texts ?? []) : []))
  const marked = count <= 16
  const hasMarkers = (series: PaintedSeries) => marked && !isFlat(series)
  // The line that matters lies on top.
  const order = painted
    .map((_, index) => index)
    .toSorted((a, b) => rank(painted, a) - rank(painted, b))
  const baseline = { color: theme.colors.ink, width: 1 }
  const from = { x: plot.x, y: floor }
  return {
    under: [
      ...(keyHeight > 0 ? keyInRows(sheet, painted, area) : []),
      ...(gutter > 0 ? gridLines(sheet, axis, gridded, gutter, chart) : []),
    ],
    drawing: [
      ...(areaFill ? areaMarks(points[0] ?? [], floor, areaFill) : []),
      linePart('baseline', from, { ...from, x: rightEdge(plot) }, baseline),
      ...order.flatMap((index) => {
        const series = painted[index] as PaintedSeries
        return lineMarks(series, index, points[index] ?? [], hasMarkers(series))
      }),
      ...printed(true),
      ...named.drawing,
    ],
    titles: { category: named.title },
    native: {
      // Markers of the first and last point may reach over the plot's edges.
      box: {
        ...frame,
        x: frame.x - markerSize / 2,
        width: frame.width + markerSize,
        height: named.foot - frame.y,
      },
      plot,
      chartType: areaFill ? 'area' : 'line',
      series: painted.map((series, index) => {
        const { fill = series.color, stroke } = series.sample
        const {
          outline: _pen,
          pointOutlines: _pens,
          ...own
        } = nativeSeries(sheet, chart, index, series, steps[index]?.position && steps[index])
        return {
          ...own,
          name: chart.series[index]?.name ?? '',
          color: series.color,
          ...(areaFill && { areaFill }),
          ...(hasMarkers(series) && {
            marker: { size: markerSize, fill, ...(stroke && { stroke }) },
          }),
        }
      }),
      axis: axis.range,
      ...named.style,
      baseline,
      separator: { color: theme.colors.accent, width: lineWidth },
    },
    over: [
      ...printed(false),
      ...named.over,
      ...(labels
        ? endLabels(sheet, painted, points, steps.map(Boolean), labels, {
            x: behind,
            y: whole.y,
            width: labels.width,
            height: bottomEdge(plot) - whole.y,
          })
        : []),
    ],
  }
}

/** The area between a line and the floor, one for each stretch without a gap. */
function areaMarks(points: (Point | undefined)[], floor: Points, fill: Color): ChartPart[] {
  const stretches: Point[][] = [[]]
  for (const point of points) {
    if (point) stretches.at(-1)?.push(point)
    else stretches.push([])
  }
  return stretches
    .filter((one) => one.length > 1)
    .flatMap((stretch, index): ChartPart[] => {
      const [first, last] = [stretch[0], stretch.at(-1)] as [Point, Point]
      const outline = [...stretch, { x: last.x, y: floor }, { x: first.x, y: floor }]
      const geometry = { type: 'path' as const, commands: polygonPath(outline) }
      const box = boundingBox(outline)
      return [{ part: 'mark', name: `area-${index + 1}`, box, geometry, paint: { fill } }]
    })
}

/** A line with its points; a point alone between gaps is always drawn. */
function lineMarks(
  series: PaintedSeries,
  index: number,
  points: (Point | undefined)[],
  marked: boolean,
): ChartPart[] {
  const commands: PathCommand[] = []
  let broken = true
  for (const point of points) {
    if (point) commands.push({ type: broken ? 'M' : 'L', ...point })
    broken = point === undefined
  }
  const drawn = points.filter((point) => point !== undefined)
  const line: ChartPart = {
    part: 'mark',
    name: `line-${index + 1}`,
    box: boundingBox(drawn),
    geometry: { type: 'path', commands },
    paint: { stroke: { color: series.color, width: lineWidth } },
  }
  const discs = points.flatMap((point, place): ChartPart[] => {
    const alone = !points[place - 1] && !points[place + 1]
    const paint = series.marks[place]
    if (point === undefined || paint === undefined || !(marked || alone)) return []
    return [discPart(`point-${index + 1}-${place + 1}`, point, markerSize, paint)]
  })
  return [...(drawn.length > 1 ? [line] : []), ...discs]
}
