import { type Box, boxesOverlap, inches, type Point, type Points } from '../../scene/geometry.ts'
import type { PathCommand } from '../../scene/node.ts'
import { type Color, contrastRatio } from '../../scene/paint.ts'
import { arc, onCircle } from '../devices/arc.ts'
import { boundingBox } from '../devices/polygon.ts'
import { bottomEdge, rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import { fitText, lineCount } from '../text-fitting.ts'
import { inFont, ladder, type TypeStep } from '../themes/type-step.ts'
import type { ChartDescription, ChartPart, ChartText } from './chart-description.ts'
import type { ChartLook } from './chart-look.ts'
import { legibleOn } from './painted-series.ts'
import type { ShownChart } from './shown-chart.ts'
import type { Ring, Slice } from './slice.ts'
import { sliceLabels } from './slice-labels.ts'

const holeShare = 0.61

/** Room over a ring for a label at its top, and under it. */
const overRing: Points = 34
const underRing: Points = 1

/**
 * A ring with the largest share in its hole, or a pie with it on its slice; the others are named around it, in an area.
 * Undefined if they have no room beside the chart's heading. The ring is smaller than wished where they need it.
 */
export function describeRing(
  sheet: Sheet,
  chart: ShownChart,
  slices: Slice[],
  wished: Ring,
  area: Box,
  look: ChartLook,
  heading: ChartText | undefined,
): ChartDescription | undefined {
  const { theme } = sheet
  const hole = chart.chartType === 'pie' ? 0 : holeShare
  const isFree = ({ box }: ChartPart & { part: 'text' }) =>
    heading === undefined || !boxesOverlap(box, heading.box)
  const tried = [1, 0.9, 0.8].map((share) => {
    const ring = ringWithin({ ...wished, radius: wished.radius * share }, area)
    return { ring, over: labelsOf(sheet, slices, ring, hole, area) }
  })
  const placed = tried.find(({ over }) =>
    over?.every((part) => part.part !== 'text' || isFree(part)),
  )
  const [first] = slices
  if (placed?.over === undefined || first === undefined) return undefined
  const { ring, over } = placed
  const { center, radius } = ring
  const square = {
    x: center.x - radius,
    y: center.y - radius,
    width: radius * 2,
    height: radius * 2,
  }
  const separator = look.separator ?? { color: theme.ground, width: 2 }
  const drawing = slices.map(({ paint, ...slice }, index): ChartPart => {
    const { commands, box } = sectorPath(ring, radius * hole, slice)
    const stroke = paint.stroke ?? (slices.length > 1 ? separator : undefined)
    return {
      part: 'mark',
      name: `slice-${index + 1}`,
      box,
      geometry: { type: 'path', commands },
      paint: { fill: paint.fill, ...(stroke && { stroke }) },
    }
  })
  return {
    under: [],
    drawing,
    titles: {},
    native: {
      box: square,
      plot: square,
      chartType: 'pie',
      categories: slices.map((slice) => slice.name),
      series: [
        {
          name: chart.series[0]?.name ?? '',
          values: slices.map((slice) => slice.value),
          color: first.paint.fill,
          ...(first.paint.stroke && { outline: first.paint.stroke }),
          pointColors: slices.map((slice) => slice.paint.fill),
        },
      ],
      ...(hole > 0 && { holeSize: Math.round(hole * 100) }),
      separator,
    },
    over,
    beside: [],
  }
}

/** The ring as wished, moved or made smaller where the area asks for it. */
function ringWithin({ center, radius: wished }: Ring, area: Box): Ring {
  const top = area.y + overRing
  const bottom = bottomEdge(area) - underRing
  const radius = Math.min(wished, (bottom - top) / 2)
  return {
    radius,
    center: { ...center, y: Math.min(Math.max(center.y, top + radius), bottom - radius) },
  }
}

/** The labels of all slices; the first has its own in the hole or on itself, where it has room. */
function labelsOf(
  sheet: Sheet,
  slices: Slice[],
  ring: Ring,
  hole: number,
  area: Box,
): ChartPart[] | undefined {
  const { center, radius } = ring
  const [first] = slices
  if (first === undefined) return undefined
  const { ink } = sheet.theme.colors
  const { ground } = sheet.theme
  const { fill } = first.paint
  if (hole > 0) {
    // In the colour of its slice, where that can be read.
    const figure = contrastRatio(fill, ground) >= 4.5 ? fill : ink
    const colors = { figure, name: ink, ground }
    const inHole = (box: Box) => isWithin(center, radius * hole - 3, box)
    const main = mainLabel(sheet, first, center, radius * hole * 1.6, colors, inHole)
    const others = sliceLabels(sheet, slices, 1, ring, area)
    return main && others && [...main, ...others]
  }
  const inside =
    slices.length > 1 ? labelPlace(first, center, radius) : { center, width: radius * 1.2 }
  const color = legibleOn(sheet.theme, fill)
  const colors = { figure: color, name: color, ground: fill }
  const onSlice = (box: Box) => sectorContains(first, center, radius, box)
  const main =
    (inside &&
      contrastRatio(color, fill) >= 4.5 &&
      mainLabel(sheet, first, inside.center, inside.width, colors, onSlice)) ||
    []
  const others = sliceLabels(sheet, slices, main.length > 0 ? 1 : 0, ring, area)
  return others && [...main, ...others]
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

/** Whether a box lies in a circle. */
function isWithin(center: Point, radius: Points, box: Box): boolean {
  return [box.x, rightEdge(box)].every((x) =>
    [box.y, bottomEdge(box)].every((y) => Math.hypot(x - center.x, y - center.y) <= radius),
  )
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

/** A sector of the ring or the pie as curves of at most 90 degrees each. */
function sectorPath(
  { center, radius }: Ring,
  inner: Points,
  { start, end }: Pick<Slice, 'start' | 'end'>,
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

/**
 * The largest share with its name and what is said of it under it, centred on a point, as large as their place holds
 * them; undefined if it does not.
 */
function mainLabel(
  sheet: Sheet,
  slice: Slice,
  center: Point,
  width: Points,
  colors: { figure: Color; name: Color; ground: Color },
  holds: (box: Box) => boolean,
): ChartText[] | undefined {
  for (const largest of [40, 32, 24, 16, 12]) {
    const texts = setMainLabel(sheet, slice, center, width, colors, largest)
    if (texts?.every(({ box }) => holds(box))) return texts
  }
  return undefined
}

function setMainLabel(
  sheet: Sheet,
  slice: Slice,
  center: Point,
  width: Points,
  { figure, name, ground }: { figure: Color; name: Color; ground: Color },
  largest: Points,
): ChartText[] | undefined {
  const { figureSmall, body, small } = sheet.theme.type
  const upTo = (step: TypeStep, sizes: Points[]) =>
    ladder(
      step,
      sizes.filter((size) => size <= largest),
    )
  const rows = [
    {
      name: 'share-1',
      text: slice.printed,
      steps: upTo(figureSmall, [40, 32, 28, 24, 20, 16, 14, 12]),
      height: figureSmall.lineHeight,
      lines: 1,
      color: figure,
    },
    {
      name: 'share-1-name',
      text: slice.name,
      steps: upTo(inFont(body, sheet.theme.strong), [16, 14, 12]),
      height: 46,
      lines: 3,
      color: name,
    },
    {
      name: 'change-1',
      text: slice.annotation,
      steps: upTo(small, [14, 12]),
      height: 2 * small.lineHeight + 1,
      lines: 2,
      color: name,
    },
  ].filter(({ text }) => text !== '')
  const set = rows.flatMap(({ text, steps, height, lines, color }) => {
    const maximumLines = (step: TypeStep) => (step.size > 12 ? Math.min(2, lines) : lines)
    const options = { color, align: 'center' as const, tabularFigures: true }
    const one = fitText(sheet, text, steps, { width, height, maximumLines }, options)
    if (one === undefined) return []
    // The box is as narrow as its text, which lies on one slice then and on no other.
    const own = Math.min(width, one.layout.width * 1.02 + 2)
    const layout = sheet.set([sheet.paragraph(text, one.step, options)], own)
    return [{ own, layout, step: one.step }]
  })
  if (set.length < rows.length) return undefined
  const height = set.reduce((sum, { layout }) => sum + layout.height, 0)
  let y = center.y - height / 2 - inches(0.02)
  return set.map(({ own, layout, step }, index): ChartText => {
    const { name: named = '', text = '', color = name } = rows[index] ?? {}
    const box = { x: center.x - own / 2, y, width: own, height: layout.height }
    y += layout.height
    return {
      part: 'text',
      name: named,
      box,
      text,
      step,
      color,
      layout,
      wrap: lineCount(layout) > 1,
      ground,
    }
  })
}
