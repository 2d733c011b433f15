import type { Point, Points } from '../../scene/geometry.ts'
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
 * Data colours in order, the mute colour for the last when there are more than three and it is none of them. In themes whose first data colour
 * is not the accent, the accent goes to the slice that the slide is about: it would stand out on another.
 */
function sliceColors(theme: Theme, names: string[], discussed: string | undefined): Color[] {
  const { data, seriesMute, accent } = theme.colors
  const count = names.length
  const most = [...data, seriesMute, data[2]].slice(0, count) as Color[]
  const isMuted = count > 3 && !most.slice(0, -1).includes(seriesMute)
  const colors = isMuted ? most.with(-1, seriesMute) : most
  const accented = colors.indexOf(accent)
  if (data[0] === accent || accented < 0) return colors
  const chosen = Math.max(0, names.indexOf(discussed ?? ''))
  return colors.with(accented, colors[chosen] as Color).with(chosen, accent)
}
