import { formatChartValue } from '../../deck/blocks/chart/format-value.ts'
import { type ChartBlock, isTimeSeries } from '../../deck/blocks/chart/schema.ts'
import { type Color, contrastRatio } from '../../scene/paint.ts'
import type { Theme } from '../themes/theme.ts'

/** A series with the colours that the theme gives it. */
export interface PaintedSeries {
  name: string
  values: (number | null)[]
  color: Color
  pointColors?: Color[]
  /** Whether the slide is about this series. */
  strong: boolean
}

/** More series than this cannot be told apart. */
export const mostSeries = 6

/**
 * Colours by meaning: with one series, the category discussed stands out; with two and one discussed, the other is
 * muted; more take the data colours in order, the discussed one first.
 */
export function paintSeries(chart: ChartBlock, theme: Theme): PaintedSeries[] {
  const { accent, seriesMute, data } = theme.colors
  const { highlightedSeries, highlightedCategory, series } = chart
  if (series.length === 1)
    return series.map((one) => ({
      ...one,
      color: accent,
      strong: true,
      ...(highlightedCategory === undefined || isTimeSeries(chart.chartType)
        ? {}
        : {
            pointColors: one.values.map((_, index) =>
              index === highlightedCategory ? accent : seriesMute,
            ),
          }),
    }))
  const discussed = highlightedSeries ?? -1
  const rest = data.filter((color) => color !== accent)
  return series.map((one, index) => {
    if (index === discussed) return { ...one, color: accent, strong: true }
    if (discussed >= 0 && discussed < series.length) {
      const place = index < discussed ? index : index - 1
      const color = series.length === 2 ? seriesMute : (rest[place % rest.length] as Color)
      return { ...one, color, strong: false }
    }
    return { ...one, color: data[index % data.length] as Color, strong: index === 0 }
  })
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

/** A series' own colour for text about it on the page; ink where that colour is too light to be read. */
export function textColor({ colors, ground }: Theme, series: PaintedSeries): Color {
  if (contrastRatio(series.color, ground) >= 4.5) return series.color
  return series.strong ? colors.ink : colors.mutedInk
}

/**
 * A spreadsheet number format that prints as `formatChartValue` does. It is written in the form of English (ECMA-376
 * 18.8.30); software shows the separators of its user.
 */
export function numberFormat(chart: Pick<ChartBlock, 'unit' | 'decimals'>): string {
  const digits = chart.decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(chart.decimals)}`
  const quoted = (text: string) => (text === '' ? '' : `"${text.replaceAll('"', '')}"`)
  const { prefix, suffix } = chart.unit
  const positive = `${quoted(prefix)}${digits}${quoted(suffix)}`
  return `${positive};${quoted(`−${prefix}`)}${digits}${quoted(suffix)}`
}

/** What a screen reader says of a chart: each category with its values. */
export function describeChart(title: string, chart: ChartBlock): string {
  const rows = chart.categories.slice(0, 40).map((category, index) => {
    const values = chart.series.map((series) => {
      const value = formatChartValue(series.values[index] ?? null, chart)
      return chart.series.length > 1 ? `${series.name} ${value}` : value
    })
    return `${category}: ${values.join(', ')}`
  })
  return [title, ...rows].filter(Boolean).join('; ')
}
