import { isTimeSeries } from '../../deck/blocks/chart/schema.ts'
import type { ChartSeries } from '../../scene/node.ts'
import { toOkLab } from '../../scene/oklab.ts'
import { type Color, contrastRatio, type Stroke } from '../../scene/paint.ts'
import type { Sheet } from '../sheet.ts'
import type { Theme } from '../themes/theme.ts'
import type { TypeStep } from '../themes/type-step.ts'
import type { MarkPaint } from './chart-description.ts'
import type { ChartLook, MarkRole } from './chart-look.ts'
import { numberFormat } from './number-format.ts'
import type { ShownChart } from './shown-chart.ts'

/** A series with its colours and what is printed of it. */
export interface PaintedSeries {
  name: string
  values: (number | null)[]
  printed: string[]
  /** Whether the slide is about this series. */
  strong: boolean
  /** Of its line, and of what is not told by categories. */
  color: Color
  /** Of its sample in a key; `text` is that of its name there. */
  sample: MarkPaint
  /** By category. */
  marks: MarkPaint[]
}

/** More series than this cannot be told apart. */
export const mostSeries = 6

/**
 * Colours by meaning: with one series, the category discussed stands out; with two and one discussed, the other is
 * muted; more take the data colours in order, the discussed one first. A theme may give marks colours of its own.
 */
export function paintSeries(
  chart: ShownChart,
  theme: Theme,
  kind: MarkRole['kind'],
  look: ChartLook,
  stroke?: Stroke,
): PaintedSeries[] {
  const { accent, seriesMute, ink, mutedInk } = theme.colors
  const { highlightedSeries, highlightedCategory, series } = chart
  const told = highlightedCategory !== undefined && !isTimeSeries(chart.chartType)
  return series.map(({ name, values }, index) => {
    const { color, strong } = seriesColor(chart, theme, index)
    const isMuted = !strong && highlightedSeries !== undefined
    const alone = series.length === 1
    // Of equals the marks are coloured, not their names: not every colour could be read.
    const plain = isMuted ? mutedInk : strong || alone ? textColor(theme, color) : ink
    // Of three or more each has a data colour: a theme's own two are for one and what it is compared with.
    const isMain = alone || (series.length === 2 && index === highlightedSeries)
    const isCompared = series.length === 2 && highlightedSeries !== undefined
    const role = isMain ? 'main' : isCompared ? 'compared' : 'equal'
    // On lines the one point that a chart names is filled among hollow ones.
    const pointed = kind === 'point' && chart.given.chart.highlightedCategory !== undefined
    const paint = (fill: Color, discussed: boolean, text: Color): MarkPaint => {
      const usual =
        pointed && !discussed
          ? { fill: theme.ground, stroke: { color: fill, width: 1.5 }, text }
          : { fill, text, ...(stroke && { stroke }) }
      return look.paint?.(usual, { kind, series: role, discussed, place: 0 }, theme) ?? usual
    }
    const marks = values.map((_, category) => {
      const discussed = category === highlightedCategory
      const fill = told && alone && !discussed ? seriesMute : color
      const written =
        kind === 'part'
          ? legibleOn(theme, fill)
          : kind === 'point' || kind === 'body'
            ? textColor(theme, color)
            : told && alone
              ? discussed
                ? accent
                : ink
              : plain
      return paint(fill, discussed, written)
    })
    const printed = chart.printed[index] ?? []
    const sample = paint(color, false, plain)
    return { name, values, printed, strong, color, sample, marks }
  })
}

/** Series nearer than this in OKLab are told apart only side by side; such a colour is taken last. */
const leastDifference = 0.11

function difference(one: Color, other: Color): number {
  const [a, b] = [toOkLab(one), toOkLab(other)]
  return Math.hypot(...a.map((part, at) => part - (b[at] ?? 0)))
}

function seriesColor({ series, highlightedSeries }: ShownChart, theme: Theme, index: number) {
  const { accent, seriesMute, data } = theme.colors
  if (series.length === 1 || index === highlightedSeries) return { color: accent, strong: true }
  if (highlightedSeries === undefined)
    return { color: data[index % data.length] as Color, strong: false }
  if (series.length === 2) return { color: seriesMute, strong: false }
  const isNear = (color: Color) => difference(color, accent) < leastDifference
  const [near, far] = [data.filter(isNear), data.filter((color) => !isNear(color))]
  const rest = [...far, ...near.filter((color) => color !== accent)]
  const place = index < highlightedSeries ? index : index - 1
  return { color: rest[place % rest.length] as Color, strong: false }
}

/**
 * The colour to write with on a bar or a slice: the theme's ink or background, or black or white where a colour of
 * middling lightness needs them.
 */
export function legibleOn({ colors }: Theme, fill: Color): Color {
  const best = (one: Color, other: Color) =>
    contrastRatio(one, fill) > contrastRatio(other, fill) ? one : other
  const own = best(colors.ink, colors.background)
  return contrastRatio(own, fill) >= 4.5 ? own : best('#000000', '#FFFFFF')
}

/** A colour for text about what is drawn in it on the page; ink where it is too light to be read. */
export function textColor({ colors, ground }: Theme, color: Color): Color {
  return contrastRatio(color, ground) >= 4.5 ? color : colors.ink
}

/** How the values of a series are printed by the chart itself. */
interface NativeLabels {
  step: TypeStep
  position?: NonNullable<ChartSeries['labelPosition']>
}

/** A series of the native chart: its colours, and how it prints its values where it does; `held` says which, all if absent. */
export function nativeSeries(
  sheet: Sheet,
  chart: ShownChart,
  index: number,
  series: PaintedSeries,
  labels?: NativeLabels,
  held?: readonly boolean[],
): ChartSeries {
  const usual = series.sample
  const { marks } = series
  const differs = (of: (paint: MarkPaint) => unknown) =>
    marks.some((mark) => JSON.stringify(of(mark)) !== JSON.stringify(of(usual)))
  const text = mostOften(marks.map((mark) => mark.text)) ?? usual.text
  return {
    name: series.name,
    values: series.values,
    color: usual.fill ?? usual.stroke?.color ?? series.color,
    ...(usual.fill === undefined && { hollow: true }),
    ...(usual.stroke && { outline: usual.stroke }),
    ...(differs(({ fill }) => fill) && {
      pointColors: marks.map((mark) => mark.fill ?? usual.fill ?? series.color),
    }),
    ...(differs(({ stroke }) => stroke) && { pointOutlines: marks.map((mark) => mark.stroke) }),
    ...(labels && {
      labelStyle: sheet.style(labels.step, text, true),
      ...(labels.position && { labelPosition: labels.position }),
      ...(differs((mark) => mark.text) && { pointLabelColors: marks.map((mark) => mark.text) }),
    }),
    ...nativePrint(chart, index, held),
  }
}

/** What the values of a series are printed as where the chart's own number format does not: labels and formats by point. */
function nativePrint(chart: ShownChart, index: number, held?: readonly boolean[]) {
  const { labels, decimals } = chart.series[index] ?? {}
  return {
    ...((labels?.some(Boolean) || held?.includes(false)) && {
      pointLabels: (chart.series[index]?.values ?? []).map((_, at) =>
        held?.[at] === false ? '' : labels?.[at] || undefined,
      ),
    }),
    ...(decimals?.some((digits) => digits !== null) && {
      pointFormats: decimals.map((digits) =>
        digits === null ? undefined : numberFormat({ ...chart, decimals: digits }),
      ),
    }),
  }
}

function mostOften<Value>(list: Value[]): Value | undefined {
  const counted = (value: Value) => list.filter((one) => one === value).length
  return list.toSorted((a, b) => counted(b) - counted(a))[0]
}
