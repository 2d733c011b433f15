import { formatChartValue } from '../../deck/blocks/chart/format-value.ts'
import { type Box, boxesOverlap, inches, type Point, type Points } from '../../scene/geometry.ts'
import type { PathCommand } from '../../scene/node.ts'
import { type Color, contrastRatio } from '../../scene/paint.ts'
import { substituteRoom } from '../../typography/slide-software.ts'
import { isCaptioned } from '../caption.ts'
import { arc, onCircle } from '../devices/arc.ts'
import { boundingBox } from '../devices/polygon.ts'
import { bottomEdge, rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import { fitText, lineCount } from '../text-fitting.ts'
import { inFont, ladder, resized, type TypeStep } from '../themes/type-step.ts'
import type { ChartDescription, ChartPart, ChartText } from './chart-description.ts'
import type { ChartLook } from './chart-look.ts'
import { discBox } from './chart-parts.ts'
import type { ShownChart } from './shown-chart.ts'
import type { Ring, Slice } from './slice.ts'
import { sliceLabels } from './slice-labels.ts'
import { sliceList } from './slice-list.ts'

const holeShare = 0.61
/** LibreOffice draws every hole so large, whatever the file says. */
const substituteHole = 0.5
/** The radius of a ring that has its labels around it, at the most. */
const labelledRadius = inches(1.92)

/** A ring in its place with all that is printed in it and of it. */
interface PlacedRing {
  ring: Ring
  over: ChartPart[]
}

/**
 * A pie, or a ring with the share that matters in its hole or what all parts add up to. It stands beside the list of its
 * slices as large as the area lets it; where a takeaway stands `beside` the chart, its labels are around it if they have
 * room there. Undefined if nothing has. A total in the hole takes the chart's heading with it.
 */
export function describeRing(
  sheet: Sheet,
  chart: ShownChart,
  slices: Slice[],
  { area: whole, beside }: { area: Box; beside: boolean },
  look: ChartLook,
  heading: ChartText | undefined,
): ChartDescription | undefined {
  const { theme } = sheet
  const hole = chart.chartType === 'pie' ? 0 : holeShare
  const words = hole > 0 ? holeWords(sheet, chart, slices) : undefined
  // A caption under it keeps its distance.
  const area = isCaptioned(sheet) ? { ...whole, height: whole.height - 14 } : whole
  const insideOf = ({ center, radius }: Ring): Inside => {
    const texts = words && centerLabel(sheet, words, center, radius * hole)
    const isSaid = words?.label === '' || texts?.some(({ name }) => name === 'hole-name')
    const of = texts && isSaid ? words?.of : undefined
    return { texts: texts ?? [], of, heading: of === 'all' ? undefined : heading }
  }
  const placed =
    (beside ? labelledRing(sheet, slices, area, insideOf) : undefined) ??
    listedRing(sheet, slices, area, insideOf)
  const [first] = slices
  if (placed === undefined || first === undefined) return undefined
  const { ring, over } = placed
  const { center, radius } = ring
  const square = discBox(center, radius * 2)
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
  }
}

/** What stands in a hole, the slice that it says, and the heading of the chart unless that stands there. */
interface Inside {
  texts: ChartText[]
  of: CenterWords['of'] | undefined
  heading: ChartText | undefined
}

/** The ring with its labels around it, the slice in its hole without one; undefined where they have no room. */
function labelledRing(
  sheet: Sheet,
  slices: Slice[],
  area: Box,
  insideOf: (ring: Ring) => Inside,
): PlacedRing | undefined {
  // A label stands over the ring; more are at its left, as the largest slice is at its right.
  const radius = Math.min(labelledRadius, (area.height - 54) / 2)
  const center = { x: area.x + area.width * 0.556, y: bottomEdge(area) - inches(0.02) - radius }
  const ring = { center, radius }
  const { texts, of, heading } = insideOf(ring)
  const labels = sliceLabels(sheet, slices, of, ring, area)
  const meets = (part: ChartPart) =>
    part.part === 'text' && heading && boxesOverlap(part.box, heading.box)
  if (labels === undefined || labels.some(meets)) return undefined
  return { ring, over: [...(heading ? [heading] : []), ...texts, ...labels] }
}

/** The list of the slices at the left under the chart's heading, the ring at its right. */
function listedRing(
  sheet: Sheet,
  slices: Slice[],
  area: Box,
  insideOf: (ring: Ring) => Inside,
): PlacedRing | undefined {
  const listed = area.width * 0.53
  const free = area.width - listed
  const center = { x: area.x + listed + free / 2, y: area.y + area.height / 2 }
  const ring = { center, radius: Math.min(area.height / 2 - 4, free / 2 - 14) }
  const { texts, heading } = insideOf(ring)
  const list = sliceList(sheet, slices, { ...area, width: listed }, heading)
  return list && { ring, over: [...list, ...texts] }
}

/** What stands in a hole: a figure over its name and what is said of it. */
interface CenterWords {
  /** The slice that it says, by its index, where it is one; else all of them or some together. */
  of: number | 'all' | 'some'
  figure: string
  label: string
  note: string
  color: Color
}

function wordsOf(slice: Slice, index: number): CenterWords {
  const { printed, name, annotation, paint } = slice
  return {
    of: index,
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
    const together = addedInTitle(chart, slices)
    if (together) return together
    const named = slices.findIndex(({ category }) => category === chart.highlightedCategory)
    const at = Math.max(0, named)
    return slices[at] && wordsOf(slices[at], at)
  }
  const figure = totalOf(chart) ?? ''
  const label = chart.heading
  const { ink: color } = sheet.theme.colors
  return figure === '' && label === '' ? undefined : { of: 'all', figure, label, note: '', color }
}

/** The largest slices together, where their sum is what the title says: it speaks of none of them alone. */
function addedInTitle(chart: ShownChart, slices: Slice[]): CenterWords | undefined {
  const [title = ''] = chart.given.said
  const said = (title.match(/\d+(?:[.,]\d+)?/g) ?? []).map((one) => Number(one.replace(',', '.')))
  if (slices.some(({ value }) => said.includes(value))) return undefined
  for (let count = 2; count < slices.length; count++) {
    const added = slices.slice(0, count)
    const sum = added.reduce((total, { value }) => total + value, 0)
    if (said.some((number) => Math.abs(number - sum) < 0.05))
      return {
        of: 'some',
        figure: formatChartValue(sum, chart),
        label: added.map(({ name }) => name).join(' + '),
        note: '',
        color: added[0]?.paint.fill ?? '',
      }
  }
  return undefined
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

/** Whether a box lies in a circle. */
function isWithin(center: Point, radius: Points, box: Box): boolean {
  return [box.x, rightEdge(box)].every((x) =>
    [box.y, bottomEdge(box)].every((y) => Math.hypot(x - center.x, y - center.y) <= radius),
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
 * A figure with its name and what is said of it under it, as large as a hole holds them, else without the name; undefined if
 * it does not hold the figure.
 */
function centerLabel(
  sheet: Sheet,
  words: CenterWords,
  center: Point,
  radius: Points,
): ChartText[] | undefined {
  const inside = radius - 3
  const substitute = radius * (substituteHole / holeShare)
  for (const said of words.label === '' ? [words] : [words, { ...words, label: '' }])
    for (const largest of [40, 32, 24, 16, 12]) {
      const texts = setCenterLabel(sheet, said, center, radius * 1.6, largest)
      const has = texts?.every(
        (text) =>
          isWithin(center, inside, text.box) && isWithin(center, substitute, inWiderFace(text)),
      )
      if (has) return texts
    }
  return undefined
}

/** The box that a centred text may take in software without our fonts. */
function inWiderFace({ box, layout }: ChartText): Box {
  const more = Math.max(0, (layout ? substituteRoom(layout) : 0) - box.width)
  return { ...box, x: box.x - more / 2, width: box.width + more }
}

function setCenterLabel(
  sheet: Sheet,
  words: CenterWords,
  center: Point,
  width: Points,
  largest: Points,
): ChartText[] | undefined {
  const { type, colors, ground, strong } = sheet.theme
  const { figure: largeFigure, body, small } = type
  const { ink } = colors
  // In the colour of its slice, where that can be read.
  const figure = contrastRatio(words.color, ground) >= 4.5 ? words.color : ink
  const rows: [suffix: string, text: string, steps: TypeStep[], lines: number, color: Color][] = [
    ['', words.figure, ladder(largeFigure, [40, 32, 28, 24, 20, 16, 14, 12]), 1, figure],
    ['-name', words.label, ladder(inFont(body, strong), [16, 14, 12]), 3, ink],
    ['-note', words.note, ladder(small, [14, 12]), 2, ink],
  ]
  const shown = rows.filter(([, text]) => text !== '')
  let height = 0
  const set = shown.flatMap(([suffix, text, steps, lines, color]): ChartText[] => {
    const options = { color, align: 'center' as const, tabularFigures: true }
    const room = {
      width,
      height: lines === 1 ? resized(largeFigure, 40).lineHeight : 46,
      maximumLines: (step: TypeStep) => (step.size > 12 ? Math.min(2, lines) : lines),
    }
    const upTo = steps.filter(({ size }) => size <= largest)
    const one = fitText(sheet, text, upTo, room, options)
    if (one === undefined) return []
    const own = Math.min(width, one.layout.width * 1.02 + 2)
    const layout = sheet.set([sheet.paragraph(text, one.step, options)], own)
    const box = { x: center.x - own / 2, y: center.y + height, width: own, height: layout.height }
    height += layout.height
    const wrap = lineCount(layout) > 1
    const { step } = one
    return [{ part: 'text', name: `hole${suffix}`, box, text, step, color, layout, wrap }]
  })
  const lift = height / 2 + inches(0.02)
  return set.length < shown.length
    ? undefined
    : set.map((one) => ({ ...one, box: { ...one.box, y: one.box.y - lift } }))
}
