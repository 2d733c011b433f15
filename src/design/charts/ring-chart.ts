import { type ChartBlock, formatChartValue } from '../../deck/blocks/chart.ts'
import { type Box, boxesOverlap, inches, type Point, type Points } from '../../scene/geometry.ts'
import type { PathCommand } from '../../scene/node.ts'
import { type Color, contrastRatio } from '../../scene/paint.ts'
import type { TextLayout } from '../../scene/text.ts'
import { arc, onCircle } from '../devices/arc.ts'
import { boundingBox } from '../devices/polygon.ts'
import { bottomEdge } from '../grid.ts'
import { type SetText, Sheet } from '../sheet.ts'
import { fitText } from '../text-fitting.ts'
import { inFont, ladder, type TypeStep } from '../themes/theme.ts'
import { describeChart, legibleOn, numberFormat } from './chart-series.ts'

/** More slices than this cannot be labelled around a ring. */
const mostSlices = 8
const holeShare = 0.61

/** A slice of the ring, largest first. */
export interface Slice {
  name: string
  value: number
  color: Color
  /** Degrees clockwise from 12 o'clock. */
  start: number
  end: number
}

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
  const { accent, ink } = theme.colors
  if (hole > 0) {
    const colors = { figure: accent, name: ink, ground: theme.ground }
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

interface SliceLabel {
  slice: Slice
  index: number
  share: string
  name: TextLayout | undefined
  /** Half-way angle. */
  angle: number
  box: Box
  /** Where the label would stand if it were alone. */
  wanted: Point
}

/** Share and name of each slice from an index on, outside the ring and aligned towards it; false if they have no room. */
function drawSliceLabels(
  sheet: Sheet,
  chart: ChartBlock,
  slices: Slice[],
  from: number,
  center: Point,
  radius: Points,
): boolean {
  const { value } = sheet.theme.type
  const { content: area } = sheet.theme.frame
  const shareStep = { ...value, lineHeight: Math.round(value.size * 1.2) }
  const labels: SliceLabel[] = []
  for (const [place, slice] of slices.slice(from).entries()) {
    const label = setSliceLabel(sheet, chart, slice, place + from, shareStep, center, radius)
    if (label === undefined) return false
    labels.push(label)
  }
  // From the top down on both sides.
  const right = labels.filter((one) => one.angle < 180)
  const left = labels.filter((one) => one.angle >= 180).toReversed()
  for (const side of [right, left])
    spread(side, area.y - inches(0.1), bottomEdge(area) + inches(0.08))
  for (const label of labels) clearRing(label, center, radius + 4)
  const boxes = labels.map((label) => label.box)
  const clash = boxes.some((box, index) =>
    boxes.slice(index + 1).some((other) => boxesOverlap(box, other)),
  )
  const page = { left: inches(0.4), right: inches(12.93) }
  if (clash || boxes.some((box) => box.x < page.left || box.x + box.width > page.right))
    return false
  for (const label of labels) drawSliceLabel(sheet, label, shareStep, center, radius)
  return true
}

const widestName = inches(2.1)

/** A label where it would stand if it were alone; undefined if the name is too long for two lines. */
function setSliceLabel(
  sheet: Sheet,
  chart: ChartBlock,
  slice: Slice,
  index: number,
  shareStep: TypeStep,
  center: Point,
  radius: Points,
): SliceLabel | undefined {
  const { small } = sheet.theme.type
  const share = formatChartValue(slice.value, chart)
  const angle = (slice.start + slice.end) / 2
  const align = angle >= 180 ? ('end' as const) : ('start' as const)
  const name =
    slice.name === ''
      ? undefined
      : fitText(
          sheet,
          slice.name,
          ladder(small, [small.size, 12]),
          { width: widestName, height: small.lineHeight * 2 + 1, balanced: true },
          { color: sheet.theme.colors.ink, align },
        )
  if (slice.name !== '' && name === undefined) return undefined
  const width = Math.max(sheet.measure(share, shareStep, true), name?.layout.width ?? 0) * 1.02 + 2
  // Set again to its own width, at the edge of which it ends.
  const layout =
    name &&
    sheet.set(
      [sheet.paragraph(slice.name, name.step, { color: sheet.theme.colors.ink, align })],
      width,
    )
  const height = shareStep.lineHeight + (layout?.height ?? 0)
  const unit = onCircle({ x: 0, y: 0 }, 1, angle)
  const tip = onCircle(center, radius + inches(0.3), angle)
  // Its near edge at the tip, its middle on it; over and under the ring it clears the leader line upwards or downwards.
  const upright = Math.abs(unit.y)
  const lift = Math.max(0, (upright - 0.83) / 0.17) * 0.88
  const inwards = Math.max(0, (upright - 0.95) / 0.05) * 14
  const wanted = {
    x: unit.x < 0 ? tip.x + inwards - width : tip.x - inwards,
    y: tip.y - height / 2 + (Math.sign(unit.y) * lift * height) / 2,
  }
  return { slice, index, share, name: layout, angle, wanted, box: { ...wanted, width, height } }
}

/** Moves a label outwards, away from the ring, as far as its nearest corner asks for. */
function clearRing({ box, angle }: SliceLabel, center: Point, radius: Points): void {
  const side = angle >= 180 ? -1 : 1
  for (let step = 0; step < 200; step++) {
    const dx = Math.max(box.x - center.x, 0, center.x - box.x - box.width)
    const dy = Math.max(box.y - center.y, 0, center.y - box.y - box.height)
    if (Math.hypot(dx, dy) >= radius) return
    box.x += side * 2
  }
}

/** Pushes labels of one side that would meet apart, in their order: down first, then up from the bottom. */
function spread(labels: SliceLabel[], top: Points, bottom: Points): void {
  const beside = ({ box: a }: SliceLabel, { box: b }: SliceLabel) =>
    a.x + a.width + 4 < b.x || b.x + b.width + 4 < a.x
  labels.forEach((label, index) => {
    const over = labels.slice(0, index).filter((one) => !beside(one, label))
    const free = over.map(({ box }) => box.y + box.height + 4)
    label.box.y = Math.max(label.box.y, top, ...free)
  })
  labels.toReversed().forEach((label, index, reversed) => {
    const under = reversed.slice(0, index).filter((one) => !beside(one, label))
    const { box } = label
    box.y = Math.min(box.y, bottom - box.height, ...under.map((one) => one.box.y - 4 - box.height))
  })
}

function drawSliceLabel(
  sheet: Sheet,
  label: SliceLabel,
  shareStep: TypeStep,
  center: Point,
  radius: Points,
): void {
  const { theme } = sheet
  const { share, name, angle, box } = label
  const align = angle >= 180 ? ('end' as const) : ('start' as const)
  const number = label.index + 1
  sheet.addLine(
    `leader-${number}`,
    onCircle(center, radius + inches(0.06), angle),
    leaderEnd(label, center, radius),
    { color: theme.colors.mutedInk, width: 0.75 },
  )
  const paragraph = sheet.paragraph(share, shareStep, {
    color: theme.colors.ink,
    align,
    tabularFigures: true,
  })
  sheet.addText({
    name: `share-${number}`,
    box: { ...box, height: shareStep.lineHeight },
    layout: sheet.set([paragraph], box.width, false),
    wrap: false,
    ground: theme.ground,
  })
  if (name === undefined) return
  sheet.addText({
    name: `share-${number}-name`,
    box: { ...box, y: box.y + shareStep.lineHeight, height: name.height },
    layout: name,
    ground: theme.ground,
  })
}

/** A short line outwards; where the label had to give way to its neighbours, a line to its nearest point. */
function leaderEnd({ box, wanted, angle }: SliceLabel, center: Point, radius: Points): Point {
  const moved = Math.hypot(box.x - wanted.x, box.y - wanted.y) > inches(0.25)
  const tip = onCircle(center, radius + inches(moved ? 0.12 : 0.21), angle)
  if (!moved) return tip
  return {
    x: Math.min(Math.max(tip.x, box.x - 3), box.x + box.width + 3),
    y: Math.min(Math.max(tip.y, box.y + 4), box.y + box.height - 4),
  }
}
