import type { Point, Points } from '../../scene/geometry.ts'
import { toOkLab } from '../../scene/oklab.ts'
import type { Color } from '../../scene/paint.ts'
import type { Theme } from '../themes/theme.ts'
import type { MarkPaint } from './chart-description.ts'
import type { ChartLook } from './chart-look.ts'
import type { ShownChart } from './shown-chart.ts'

/** A slice of a ring or a pie. */
export interface Slice {
  name: string
  value: number
  /** What stands at it, and what is said of it beside its value. */
  printed: string
  annotation: string
  /** Its place among the categories. */
  category: number
  paint: MarkPaint & { fill: Color }
  /** Degrees clockwise from 12 o'clock. */
  start: number
  end: number
}

/** Where a ring stands. */
export interface Ring {
  center: Point
  radius: Points
}

/** More slices than this cannot be labelled around a ring. */
const mostSlices = 8

/**
 * Slices from the largest to the smallest in their colours; undefined if the values are not shares of one whole.
 * `discussed` is the name of the one that the slide is about.
 */
export function ringSlices(
  chart: ShownChart,
  theme: Theme,
  look: ChartLook,
  discussed: string | undefined,
): Slice[] | undefined {
  const values = chart.series[0]?.values ?? []
  const parts = chart.categories
    .map((name, category) => ({ name, category, value: values[category] ?? 0 }))
    .filter((part) => part.value !== 0)
    .toSorted((a, b) => b.value - a.value)
  const total = parts.reduce((sum, part) => sum + part.value, 0)
  if (parts.length === 0 || parts.length > mostSlices || parts.some((part) => part.value < 0))
    return undefined
  const names = parts.map(({ name }) => name)
  const colors = sliceColors(theme, names, discussed)
  let angle = 0
  return parts.map((part, place) => {
    const start = angle
    angle += (part.value / total) * 360
    const fill = colors[place] as Color
    const usual = { fill, text: theme.colors.ink }
    const role = {
      kind: 'slice',
      series: 'main',
      discussed: part.name === discussed,
      place,
    } as const
    const paint = { fill, ...(look.paint?.(usual, role, theme) ?? usual) }
    const printed = chart.printed[0]?.[part.category] ?? ''
    const annotation = chart.annotations?.[part.category] ?? ''
    return { ...part, printed, annotation, paint, start, end: angle }
  })
}

/**
 * Data colours in order, the mute colour for the last when there are more than three and it is none of them. In themes whose
 * first data colour is not the accent, the accent goes to the slice that the slide is about: it would stand out on another.
 */
function sliceColors(theme: Theme, names: string[], discussed: string | undefined): Color[] {
  const { data, seriesMute, accent } = theme.colors
  const count = names.length
  const most = [...data, seriesMute, data[2]].slice(0, count) as Color[]
  const isMuted = count > 3 && !most.slice(0, -1).includes(seriesMute)
  const colors = isMuted ? most.with(-1, seriesMute) : most
  const accented = colors.indexOf(accent)
  const chosen = Math.max(0, names.indexOf(discussed ?? ''))
  const own =
    data[0] === accent || accented < 0
      ? colors
      : colors.with(accented, colors[chosen] as Color).with(chosen, accent)
  return toldApart(own, [...data, seriesMute])
}

/** How far apart in OKLab colours that meet have to be. */
const leastApart = 0.11

/** Colours of a ring, where one that can hardly be told from a neighbour gives way to another of the `palette`. */
function toldApart(ring: Color[], palette: Color[]): Color[] {
  return ring.reduce((colors, color, at) => {
    const [before, after] = [colors.at(at - 1) as Color, colors[(at + 1) % colors.length] as Color]
    const isApart = (one: Color, ...others: Color[]) =>
      others.every((other) => distance(one, other) >= leastApart)
    if (at === 0 || isApart(color, before, at === colors.length - 1 ? after : before)) return colors
    const others = palette.filter((one) => isApart(one, before, after))
    const [other = color] = [...others.filter((one) => !colors.includes(one)), ...others]
    return colors.with(at, other)
  }, ring)
}

function distance(one: Color, other: Color): number {
  const [a, b] = [toOkLab(one), toOkLab(other)]
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)))
}
