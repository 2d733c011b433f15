import { emphasisOf } from '../../deck/blocks/chart/emphasis.ts'
import { printedValue, unitIn } from '../../deck/blocks/chart/format-value.ts'
import type { ChartBlock } from '../../deck/blocks/chart/schema.ts'
import { saysWords } from '../../text/says-words.ts'
import { commonUnit } from './series-unit.ts'

/** A chart of a slide, in the language of its deck. */
type SlideChart = ChartBlock & { language: string }

/** A chart as it is drawn: what it is about is settled, and its unit stands in one place. */
export interface ShownChart extends SlideChart {
  /** What stands at each value, by series and category; empty at a gap. */
  printed: string[][]
  /** What the values count, and their unit where it does not stand at each of them; empty where the slide says it. */
  heading: string
  /** The chart of the document, and what else its slide says. */
  given: { chart: SlideChart; said: readonly string[] }
}

/** The chart as it is drawn on a slide that says some things already: its title, its eyebrow. */
export function shownChart(chart: SlideChart, said: readonly string[] = []): ShownChart {
  return shown(chart, said, !isSign(chart.unit))
}

/** The same chart with its unit in the heading, for values that have no room for it. */
export function withUnitInHeading({ given }: ShownChart): ShownChart {
  return shown(given.chart, given.said, true)
}

function shown(chart: SlideChart, said: readonly string[], bare: boolean): ShownChart {
  const { prefix, suffix } = unitIn(chart.language, chart.unit)
  const drawn = {
    ...chart,
    ...emphasisOf(chart, said[0], chart.language),
    unit: bare ? { prefix: '', suffix: '' } : { prefix, suffix },
  }
  // Names of series that end with a unit are bare where the slide says it.
  const own = commonUnit(chart.series.map(({ name }) => name))
  const isSaid = own !== '' && said.some((text) => saysWords(text, own.slice(2), chart.language))
  const series = isSaid
    ? chart.series.map((one) => ({ ...one, name: one.name.slice(0, -own.length) }))
    : chart.series
  const printed = chart.series.map(({ values }, series) =>
    values.map((value, category) => (value === null ? '' : printedValue(drawn, series, category))),
  )
  const unit = bare ? `${prefix}${suffix}`.replace(/\s+/g, ' ').trim() : ''
  return {
    ...drawn,
    series,
    printed,
    heading: headingOf(chart, unit, said, printed.flat().filter(Boolean)),
    given: { chart, said },
  }
}

/**
 * What the values count and their unit, without what one of them, the slide or every printed value says already. A slide
 * that says the unit of some number ("in 2.2 seconds") does not say what the chart counts in.
 */
function headingOf(
  chart: SlideChart,
  unit: string,
  said: readonly string[],
  printed: readonly string[],
): string {
  const has = (text: string, part: string) => saysWords(text, part, chart.language)
  const [only, ...more] = chart.series
  const counted = chart.valueTitle || (more.length === 0 ? (only?.name ?? '') : '')
  const parts = has(counted, unit) ? [counted] : has(unit, counted) ? [unit] : [counted, unit]
  const isSaid = (part: string) =>
    said.some((text) => has(withoutNumbered(text, part), part)) ||
    printed.every((value) => value.includes(part) || endsInUnit(value, part))
  const left = parts.filter((part) => part !== '' && !isSaid(part))
  // A sign alone over a chart would say of nothing that it is a unit.
  return left.length === 1 && left[0] === unit && !/\p{L}{3}/u.test(unit)
    ? `(${unit})`
    : left.join(', ')
}

/** Whether a printed value ends as a unit of one word does, in another size of it: 46億円 is in the yen of 万円. */
function endsInUnit(value: string, unit: string): boolean {
  const last = [...unit].at(-1) ?? ''
  return /^\p{Lo}+$/u.test(unit) && value.endsWith(last)
}

/** A text without the places where words follow a number. */
function withoutNumbered(text: string, words: string): string {
  return text.split(words).reduce((before, after) => {
    const isNumbered = /\p{Nd}[\s\u00a0\u202f]*$/u.test(before)
    return `${before}${isNumbered ? '' : words}${after}`
  })
}

/**
 * Whether a unit is a sign that belongs to its number (%, €, °C, the M of $12M) rather than a word (hotels, Mio. €),
 * which is said once: no letters, or at most two right at the number.
 */
function isSign({ prefix, suffix }: ChartBlock['unit']): boolean {
  return [prefix.trimStart(), suffix.trimEnd()].every(
    (part) => !/\p{L}/u.test(part) || (!/\s/.test(part) && [...part].length <= 2),
  )
}

/**
 * The series that a comparison is about, by its index, and the one that it is compared with: of two the one named, else
 * the last; one has nothing to be compared with. Undefined for more.
 */
export function comparedSeries({
  series,
  highlightedSeries,
}: ChartBlock): { main: number; compared?: number } | undefined {
  if (series.length === 1) return { main: 0 }
  if (series.length > 2) return undefined
  const main = Math.min(highlightedSeries ?? 1, 1)
  return { main, compared: 1 - main }
}

/** What a screen reader says of a chart: each category with its values, their unit at each. */
export function describeChart(title: string, { given: { chart } }: ShownChart): string {
  const rows = chart.categories.slice(0, 40).map((category, index) => {
    const values = chart.series.map(({ name }, series) =>
      [chart.series.length > 1 ? name : '', printedValue(chart, series, index)].join(' ').trim(),
    )
    const note = chart.annotations?.[index] ?? ''
    return `${category}: ${[...values, note].filter(Boolean).join(', ')}`
  })
  return [title, chart.valueTitle, chart.categoryTitle, ...rows].filter(Boolean).join('; ')
}
