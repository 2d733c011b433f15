import { type Box, boxesOverlap, inches, type Point, type Points } from '../../scene/geometry.ts'
import type { PathCommand } from '../../scene/node.ts'
import type { Color } from '../../scene/paint.ts'
import { mixColors } from '../devices/gradient.ts'
import { boundingBox, polygonPath } from '../devices/polygon.ts'
import { bottomEdge, rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import { inFont, resized, type TypeStep } from '../themes/type-step.ts'
import {
  annotationTexts,
  categoryStyle,
  categoryTexts,
  planCategoryLabels,
  plotOverNames,
} from './category-labels.ts'
import type { ChartDescription, ChartPart, ChartText } from './chart-description.ts'
import type { ChartLook } from './chart-look.ts'
import { categoryTitle } from './chart-titles.ts'
import { endLabels, planEndLabels } from './end-labels.ts'
import { gridLabelWidth, gridLines } from './grid-lines.ts'
import { keyInRows, keyRowsHeight } from './key.ts'
import {
  mostSeries,
  nativeSeries,
  type PaintedSeries,
  paintSeries,
  textColor,
} from './painted-series.ts'
import type { ShownChart } from './shown-chart.ts'
import { valueAxis } from './value-axis.ts'

const mostCategories = 400
const labelRoom = inches(0.4)
const lineWidth = 2.5
const markerSize = 9

/**
 * Lines over time, named at their ends; values printed where they keep clear of one another, else a grid. The area of
 * one series is filled down to the baseline. Undefined where there is no room.
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
  const areaFill = fillUnder(sheet, chart, painted)
  const labelsWith = (valued: boolean) =>
    planEndLabels(sheet, painted, { width: area.width, height: area.height * 0.6, valued })
  let labels = painted.length <= 4 ? labelsWith(true) : undefined
  const keyed = isNamed && (labels === undefined || labels.form === 'value')
  const keyHeight = keyed ? keyRowsHeight(sheet, painted, area.width) : 0
  if (keyHeight > inches(1.5)) return undefined

  const values = painted.flatMap((series) => series.values.filter((value) => value !== null))
  const whole = { ...area, y: area.y + keyHeight, height: area.height - keyHeight }
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const spread = most - least
  const fromZero = areaFill !== undefined || least < 0 || spread > most * 0.35 || spread === 0
  const place = (gutter: Points, beside: Points) => {
    const frame = { ...whole, x: whole.x + gutter, width: whole.width - gutter - beside }
    const names = planCategoryLabels(sheet, chart.categories, frame.width / count)
    const foot = plotOverNames(frame, names, chart)
    const { plot } = foot
    const axis = valueAxis(values, plot, labelRoom, fromZero)
    const points = painted.map((series) =>
      series.values.map((value, index) =>
        value === null
          ? undefined
          : { x: plot.x + (plot.width * (index + 0.5)) / count, y: axis.y(value) },
      ),
    )
    return { frame, names, foot, axis, points }
  }
  let placed = place(0, labels?.width ?? 0)
  let steps = planValueLabels(sheet, painted, placed.points, placed.foot.plot)
  if (labels && steps.every(Boolean) && labels.form !== 'value') {
    // Values that are printed along the lines need no room behind their ends.
    const brief = labelsWith(false)
    const wider = place(0, brief.width)
    const again = planValueLabels(sheet, painted, wider.points, wider.foot.plot)
    if (again.every(Boolean)) {
      labels = brief
      placed = wider
      steps = again
    }
  }
  const gutter = steps.some((step) => step !== undefined) ? 0 : gridLabelWidth(sheet, values, chart)
  if (gutter > 0) placed = place(gutter, labels?.width ?? 0)
  const { frame, names, foot, axis, points } = placed
  const { plot } = foot
  const floor = axis.minimum < 0 ? axis.y(0) : bottomEdge(plot)

  const marked = count <= 16
  const hasMarkers = (series: PaintedSeries) => marked && !isFlat(series)
  // The line that matters lies on top.
  const order = painted
    .map((_, index) => index)
    .toSorted((a, b) => rank(painted, a) - rank(painted, b))
  const baseline = { color: theme.colors.ink, width: 1 }
  const ends = { from: { x: plot.x, y: floor }, to: { x: rightEdge(plot), y: floor } }
  const nameTexts = categoryTexts(sheet, chart.categories, names, plot, foot.namesTop)
  const style = categoryStyle(sheet, names)
  const frameFoot = names.native
    ? foot.namesTop + names.height
    : bottomEdge(plot) + markerSize / 2 + 1
  return {
    under: [
      ...(keyHeight > 0 ? keyInRows(sheet, painted, area) : []),
      ...(gutter > 0 ? gridLines(sheet, axis, plot, gutter, chart) : []),
    ],
    drawing: [
      ...(areaFill ? areaMarks(points[0] ?? [], floor, areaFill) : []),
      { part: 'line', name: 'baseline', ...ends, stroke: baseline },
      ...order.flatMap((index) => {
        const series = painted[index] as PaintedSeries
        return lineMarks(series, index, points[index] ?? [], hasMarkers(series))
      }),
      ...painted.flatMap((series, index) =>
        valueTexts(sheet, series, index, points[index] ?? [], steps[index]),
      ),
      ...(names.native ? nameTexts : []),
    ],
    titles: { category: categoryTitle(sheet, chart, plot, foot.titleTop) },
    native: {
      // Markers of the first and last point may reach over the plot's edges.
      box: {
        ...frame,
        x: frame.x - markerSize / 2,
        width: frame.width + markerSize,
        height: frameFoot - frame.y,
      },
      plot,
      chartType: areaFill ? 'area' : 'line',
      series: painted.map((series, index) => {
        const { fill = series.color, stroke } = series.sample
        const {
          outline: _pen,
          pointOutlines: _pens,
          ...own
        } = nativeSeries(sheet, chart, index, series, steps[index])
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
      axis: { minimum: axis.minimum, maximum: axis.maximum, majorUnit: axis.majorUnit },
      ...(style && { categoryStyle: style }),
      baseline,
      separator: { color: theme.colors.accent, width: lineWidth },
    },
    over: [
      ...(names.native ? [] : nameTexts),
      ...(labels
        ? endLabels(sheet, painted, points, steps.map(Boolean), labels, {
            x: rightEdge(frame),
            y: whole.y,
            width: labels.width,
            height: bottomEdge(plot) - whole.y,
          })
        : []),
      ...annotationTexts(sheet, chart, plot, foot.annotationsTop),
    ],
    beside: [],
  }
}

/** What fills the area under a line: a tint of its colour. Several areas would hide one another. */
function fillUnder(sheet: Sheet, chart: ShownChart, painted: PaintedSeries[]): Color | undefined {
  const [only] = painted
  if (chart.chartType !== 'area' || painted.length !== 1 || only === undefined) return undefined
  return mixColors(sheet.theme.ground, only.color, 0.2)
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
      const [first, last] = [stretch[0], stretch.at(-1)]
      if (first === undefined || last === undefined) return []
      const outline = [...stretch, { x: last.x, y: floor }, { x: first.x, y: floor }]
      const geometry = { type: 'path' as const, commands: polygonPath(outline) }
      const box = boundingBox(outline)
      return [{ part: 'mark', name: `area-${index + 1}`, box, geometry, paint: { fill } }]
    })
}

function rank(painted: PaintedSeries[], index: number): number {
  return painted[index]?.strong ? painted.length : -index
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
    const name = `point-${index + 1}-${place + 1}`
    const geometry = { type: 'ellipse' as const }
    return [{ part: 'mark', name, box: discAt(point), geometry, paint }]
  })
  return [...(drawn.length > 1 ? [line] : []), ...discs]
}

function discAt({ x, y }: Point): Box {
  const size = markerSize
  return { x: x - size / 2, y: y - size / 2, width: size, height: size }
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
  painted: PaintedSeries[],
  points: (Point | undefined)[][],
  plot: Box,
): (ValueLabels | undefined)[] {
  const pitch = plot.width / (points[0]?.length ?? 1)
  if (pitch < 16) return painted.map(() => undefined)
  const taken: Box[] = points
    .flatMap((own, index) => (isFlat(painted[index] as PaintedSeries) ? [] : own))
    .filter((point) => point !== undefined)
    .map(discAt)
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
        const text = series.printed[place] ?? ''
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

function valueTexts(
  sheet: Sheet,
  series: PaintedSeries,
  index: number,
  points: (Point | undefined)[],
  labels: ValueLabels | undefined,
): ChartText[] {
  if (labels === undefined) return []
  const { step } = labels
  const color = textColor(sheet.theme, series.color, series.strong)
  return points.flatMap((point, place): ChartText[] => {
    if (point === undefined) return []
    const text = series.printed[place] ?? ''
    const box = valueBox(point, sheet.measure(text, step, true) * 1.02 + 2, labels)
    const name = `value-${index + 1}-${place + 1}`
    return [{ part: 'text', name, box, text, step, color, align: 'center' }]
  })
}
