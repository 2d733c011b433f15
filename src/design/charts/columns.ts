import { type Box, inches, type Point, type Points } from '../../scene/geometry.ts'
import { bottomEdge, rightEdge } from '../grid.ts'
import { lineBoxWidth, roomBeside } from '../line-width.ts'
import type { Sheet } from '../sheet.ts'
import type { TypeStep } from '../themes/type-step.ts'
import { isAnnotated, namedPlot } from './category-labels.ts'
import type { ChartDescription, ChartPart, ChartText } from './chart-description.ts'
import type { ChartLook } from './chart-look.ts'
import { labelStep, linePart, textPart } from './chart-parts.ts'
import { annotationsBeside, type ColumnGroups, columnGroups, widerGroups } from './column-groups.ts'
import { columnSums, totalLabels } from './column-totals.ts'
import {
  keyAtColumns,
  keyInRows,
  keyInside,
  keyRowsHeight,
  sideNames,
  sideNamesWidth,
} from './key.ts'
import { mostSeries, nativeSeries, type PaintedSeries, paintSeries } from './painted-series.ts'
import { partValues } from './part-values.ts'
import { comparedSeries, type ShownChart, withUnitInHeading } from './shown-chart.ts'
import { gridLabelWidth, gridLines, type ValueAxis, valueAxis } from './value-axis.ts'

const labelRoom = inches(0.35)
const separatorWidth = 2

/** Columns with their area and their groups, before it is known where their key stands. */
interface Columns {
  sheet: Sheet
  chart: ShownChart
  painted: PaintedSeries[]
  stacked: boolean
  look: ChartLook
}

/**
 * Columns on a line: side by side with their values over them, or stacked with the sums over them; names and annotations
 * under them, no axis unless values cannot be printed. Undefined where there is no room.
 */
export function describeColumns(
  sheet: Sheet,
  chart: ShownChart,
  area: Box,
  look: ChartLook,
): ChartDescription | undefined {
  const stacked = chart.chartType === 'stacked' && chart.series.length > 1
  if (chart.categories.length > (stacked ? 40 : 60) || chart.series.length > mostSeries)
    return undefined
  const [kind, separator] = stacked
    ? (['part', { color: sheet.theme.ground, width: separatorWidth }] as const)
    : (['bar'] as const)
  const painted = paintSeries(chart, sheet.theme, kind, look, separator)
  const columns = { sheet, chart, painted, stacked, look }
  if (painted.length === 1) return place(columns, area, 'none')
  const free = place(columns, area, stacked ? 'beside' : 'inside')
  if (free) return free
  const height = keyRowsHeight(sheet, painted, area.width)
  if (height > inches(1.5)) return undefined
  const below = { ...area, y: area.y + height, height: area.height - height }
  const described = place(columns, below, 'none')
  return (
    described && { ...described, over: [...keyInRows(sheet, painted, area), ...described.over] }
  )
}

/** The chart as its values have the largest type: with its unit at each of them, or in the heading. */
export function withRoomForUnits(
  sheet: Sheet,
  chart: ShownChart,
  width: Points,
  look: ChartLook,
): ShownChart {
  if (`${chart.unit.prefix}${chart.unit.suffix}`.trim() === '' || chart.series.length > mostSeries)
    return chart
  const bare = withUnitInHeading(chart)
  const sizeOf = (one: ShownChart) => {
    const painted = paintSeries(one, sheet.theme, 'bar', look)
    // Larger values than usual are no reason to part them from their unit.
    return Math.min(14, valuesOver(sheet, one, painted, width, look).steps?.[0]?.size ?? 0)
  }
  return sizeOf(bare) > sizeOf(chart) ? bare : chart
}

/** Columns with their key where it is wanted; `gridded`: with an axis too. Undefined where the key has no room. */
function place(
  columns: Columns,
  area: Box,
  key: 'none' | 'inside' | 'beside',
  gridded = false,
): ChartDescription | undefined {
  const { sheet, chart, painted, stacked, look } = columns
  const count = chart.categories.length
  const values = painted.flatMap((series) => series.values.filter((value) => value !== null))
  const sums = stacked ? columnSums(painted, count) : []
  const ends = stacked ? sums.flatMap(({ up, down }) => [up, down]) : values
  const aside = key === 'beside' ? sideNamesWidth(sheet, painted, area.width) : 0
  const wide = area.width - aside
  const totals = totalLabels(sheet, chart, sums, wide / count)
  const over = stacked ? undefined : valuesOver(sheet, chart, painted, wide, look)
  // Without printed values a reader needs the axis.
  const isPrinted = (totals ?? over?.steps) !== undefined
  const gutter = isPrinted && !gridded ? 0 : gridLabelWidth(sheet, ends, chart)
  const inner = { ...area, x: area.x + gutter, width: wide - gutter }
  const groups =
    gutter > 0 || over === undefined
      ? columnGroups(sheet, chart, inner.width, stacked ? 1 : painted.length, look, stacked)
      : over.groups
  const { shift } = groups
  const under = isAnnotated(chart) && shift === undefined
  const named = namedPlot(sheet, chart, { ...inner, x: inner.x - (shift ?? 0) }, under)
  const { plot } = named
  const axis = valueAxis(ends, plot, isPrinted ? labelRoom : 8)
  const boxes = barBoxes(painted, plot, axis, groups, stacked)
  const summed = totals?.texts(plot, axis) ?? []
  const parts = stacked
    ? partValues(
        sheet,
        painted,
        boxes,
        plot,
        groups.pitch - groups.group,
        summed.map(({ box }) => box),
      )
    : undefined
  if (parts?.isWhole === false && gutter === 0) return place(columns, area, key, true)
  const steps = parts?.steps ?? over?.steps ?? []
  const baseline = look.baseline ?? { color: sheet.theme.colors.ink, width: 1 }
  const [from, to] = [inner.x, rightEdge(inner)].map((x) => ({ x, y: axis.y(0) })) as [Point, Point]
  // A native axis is as long as its plot, which may stand to the left.
  const line = baseline === 'none' ? [] : [linePart('baseline', from, to, baseline)]
  const isOwnLine = shift !== undefined
  const printed: ChartPart[] =
    parts?.inside ??
    painted.flatMap((series, index) =>
      valueTexts(sheet, series, index, boxes[index] ?? [], steps[index], groups),
    )
  const marks = columnMarks(columns, boxes)
  const keyParts = placeKey(columns, key, plot, boxes, [...marks, ...printed], {
    axis,
    isGridded: gutter > 0,
    totals: summed,
    width: aside,
    isFree: !parts?.beside.some(({ name }) => name.endsWith(`-${count}`)),
  })
  if (keyParts === undefined) return undefined
  const { pitch, bar, gap, group } = groups
  return {
    under: gutter > 0 ? gridLines(sheet, axis, plot, gutter, chart) : [],
    drawing: [...marks, ...(isOwnLine ? [] : line), ...printed, ...named.drawing],
    titles: { category: named.title },
    native: {
      box: { ...plot, height: named.foot - inner.y },
      plot,
      chartType: stacked ? 'stacked' : 'bar',
      axis: axis.range,
      ...named.style,
      gapWidth: Math.round(((pitch - group) / bar) * 100),
      overlap: stacked ? 100 : Math.round((gap / bar) * -100) || 0,
      series: painted.map((series, index) => {
        const step = steps[index]
        const labels = step && { step, ...(stacked && { position: 'center' as const }) }
        return nativeSeries(sheet, chart, index, series, labels, parts?.held[index])
      }),
      ...(baseline === 'none' || isOwnLine ? {} : { baseline }),
    },
    over: [
      ...(isOwnLine ? line : []),
      ...named.over,
      ...summed,
      ...(parts?.beside ?? []),
      ...keyParts,
    ],
    beside: isOwnLine ? annotationsBeside(sheet, chart, boxes, groups, axis.y(0)) : [],
  }
}

/** Where bars stand: side by side in their group, or on one another; parts below zero hang under the line. */
function barBoxes(
  painted: PaintedSeries[],
  plot: Box,
  axis: ValueAxis,
  { pitch, bar, gap, group }: ColumnGroups,
  stacked: boolean,
): (Box | undefined)[][] {
  const reached = (painted[0]?.values ?? []).map(() => ({ up: 0, down: 0 }))
  return painted.map((series, index) =>
    series.values.map((value, place) => {
      const at = reached[place]
      if (value === null || at === undefined) return undefined
      const side = value < 0 ? 'down' : 'up'
      const from = stacked ? at[side] : 0
      at[side] += value
      const to = from + value
      const y = axis.y(Math.max(from, to))
      const x = plot.x + pitch * (place + 0.5) - group / 2 + (stacked ? 0 : index * (bar + gap))
      return { x, y, width: bar, height: Math.max(0, axis.y(Math.min(from, to)) - y) }
    }),
  )
}

/** Bars with an outline only come first: the full outline of a filled one covers the edge that both share. */
function columnMarks({ painted, stacked }: Columns, boxes: (Box | undefined)[][]): ChartPart[] {
  const hollow = ({ sample }: PaintedSeries) => Number(sample.fill === undefined)
  const order = painted
    .map((_, index) => index)
    .toSorted((a, b) => hollow(painted[b] as PaintedSeries) - hollow(painted[a] as PaintedSeries))
  return order.flatMap((index) =>
    (boxes[index] ?? []).flatMap((box, place): ChartPart[] => {
      const value = painted[index]?.values[place]
      const paint = painted[index]?.marks[place]
      if (!box || !value || !paint || (stacked && box.height === 0)) return []
      const name = `bar-${index + 1}-${place + 1}`
      const end = stacked ? {} : { end: value < 0 ? ('bottom' as const) : ('top' as const) }
      return [{ part: 'mark', name, box, paint: { ...paint }, ...end }]
    }),
  )
}

/** The type of the values over columns, one for each series; none where one has no room in a face wider than ours. Groups leave room for them. */
function valuesOver(
  sheet: Sheet,
  chart: ShownChart,
  painted: PaintedSeries[],
  width: Points,
  look: ChartLook,
): { groups: ColumnGroups; steps?: TypeStep[] } {
  const { theme } = sheet
  const main = comparedSeries(chart)?.main
  const tries = look.columns
    ? look.columns
        .values(theme)
        .map((steps) => painted.map((_, index) => (index === main ? steps.main : steps.compared)))
    : [18, 16, 14, 12].map((size) =>
        painted.map(({ strong }) => labelStep(sheet, size, strong, Math.round(size * 1.36))),
      )
  const count = painted.length
  const plain = columnGroups(sheet, chart, width, count, look, false, false)
  const widest = (steps: TypeStep[]) =>
    Math.max(
      ...painted.flatMap(({ printed }, index) =>
        printed.map((text) => roomBeside(sheet, text, steps[index] as TypeStep, true)),
      ),
    )
  for (const groups of [columnGroups(sheet, chart, width, count, look), plain]) {
    const { pitch, bar, gap } = groups
    const room = count === 1 ? pitch - 4 : bar + gap - 1
    const steps = tries.find((one) => widest(one) <= room)
    if (steps) return { groups, steps }
  }
  // In the smallest type bars side by side may be as wide as their values.
  const least = tries.at(-1) ?? []
  const groups = count > 1 ? widerGroups(plain, count, widest(least) + 1) : undefined
  return groups ? { groups, steps: least } : { groups: plain }
}

function valueTexts(
  sheet: Sheet,
  series: PaintedSeries,
  index: number,
  boxes: (Box | undefined)[],
  step: TypeStep | undefined,
  { bar: width, gap }: ColumnGroups,
): ChartText[] {
  if (step === undefined) return []
  return boxes.flatMap((bar, place): ChartText[] => {
    const text = series.printed[place] ?? ''
    const paint = series.marks[place]
    const value = series.values[place] ?? 0
    if (bar === undefined || text === '' || !paint) return []
    const own = Math.max(lineBoxWidth(sheet, text, step, true), Math.min(bar.width, width + gap))
    const y = value < 0 ? bottomEdge(bar) + 2 : bar.y - step.lineHeight - 1
    const box = { x: bar.x + (bar.width - own) / 2, y, width: own, height: step.lineHeight }
    const name = `value-${index + 1}-${place + 1}`
    return [textPart(name, text, box, step, paint.text, { align: 'center' })]
  })
}

/** The key where it was wanted; undefined where it has no room there. */
function placeKey(
  { sheet, painted, look }: Columns,
  key: 'none' | 'inside' | 'beside',
  plot: Box,
  boxes: (Box | undefined)[][],
  drawn: ChartPart[],
  place: {
    axis: ValueAxis
    isGridded: boolean
    totals: ChartText[]
    width: Points
    isFree: boolean
  },
): ChartPart[] | undefined {
  if (key === 'none') return []
  if (key === 'beside') {
    if (!place.isFree) return undefined
    // Clear of the last column and of the sum over it.
    const last = boxes.flatMap((row) => row.at(-1) ?? [])
    const lastTotal = place.totals.at(-1)
    const right = Math.max(...[...last, ...(lastTotal ? [lastTotal.box] : [])].map(rightEdge))
    const x = (Number.isFinite(right) ? right : rightEdge(plot)) + inches(0.12)
    const side = { ...plot, x, width: rightEdge(plot) + place.width - x }
    return sideNames(sheet, painted, boxes, side)
  }
  const inColumns = look.columns && keyAtColumns(sheet, painted, boxes, place.axis.y(0))
  if (inColumns) return inColumns
  // Lines of an axis would run through it.
  if (place.isGridded) return undefined
  const obstacles = drawn.flatMap((part) => (part.part === 'line' ? [] : [part.box]))
  return keyInside(sheet, painted, plot, obstacles)
}
