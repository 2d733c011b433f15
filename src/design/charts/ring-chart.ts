import { formatChartValue } from '../../deck/blocks/chart/format-value.ts'
import type { ChartBlock } from '../../deck/blocks/chart/schema.ts'
import { type Box, inches, type Point, type Points } from '../../scene/geometry.ts'
import type { PathCommand } from '../../scene/node.ts'
import { type Color, contrastRatio } from '../../scene/paint.ts'
import { arc, onCircle } from '../devices/arc.ts'
import { boundingBox } from '../devices/polygon.ts'
import { type SetText, Sheet } from '../sheet.ts'
import { fitText } from '../text-fitting.ts'
import type { Theme } from '../themes/theme.ts'
import { inFont, ladder } from '../themes/type-step.ts'
import { describeChart, legibleOn, numberFormat } from './chart-series.ts'
import type { Slice } from './slice.ts'
import { drawSliceLabels } from './slice-labels.ts'

/** More slices than this cannot be labelled around a ring. */
const mostSlices = 8
const holeShare = 0.61

/** Slices from the largest to the smallest; undefined if the values are not shares of one whole. */
export function ringSlices(chart: ChartBlock, colors: Color[]): Slice[] | undefined {
  const values = chart.series[0]?.values ?? []
  const parts = chart.categories
    .map((name, index) => ({ name, value: values[index] ?? 0 }))
    .filter((part) => part.value !== 0)
  const total = parts.reduce((sum, part) => sum + part.value, 0)
  if (parts.length === 0 || parts.length > mostSlices || parts.some((part) => part.value < 0))
    return undefined
  let angle = 0
  return parts
    .sort((a, b) => b.value - a.value)
    .map((part, index) => {
      const start = angle
      angle += (part.value / total) * 360
      return { ...part, color: colors[index % colors.length] as Color, start, end: angle }
    })
}

/** The colours of slices: data colours in order, the mute colour for the last when there are more than three. */
export function sliceColors(sheet: Sheet, chart: ChartBlock): Color[] {
  const { data, seriesMute } = sheet.theme.colors
  const count = (chart.series[0]?.values ?? []).filter(
    (value) => value !== null && value !== 0,
  ).length
  const colors = [...data.slice(0, Math.max(1, count - 1)), ...data.slice(0, 2)]
  return count > 3 ? [...colors.slice(0, count - 1), seriesMute] : data
}

/**
 * The slices with the accent on the one that the slide is about, in themes whose first data colour is another: there it
 * would stand out on the second largest, which nobody speaks of.
 */
export function accentSlice(slices: Slice[], discussed: string | undefined, theme: Theme): Slice[] {
  const { accent, data } = theme.colors
  const accented = slices.find((slice) => slice.color === accent)
  if (data[0] === accent || accented === undefined) return slices
  const chosen = slices.find((slice) => slice.name === discussed) ?? slices[0]
  return slices.map((slice) => {
    if (slice === chosen) return { ...slice, color: accent }
    return slice === accented && chosen ? { ...slice, color: chosen.color } : slice
  })
}

/**
 * A ring with the largest share in its hole, or a pie with it on its slice; the others are named around it. False if
 * they have no room.
 */
export function drawRingChart(
  sheet: Sheet,
  title: string,
  chart: ChartBlock,
  slices: Slice[],
  center: Point,
  radius: Points,
): boolean {
  const { theme } = sheet
  const square: Box = {
    x: center.x - radius,
    y: center.y - radius,
    width: radius * 2,
    height: radius * 2,
  }
  const hole = chart.chartType === 'pie' ? 0 : holeShare
  const drawing = new Sheet(sheet.context)
  const separator = { color: theme.ground, width: 2 }
  slices.forEach((slice, index) => {
    const { commands, box } = sectorPath(center, radius, radius * hole, slice)
    drawing.addShape(
      `slice-${index + 1}`,
      box,
      { fill: slice.color, ...(slices.length > 1 ? { stroke: separator } : {}) },
      { type: 'path', commands },
    )
  })
  sheet.add({
    kind: 'chart',
    name: 'chart',
    box: square,
    plot: square,
    chartType: 'pie',
    categories: slices.map((slice) => slice.name),
    series: [
      {
        name: chart.series[0]?.name ?? '',
        values: slices.map((slice) => slice.value),
        color: slices[0]?.color ?? theme.colors.accent,
        pointColors: slices.map((slice) => slice.color),
      },
    ],
    numberFormat: numberFormat(chart),
    ...(hole > 0 ? { holeSize: Math.round(hole * 100) } : {}),
    separator,
    drawing: drawing.nodes.map((node) => ({ ...node, name: `chart-${node.name}` })),
    description: describeChart(title, chart),
  })
  const [first] = slices
  if (first === undefined) return false
  const { ink } = theme.colors
  if (hole > 0) {
    // In the colour of its slice, where that can be read.
    const figure = contrastRatio(first.color, theme.ground) >= 4.5 ? first.color : ink
    const colors = { figure, name: ink, ground: theme.ground }
    return (
      drawMain(sheet, chart, first, center, radius * hole * 1.6, colors) &&
      drawSliceLabels(sheet, chart, slices, 1, center, radius)
    )
  }
  const inside =
    slices.length > 1 ? labelPlace(first, center, radius) : { center, width: radius * 1.2 }
  const nodes = sheet.nodes.length
  const written =
    inside !== undefined &&
    writeOnSlice(sheet, chart, first, inside) &&
    sheet.nodes.slice(nodes).every(({ box }) => sectorContains(first, center, radius, box))
  if (!written) sheet.nodes.length = nodes
  return drawSliceLabels(sheet, chart, slices, written ? 1 : 0, center, radius)
}

/** Where a slice has room for its own label: the middle of it, and how wide that is. */
function labelPlace(
  { start, end }: Slice,
  center: Point,
  radius: Points,
): { center: Point; width: Points } | undefined {
  const sweep = end - start
  if (sweep < 90) return undefined
  // The wider the slice, the nearer its middle lies to that of the circle.
  const distance = radius * (sweep >= 240 ? 0.46 : 0.54)
  return { center: onCircle(center, distance, (start + end) / 2), width: radius * 0.78 }
}

/** Whether a box lies on a slice with a little air. */
function sectorContains({ start, end }: Slice, center: Point, radius: Points, box: Box): boolean {
  return [box.x, box.x + box.width].every((x) =>
    [box.y, box.y + box.height].every((y) => {
      const [dx, dy] = [x - center.x, y - center.y]
      const degrees = ((Math.atan2(dx, -dy) * 180) / Math.PI + 360) % 360
      return Math.hypot(dx, dy) < radius * 0.97 && degrees >= start && degrees <= end
    }),
  )
}

/** Writes a slice's share and name on the slice itself; false if no colour of the theme can be read there. */
function writeOnSlice(
  sheet: Sheet,
  chart: ChartBlock,
  slice: Slice,
  place: { center: Point; width: Points },
): boolean {
  const color = legibleOn(sheet.theme, slice.color)
  if (contrastRatio(color, slice.color) < 4.5) return false
  const colors = { figure: color, name: color, ground: slice.color }
  return drawMain(sheet, chart, slice, place.center, place.width, colors)
}

/** A sector of the ring or the pie as curves of at most 90 degrees each. */
function sectorPath(
  center: Point,
  radius: Points,
  inner: Points,
  { start, end }: Slice,
): { commands: PathCommand[]; box: Box } {
  const outer = arc(center, radius, start, end)
  const back = inner > 0 ? arc(center, inner, end, start) : []
  const first = onCircle(center, radius, start)
  const turn = onCircle(center, inner, end)
  const commands: PathCommand[] = [
    { type: 'M', ...first },
    ...outer,
    { type: 'L', ...turn },
    ...back,
    { type: 'Z' },
  ]
  const points = [first, turn, onCircle(center, inner, start), onCircle(center, radius, end)]
  for (const quarter of [0, 90, 180, 270, 360])
    if (quarter > start && quarter < end)
      points.push(onCircle(center, radius, quarter), onCircle(center, inner, quarter))
  return { commands, box: boundingBox(points) }
}

/** The largest share with its name under it, centred on a point; false if the name is too long. */
function drawMain(
  sheet: Sheet,
  chart: ChartBlock,
  slice: Slice,
  center: Point,
  width: Points,
  colors: { figure: Color; name: Color; ground: Color },
): boolean {
  const { theme } = sheet
  const { figureSmall, body } = theme.type
  const share = fitText(
    sheet,
    formatChartValue(slice.value, chart),
    ladder(figureSmall, [40, 32, 28, 24, 20, 16, 14, 12]),
    { width, height: figureSmall.lineHeight, maximumLines: () => 1 },
    { color: colors.figure, align: 'center', tabularFigures: true },
  )
  const name =
    slice.name === ''
      ? null
      : fitText(
          sheet,
          slice.name,
          ladder(inFont(body, theme.strong), [16, 14, 12]),
          { width, height: 46, maximumLines: (step) => (step.size > 12 ? 2 : 3) },
          { color: colors.name, align: 'center' },
        )
  if (share === undefined || name === undefined) return false
  const nameHeight = name?.layout.height ?? 0
  const top = center.y - (share.layout.height + nameHeight) / 2 - inches(0.02)
  const add = (node: string, y: Points, text: string, set: SetText, color: Color) => {
    // The box is as narrow as its text, which lies on one slice then and on no other.
    const own = Math.min(width, set.layout.width * 1.02 + 2)
    const paragraph = sheet.paragraph(text, set.step, {
      color,
      align: 'center',
      tabularFigures: true,
    })
    const layout = sheet.set([paragraph], own)
    sheet.addText({
      name: node,
      box: { x: center.x - own / 2, y, width: own, height: layout.height },
      layout,
      ground: colors.ground,
    })
  }
  add('share-1', top, formatChartValue(slice.value, chart), share, colors.figure)
  if (name) add('share-1-name', top + share.layout.height, slice.name, name, colors.name)
  return true
}
