import { type ChartBlock, formatChartValue } from '../../deck/blocks/chart.ts'
import { type Box, boxesOverlap, inches, type Point, type Points } from '../../scene/geometry.ts'
import type { PathCommand } from '../../scene/node.ts'
import type { Color } from '../../scene/paint.ts'
import { arc, onCircle } from '../devices/arc.ts'
import { boundingBox } from '../devices/polygon.ts'
import { bottomEdge } from '../grid.ts'
import { Sheet } from '../sheet.ts'
import { fitLine, fitText } from '../text-fitting.ts'
import { inFont, ladder, resized } from '../themes/theme.ts'
import { describeChart, numberFormat } from './chart-series.ts'

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

/** A ring: the largest share in its hole, the others named around it. */
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
  const drawing = new Sheet(sheet.context)
  const separator = { color: theme.ground, width: 2 }
  slices.forEach((slice, index) => {
    const { commands, box } = sectorPath(center, radius, slice)
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
    holeSize: Math.round(holeShare * 100),
    separator,
    drawing: drawing.nodes.map((node) => ({ ...node, name: `chart-${node.name}` })),
    description: describeChart(title, chart),
  })
  drawHole(sheet, chart, slices[0] as Slice, center, radius * holeShare)
  return drawSliceLabels(sheet, chart, slices.slice(1), center, radius)
}

/** A sector of the ring as curves of at most 90 degrees each. */
function sectorPath(
  center: Point,
  radius: Points,
  { start, end }: Slice,
): { commands: PathCommand[]; box: Box } {
  const inner = radius * holeShare
  const outer = arc(center, radius, start, end)
  const back = arc(center, inner, end, start)
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

function drawHole(
  sheet: Sheet,
  chart: ChartBlock,
  slice: Slice,
  center: Point,
  inner: Points,
): void {
  const { theme } = sheet
  const { figureSmall, body } = theme.type
  const width = inner * 1.6
  const share = fitText(
    sheet,
    formatChartValue(slice.value, chart),
    ladder(figureSmall, [40, 32, 28, 24, 20, 16, 14, 12]),
    { width, height: figureSmall.lineHeight, maximumLines: () => 1 },
    { color: theme.colors.accent, align: 'center', tabularFigures: true },
  )
  const name = fitText(
    sheet,
    slice.name,
    ladder(inFont(body, theme.strong), [16, 14, 12]),
    { width, height: 40, maximumLines: () => 2 },
    { color: theme.colors.ink, align: 'center' },
  )
  const nameLayout =
    name?.layout ??
    fitLine(sheet, slice.name, { ...inFont(resized(body, 12), theme.strong) }, width, {
      color: theme.colors.ink,
      align: 'center',
    })
  const x = center.x - width / 2
  const shareHeight = share?.layout.height ?? 0
  const total = shareHeight + nameLayout.height
  const top = center.y - total / 2 - inches(0.02)
  if (share)
    sheet.addText({
      name: 'share-1',
      box: { x, y: top, width, height: shareHeight },
      layout: share.layout,
      wrap: false,
      ground: theme.ground,
    })
  if (slice.name !== '')
    sheet.addText({
      name: 'share-1-name',
      box: { x, y: top + shareHeight, width, height: nameLayout.height },
      layout: nameLayout,
      ground: theme.ground,
    })
}

interface SliceLabel {
  slice: Slice
  index: number
  share: string
  /** Half-way angle. */
  angle: number
  width: Points
  box: Box
}

/** Share and name of each slice outside the ring, aligned towards it; false if they have no room. */
function drawSliceLabels(
  sheet: Sheet,
  chart: ChartBlock,
  slices: Slice[],
  center: Point,
  radius: Points,
): boolean {
  const { theme } = sheet
  const { value, small } = theme.type
  const { content: area } = theme.frame
  const shareStep = { ...value, lineHeight: Math.round(value.size * 1.2) }
  const height = shareStep.lineHeight + small.lineHeight
  const labels = slices.map((slice, index): SliceLabel => {
    const share = formatChartValue(slice.value, chart)
    const angle = (slice.start + slice.end) / 2
    const width = Math.min(
      inches(2.1),
      Math.max(
        sheet.measure(share, shareStep, true),
        sheet.measure(slice.name.slice(0, 80), small),
      ) *
        1.02 +
        2,
    )
    const unit = onCircle({ x: 0, y: 0 }, 1, angle)
    const tip = onCircle(center, radius + inches(0.26), angle)
    const upright = 1 - Math.abs(unit.x)
    const left = unit.x < 0
    const shift = (left ? -1 : 1) * (6 * Math.abs(unit.x) - 12 * upright * upright)
    return {
      slice,
      index,
      share,
      angle,
      width,
      box: {
        x: left ? tip.x + shift - width : tip.x + shift,
        y: tip.y + (unit.y * height) / 2 - height / 2,
        width,
        height,
      },
    }
  })
  for (const side of [
    labels.filter((one) => one.angle < 180),
    labels.filter((one) => one.angle >= 180),
  ])
    spread(side, area.y - inches(0.1), bottomEdge(area) + inches(0.08))
  for (const label of labels) clearRing(label, center, radius + 7)
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

/** Pushes labels of one side apart, down first, then up from the bottom. */
function spread(labels: SliceLabel[], top: Points, bottom: Points): void {
  const ordered = [...labels].sort((a, b) => a.box.y - b.box.y)
  let free = top
  for (const { box } of ordered) {
    box.y = Math.max(box.y, free)
    free = box.y + box.height + 4
  }
  let limit = bottom
  for (const { box } of ordered.toReversed()) {
    box.y = Math.min(box.y, limit - box.height)
    limit = box.y - 4
  }
}

function drawSliceLabel(
  sheet: Sheet,
  { slice, index, share, angle, box }: SliceLabel,
  shareStep: { lineHeight: Points } & Parameters<Sheet['paragraph']>[1],
  center: Point,
  radius: Points,
): void {
  const { theme } = sheet
  const align = angle >= 180 ? ('end' as const) : ('start' as const)
  const number = index + 2
  const ink = theme.colors.ink
  sheet.addLine(
    `leader-${number}`,
    onCircle(center, radius + inches(0.06), angle),
    onCircle(center, radius + inches(0.21), angle),
    { color: theme.colors.mutedInk, width: 0.75 },
  )
  sheet.addText({
    name: `share-${number}`,
    box: { ...box, height: shareStep.lineHeight },
    layout: fitLine(sheet, share, shareStep, box.width, {
      color: ink,
      align,
      tabularFigures: true,
    }),
    wrap: false,
    ground: theme.ground,
  })
  if (slice.name === '') return
  sheet.addText({
    name: `share-${number}-name`,
    box: {
      ...box,
      y: box.y + shareStep.lineHeight,
      height: theme.type.small.lineHeight,
    },
    layout: fitLine(sheet, slice.name, theme.type.small, box.width, { color: ink, align }),
    wrap: false,
    ground: theme.ground,
  })
}
