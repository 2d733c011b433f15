import { formatChartValue } from '../../deck/blocks/chart/format-value.ts'
import { type Box, boxesOverlap, inches, type Point, type Points } from '../../scene/geometry.ts'
import type { PathCommand } from '../../scene/node.ts'
import { type Color, contrastRatio } from '../../scene/paint.ts'
import { isCaptioned } from '../caption.ts'
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

/** Room over a ring for a label at its top, and under it: over a caption or the foot of the slide. */
const overRing: Points = 34
const underRing = { captioned: 16, plain: 1 }

/**
 * A ring with the share that matters in its hole, or what all parts add up to; a pie with its largest share on its slice.
 * The others are named around it, in an area. Undefined if they have no room beside the chart's heading, which a total in
 * the hole takes with it. The ring is smaller than wished where they need it.
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
  const words = hole > 0 ? holeWords(sheet, chart, slices) : undefined
  const tried = (words?.name === 'total' ? [words, undefined] : [words]).flatMap((center) =>
    [1, 0.9, 0.8].map((share) => {
      const ring = ringWithin(sheet, { ...wished, radius: wished.radius * share }, area)
      const outside = center?.name === 'total' ? undefined : heading
      return { ring, outside, over: labelsOf(sheet, slices, ring, hole, area, center) }
    }),
  )
  const placed = tried.find(({ over, outside }) =>
    over?.every((part) => part.part !== 'text' || !outside || !boxesOverlap(part.box, outside.box)),
  )
  const [first] = slices
  if (placed?.over === undefined || first === undefined) return undefined
  const { ring, outside, over } = placed
  const { center: middle, radius } = ring
  const square = {
    x: middle.x - radius,
    y: middle.y - radius,
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
    over: outside ? [outside, ...over] : over,
    beside: [],
  }
}

/** The ring as wished, moved or made smaller where the area asks for it. */
function ringWithin(sheet: Sheet, { center, radius: wished }: Ring, area: Box): Ring {
  const top = area.y + overRing
  const bottom = bottomEdge(area) - underRing[isCaptioned(sheet) ? 'captioned' : 'plain']
  const radius = Math.min(wished, (bottom - top) / 2)
  return {
    radius,
    center: { ...center, y: Math.min(Math.max(center.y, top + radius), bottom - radius) },
  }
}

/** What stands in a hole or on a slice: a figure over its name and what is said of it. */
interface CenterWords {
  name: string
  figure: string
  label: string
  note: string
  color: Color
}

function wordsOf(slice: Slice, index: number): CenterWords {
  const { printed, name, annotation, paint } = slice
  return {
    name: `share-${index + 1}`,
    figure: printed,
    label: name,
    note: annotation,
    color: paint.fill,
  }
}

/**
 * What stands in the hole of a ring: of shares of a hundred the one that the slide is about, else the largest; of amounts
 * their total over what they count, as one of them would be read as that; no total where it cannot be printed as its
 * parts are.
 */
function holeWords(sheet: Sheet, chart: ShownChart, slices: Slice[]): CenterWords | undefined {
  const isOfHundred =
    !chart.series[0]?.labels?.some(Boolean) &&
    Math.abs(slices.reduce((sum, { value }) => sum + value, 0) - 100) < 0.5
  if (isOfHundred || slices.every(({ printed }) => /[%\u066a]/.test(printed))) {
    const named = slices.findIndex(({ category }) => category === chart.highlightedCategory)
    const at = Math.max(0, named)
    return slices[at] && wordsOf(slices[at], at)
  }
  const figure = totalOf(chart) ?? ''
  const label = chart.heading
  const { ink: color } = sheet.theme.colors
  return figure === '' && label === ''
    ? undefined
    : { name: 'total', figure, label, note: '', color }
}

/** The sum of the values, printed as they are; undefined where a label of one is more than its digits and a unit. */
function totalOf(chart: ShownChart): string | undefined {
  const [series] = chart.series
  const values = series?.values ?? []
  const digits = values.map((_, at) => series?.decimals?.[at] ?? chart.decimals)
  const given = series?.labels?.find(Boolean)
  const found =
    given === undefined ? undefined : /^(\P{Nd}*)\p{Nd}(?:.*\p{Nd})?(\P{Nd}*)$/u.exec(given)
  const unit = found ? { prefix: found[1] ?? '', suffix: found[2] ?? '' } : chart.unit
  const print = (value: number, decimals: number) =>
    formatChartValue(value, { unit, decimals, language: chart.language })
  const isPlain = values.every(
    (value, at) => value === null || print(value, digits[at] ?? 0) === chart.printed[0]?.[at],
  )
  const sum = values.reduce((total: number, value) => total + (value ?? 0), 0)
  return isPlain ? print(sum, Math.max(...digits)) : undefined
}

/** The labels of all slices; the one in the hole has none outside, nor the largest of a pie, where it has room on itself. */
function labelsOf(
  sheet: Sheet,
  slices: Slice[],
  ring: Ring,
  hole: number,
  area: Box,
  words: CenterWords | undefined,
): ChartPart[] | undefined {
  const { center, radius } = ring
  const [first] = slices
  if (first === undefined) return undefined
  const { ink } = sheet.theme.colors
  const { ground } = sheet.theme
  if (hole > 0) {
    const others = sliceLabels(sheet, slices, words?.name, ring, area)
    if (words === undefined) return others
    // In the colour of its slice, where that can be read.
    const figure = contrastRatio(words.color, ground) >= 4.5 ? words.color : ink
    const colors = { figure, name: ink, ground }
    const inHole = (box: Box) => isWithin(center, radius * hole - 3, box)
    const main = centerLabel(sheet, words, center, radius * hole * 1.6, colors, inHole)
    return main && others && [...main, ...others]
  }
  const { fill } = first.paint
  const inside =
    slices.length > 1 ? labelPlace(first, center, radius) : { center, width: radius * 1.2 }
  const color = legibleOn(sheet.theme, fill)
  const colors = { figure: color, name: color, ground: fill }
  const onSlice = (box: Box) => sectorContains(first, center, radius, box)
  const own = wordsOf(first, 0)
  const main =
    (inside &&
      contrastRatio(color, fill) >= 4.5 &&
      centerLabel(sheet, own, inside.center, inside.width, colors, onSlice)) ||
    []
  const others = sliceLabels(sheet, slices, main.length > 0 ? own.name : undefined, ring, area)
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
 * A figure with its name and what is said of it under it, centred on a point, as large as their place holds them;
 * undefined if it does not.
 */
function centerLabel(
  sheet: Sheet,
  words: CenterWords,
  center: Point,
  width: Points,
  colors: { figure: Color; name: Color; ground: Color },
  holds: (box: Box) => boolean,
): ChartText[] | undefined {
  for (const largest of [40, 32, 24, 16, 12]) {
    const texts = setCenterLabel(sheet, words, center, width, colors, largest)
    if (texts?.every(({ box }) => holds(box))) return texts
  }
  return undefined
}

function setCenterLabel(
  sheet: Sheet,
  words: CenterWords,
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
      name: words.name,
      text: words.figure,
      steps: upTo(figureSmall, [40, 32, 28, 24, 20, 16, 14, 12]),
      height: figureSmall.lineHeight,
      lines: 1,
      color: figure,
    },
    {
      name: `${words.name}-name`,
      text: words.label,
      steps: upTo(inFont(body, sheet.theme.strong), [16, 14, 12]),
      height: 46,
      lines: 3,
      color: name,
    },
    {
      name: words.name.replace('share', 'change'),
      text: words.note,
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
