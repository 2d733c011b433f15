import { type Box, boxesOverlap, inches, type Point, type Points } from '../../scene/geometry.ts'
import type { PathCommand } from '../../scene/node.ts'
import type { Color } from '../../scene/paint.ts'
import { mixColors } from '../devices/gradient.ts'
import { boundingBox, polygonPath } from '../devices/polygon.ts'
import { bottomEdge, rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import type { TypeStep } from '../themes/type-step.ts'
import { namedPlot } from './category-labels.ts'
import type { ChartDescription, ChartPart, ChartText } from './chart-description.ts'
import type { ChartLook } from './chart-look.ts'
import { discBox, discPart, labelStep, linePart, textPart } from './chart-parts.ts'
import { endLabels, planEndLabels } from './end-labels.ts'
import { keyInRows, keyRowsHeight } from './key.ts'
import {
  mostSeries,
  nativeSeries,
  type PaintedSeries,
  paintSeries,
  textColor,
} from './painted-series.ts'
import type { ShownChart } from './shown-chart.ts'
import { gridLabelWidth, gridLines, gridValues, valueAxis } from './value-axis.ts'

const mostCategories = 400
const fewPoints = 5
const labelRoom = inches(0.4)
const lineWidth = 2.5
const markerSize = 9

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
    valueWidth(sheet, printed.at(-1) ?? '', valueStep(sheet, largestValue)),
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
    return [discPart(`point-${index + 1}-${place + 1}`, point, markerSize, paint)]
  })
  return [...(drawn.length > 1 ? [line] : []), ...discs]
}

const valueGap = 7

/** Where a value may stand at its point: to the left or right of it (−1, 0, 1), and over or under it (−1, 1). */
type Side = [across: number, down: number]
const above: Side = [0, -1]
const below: Side = [0, 1]
const anySide: Side[] = [above, below, [-1, -1], [1, -1], [-1, 1], [1, 1]]

const largestValue: Points = 16

/** So many numbers may all be printed; of more, those of three lines at the most. */
const smallTable = 20

/** Sizes of printed values and the sides that are free to them, in the order in which they are tried. */
const labelTries: [size: Points, sides: Side[]][] = [
  [largestValue, [above]],
  [14, [above]],
  [14, [below]],
  [14, anySide],
  [12, [above]],
  [12, [below]],
  [12, anySide],
]

/** A target or a limit: one value all along. */
function isFlat(series: PaintedSeries): boolean {
  return series.values.length > 2 && new Set(series.values).size === 1
}

interface ValueLabels {
  step: TypeStep
  /** Of all values, where it is one. */
  position?: 'above' | 'below'
  texts: ChartText[]
}

function valueStep(sheet: Sheet, size: Points): TypeStep {
  return labelStep(sheet, size, true)
}

function valueWidth(sheet: Sheet, text: string, step: TypeStep): Points {
  return sheet.measure(text, step, true) * 1.02 + 2
}

function valueBox({ x, y }: Point, width: Points, height: Points, [across, down]: Side): Box {
  return {
    x: x - width / 2 + across * (width / 2 + 3),
    y: down < 0 ? y - valueGap - height : y + valueGap,
    width,
    height,
  }
}

/** Values are printed for the series that matters first, and for others if they keep clear of all that is there, and of a grid. */
function planValueLabels(
  sheet: Sheet,
  painted: PaintedSeries[],
  points: (Point | undefined)[][],
  plot: Box,
  tries: typeof labelTries,
  gridded: Box[],
): (ValueLabels | undefined)[] {
  const pitch = plot.width / (points[0]?.length ?? 1)
  if (pitch < 16) return painted.map(() => undefined)
  const taken: Box[] = points
    .flatMap((own, index) => (isFlat(painted[index] as PaintedSeries) ? [] : own))
    .filter((point) => point !== undefined)
    .map((point) => discBox(point, markerSize))
  taken.push(...gridded)
  const result: (ValueLabels | undefined)[] = painted.map(() => undefined)
  const order = painted.map((_, index) => index).sort((a, b) => rank(painted, b) - rank(painted, a))
  const isSmall = painted.length * (points[0]?.length ?? 0) <= smallTable
  for (const index of isSmall ? order : order.slice(0, 3)) {
    const series = painted[index] as PaintedSeries
    if (isFlat(series) && !series.strong) continue
    for (const [size, sides] of tries) {
      const step = valueStep(sheet, size)
      const boxes = placeValues(sheet, series, points[index] ?? [], step, sides, (box) =>
        isFree(box, taken, points, plot),
      )
      if (boxes === undefined) continue
      const color = textColor(sheet.theme, series.color)
      const texts = boxes.flatMap((box, place): ChartText[] => {
        const [text = '', name] = [series.printed[place], `value-${index + 1}-${place + 1}`]
        return box ? [textPart(name, text, box, step, color, { align: 'center' })] : []
      })
      taken.push(...texts.map(({ box }) => box))
      const position = sides[0] === above ? ('above' as const) : ('below' as const)
      result[index] = { step, texts, ...(sides !== anySide && { position }) }
      break
    }
  }
  return result
}

/** A box for the value of each point, on the first side that is free; undefined where one has none. */
function placeValues(
  sheet: Sheet,
  { printed }: PaintedSeries,
  points: (Point | undefined)[],
  step: TypeStep,
  sides: Side[],
  isFree: (box: Box) => boolean,
): (Box | undefined)[] | undefined {
  const boxes: (Box | undefined)[] = []
  for (const [place, point] of points.entries()) {
    const text = printed[place] ?? ''
    const width = valueWidth(sheet, text, step)
    const box =
      point &&
      sides
        // The name of the line may stand behind the last point.
        .filter(([across]) => across < 1 || place < points.length - 1)
        .map((side) => valueBox(point, width, step.lineHeight, side))
        .find((one) => isFree(one) && !boxes.some((other) => other && boxesOverlap(other, one, -2)))
    if (point && text !== '' && box === undefined) return undefined
    boxes.push(text === '' ? undefined : box)
  }
  return boxes
}

/** Whether a value is clear of what stands there, of all lines and of the edges of the plot. */
function isFree(box: Box, taken: Box[], points: (Point | undefined)[][], plot: Box): boolean {
  return (
    !taken.some((other) => boxesOverlap(box, other)) &&
    bottomEdge(box) <= bottomEdge(plot) - 3 &&
    box.y >= plot.y - 1 &&
    box.x >= plot.x - 4 &&
    !points.some((line) => lineCrosses(line, box))
  )
}

/** Whether a line from point to point runs through a box, give or take two points. */
function lineCrosses(points: (Point | undefined)[], box: Box): boolean {
  return points.some((to, index) => {
    const from = points[index - 1]
    if (!from || !to) return false
    const [left, right] = [Math.max(from.x, box.x), Math.min(to.x, rightEdge(box))]
    if (left >= right) return false
    const slope = (to.y - from.y) / (to.x - from.x)
    const ends = [left, right].map((x) => from.y + slope * (x - from.x))
    return Math.max(...ends) > box.y - 2 && Math.min(...ends) < bottomEdge(box) + 2
  })
}
