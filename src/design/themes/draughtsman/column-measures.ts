import { formatChartValue } from '../../../deck/blocks/chart/format-value.ts'
import type { ChartBlock } from '../../../deck/blocks/chart/schema.ts'
import type { Points } from '../../../scene/geometry.ts'
import type { Sheet } from '../../sheet.ts'
import { inFont, resized, type TypeStep } from '../type-step.ts'

/** The series that the drawing is about and the one that it is compared with, by their place among the columns. */
export interface ColumnSeries {
  name: string
  values: (number | null)[]
  compared: boolean
}

const mostCategories = 10

/** One series or two, nothing below zero, few enough categories; else undefined. */
export function columnSeries(chart: ChartBlock): ColumnSeries[] | undefined {
  const { series, categories } = chart
  const values = series.flatMap((one) => one.values)
  if (categories.length > mostCategories || series.length > 2) return undefined
  if (values.some((value) => value !== null && value < 0)) return undefined
  const shown = Math.min(chart.highlightedSeries ?? series.length - 1, series.length - 1)
  return series.map((one, index) => ({ ...one, compared: index !== shown }))
}

/** How columns and what is printed at them are measured. */
export interface ColumnMeasures {
  pitch: Points
  column: Points
  /** From the start of a category to its first column. */
  inset: Points
  main: TypeStep
  compared: TypeStep
  /** Whether changes are dimensioned beside the columns. */
  measured: boolean
}

const sizes = [
  { main: 15, compared: 12 },
  { main: 13, compared: 12 },
  { main: 12, compared: 12 },
]
/** From the last column to the text of its change. */
export const changeLeft: Points = 24

/** Measures with which all values can be printed; undefined when there are none. */
export function columnMeasures(
  sheet: Sheet,
  chart: ChartBlock,
  series: ColumnSeries[],
  width: Points,
): ColumnMeasures | undefined {
  const { value, small, body } = sheet.theme.type
  const count = chart.categories.length
  const pitch = width / count
  const changes = (chart.annotations ?? []).filter((text) => text !== '')
  const changeStep = inFont(body, sheet.theme.strong)
  const changeWidth = Math.max(
    0,
    ...changes.map((text) => sheet.measure(text.slice(0, 60), changeStep)),
  )
  const wanted = changes.length > 0 && series.length === 2
  const widest = series.length === 1 ? 60 : Math.max(42, Math.min(64, pitch * 0.24))
  for (const measured of wanted ? [true, false] : [false])
    for (const size of sizes) {
      const main = resized(value, size.main)
      const compared = resized(small, size.compared)
      const room = pitch - (measured ? changeLeft + changeWidth + 6 : 20)
      const column = Math.min(widest, room / series.length)
      const used = column * series.length
      // The plot of the native chart must not reach over the sheet's edge.
      const inset = measured ? Math.max(12, (pitch - used) / 2 - 25) : (pitch - used) / 2
      if (measured && inset + used + changeLeft + changeWidth > pitch + 8) continue
      if (column < 14) continue
      const valueWidth = (one: ColumnSeries) =>
        Math.max(
          0,
          ...one.values.map((number) =>
            sheet.measure(formatChartValue(number, chart), one.compared ? compared : main, true),
          ),
        ) * 1.02
      const widths = series.map(valueWidth)
      const apart = series.length === 1 ? pitch - 6 : 2 * column - 6
      const sum = widths.reduce((total, one) => total + one, 0)
      // The outer value may reach over the edge of its column, not into the next category.
      const edge = Math.max(...widths) - column
      if (sum > apart || edge > Math.min(2 * inset, 14)) continue
      return { pitch, column, inset, main, compared, measured }
    }
  return undefined
}

/** What tells two names apart: "Q3 2025" and "Q3 2026" differ in their years. The names themselves otherwise. */
export function tellingParts(first: string, second: string): [string, string] {
  const words = (name: string) => name.split(/[\s,;:()/]+/).filter(Boolean)
  const only = (own: string[], other: string[]) => own.filter((word) => !other.includes(word))
  const [a, b] = [words(first), words(second)]
  const [one, two] = [only(a, b), only(b, a)]
  return one.length === 1 && two.length === 1
    ? [one[0] as string, two[0] as string]
    : [first, second]
}
