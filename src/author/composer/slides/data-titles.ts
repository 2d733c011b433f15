import { formatChartValue } from '../../../deck/blocks/chart/format-value.ts'
import { isRound } from '../../../deck/blocks/chart/schema.ts'
import { parseFigure } from '../language/figures.ts'
import { namesProcess } from '../language/heading-words.ts'
import {
  countInWords,
  fillTemplate,
  type TitleTemplates,
  titleTemplatesFor,
} from '../language/title-templates.ts'
import type { ChartDraft } from '../shaping/chart-draft.ts'
import type { ChartPart, ComparisonPart, Part, TimelinePart, Topic } from '../shaping/part.ts'
import { capitalize } from '../shaping/shorten.ts'
import { isTimeAxis } from '../shaping/time-axis.ts'
import type { Composing } from './slide-draft.ts'
import { isTitleLength } from './stated-titles.ts'

/**
 * Titles that say what the data of a part shows, best first. Each claim is checked against the data; where the data
 * shows none, or the language has no template, there are none.
 */
export function dataTitles(part: Part, topic: Topic, composing: Composing): string[] {
  const { language } = composing
  const templates = titleTemplatesFor(language)
  const titles = templates === undefined ? [] : claims(part, topic, templates, composing)
  if (part.kind === 'comparison') titles.push(...comparisonTitles(part, language))
  return titles.filter(isTitleLength).map((title) => capitalize(title, language))
}

function claims(
  part: Part,
  topic: Topic,
  templates: TitleTemplates,
  composing: Composing,
): string[] {
  const { language } = composing
  switch (part.kind) {
    case 'chart':
      return chartTitles(part, templates, language)
    case 'timeline':
      return timelineTitles(part, templates, language)
    case 'steps': {
      const heading = topic.heading?.text.replace(/[\s:：.。?？]+$/u, '') ?? ''
      const count = part.atoms.length
      if (count < 3 || count > 10) return []
      const n = countInWords(count, language)
      if (heading === '')
        return [fillTemplate(templates.inSteps, { a: composing.phrases.process, n })]
      const several = topic.parts.filter((one) => one.kind === 'steps').length > 1
      if (several || !namesProcess(heading)) return []
      return [fillTemplate(templates.inSteps, { a: heading, n })]
    }
    case 'cards': {
      // Things that have dates or conditions are things to do.
      const due = part.cards.filter((card) => card.foot !== '').length
      return topic.heading === undefined && due >= 2 ? [composing.phrases.nextSteps] : []
    }
    default:
      return []
  }
}

function chartTitles(part: ChartPart, templates: TitleTemplates, language: string): string[] {
  const { chart } = part
  const last = chart.series[chart.series.length - 1]
  if (last === undefined || chart.categories.length < 2) return []
  if (isRound(chart.chartType)) return shareTitles(chart, templates, last.values, language)
  if (isTimeAxis(chart.categories)) return trendTitles(chart, templates, language)
  const top = onlyLargest(last.values)
  const titles: string[] = []
  const growth = growthOf(chart, language)
  const fastest = growth === undefined ? undefined : onlyLargest(growth.map((one) => one.rate))
  if (growth !== undefined && fastest !== undefined && (growth[fastest]?.rate ?? 0) > 0) {
    const a = chart.categories[fastest] ?? ''
    const first = chart.series.length > 1 ? chart.series[0] : undefined
    const remains = first !== undefined && onlyLargest(first.values) === top
    if (top !== undefined && top !== fastest && remains)
      titles.push(fillTemplate(templates.fastestLargest, { a, b: chart.categories[top] ?? '' }))
    const x = (growth[fastest]?.printed ?? '').replace(/^\+\s?/u, '')
    if (x !== '') titles.push(fillTemplate(templates.fastest, { a, x }))
  }
  if (top !== undefined && chart.series.length === 1) {
    const x = formatChartValue(last.values[top] ?? null, { ...chart, language })
    titles.push(fillTemplate(templates.highest, { a: chart.categories[top] ?? '', x }))
  }
  return titles
}

function shareTitles(
  chart: ChartDraft,
  templates: TitleTemplates,
  values: readonly (number | null)[],
  language: string,
): string[] {
  const top = onlyLargest(values)
  if (top === undefined) return []
  const x = formatChartValue(values[top] ?? null, { ...chart, language })
  return [fillTemplate(templates.largestShare, { a: chart.categories[top] ?? '', x })]
}

/** From the first to the last point in time, for the one series that there is or that the chart is about. */
function trendTitles(chart: ChartDraft, templates: TitleTemplates, language: string): string[] {
  const series = chart.series[chart.series.length === 1 ? 0 : (chart.highlightedSeries ?? -1)]
  if (series === undefined || series.name.trim() === '') return []
  const from = series.values[0]
  const to = series.values[series.values.length - 1]
  if (from === null || to === null || from === undefined || to === undefined || from === to)
    return []
  const printed = (value: number) => formatChartValue(value, { ...chart, language })
  const top = onlyLargest(series.values)
  // From 11 to 13 by way of 21 is no rise.
  if (top !== undefined && turnsAt(top, series.values)) {
    const a = chart.categories[top] ?? ''
    return [fillTemplate(templates.highest, { a, x: printed(series.values[top] ?? 0) })]
  }
  return [
    fillTemplate(to > from ? templates.rose : templates.fell, {
      a: series.name.trim(),
      x: printed(from),
      y: printed(to),
    }),
  ]
}

/** A peak is one that both ends stay below by more than this part of it. */
const peakMargin = 0.1

/** Whether a largest value is a peak between two lower ends. */
function turnsAt(top: number, values: readonly (number | null)[]): boolean {
  const most = values[top] ?? 0
  const ends = [values[0], values[values.length - 1]]
  return ends.every((end) => (end ?? 0) < most * (1 - peakMargin))
}

/** How much each category grew: as the source prints it, else between the first and the last of series that are points in time. */
function growthOf(
  chart: ChartDraft,
  language: string,
): { rate: number; printed: string }[] | undefined {
  const printed = chart.annotations
  if (printed !== undefined) {
    const rates = printed.map((text) => parseFigure(text, language))
    if (rates.some((rate) => rate === undefined || rate.suffix !== '%')) return undefined
    return rates.map((rate, index) => ({ rate: rate?.value ?? 0, printed: printed[index] ?? '' }))
  }
  const first = chart.series[0]
  const last = chart.series[chart.series.length - 1]
  if (first === undefined || last === undefined || first === last) return undefined
  if (!inTime(first.name, last.name)) return undefined
  const rates = first.values.map((value, index) => {
    const now = last.values[index]
    return value === null || now === null || now === undefined || value <= 0
      ? undefined
      : now / value - 1
  })
  return rates.every((rate) => rate !== undefined)
    ? rates.map((rate) => ({ rate, printed: '' }))
    : undefined
}

/** Whether two series are named after points in time, the first before the second ("Q3 2025", "Q3 2026"). */
function inTime(first: string, last: string): boolean {
  const years = [first, last].map((name) => Number(/(?:19|20)\d{2}/u.exec(name)?.[0] ?? Number.NaN))
  const [from = Number.NaN, to = Number.NaN] = years
  return from < to
}

/** The index of the largest value; undefined when two share it or there is none. */
function onlyLargest(values: readonly (number | null)[]): number | undefined {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return undefined
  const most = Math.max(...known)
  const at = values.indexOf(most)
  return values.indexOf(most, at + 1) < 0 ? at : undefined
}

const plannedEnd =
  /[\s,]+(?:is |are |wird |werden |est |está |è )?(?:planned|scheduled|expected|geplant|prévue?s?|previst[oa]s?|planead[oa]|planejad[oa]|gepland|planerad|planlagt|planowan[aey]|запланирован[аоы]?|заплановано|planlanıyor|direncanakan)$/iu

function timelineTitles(part: TimelinePart, templates: TitleTemplates, language: string): string[] {
  const planned = part.events.filter((event) => event.planned)
  const done = part.events.length - planned.length
  const [next] = planned
  const last = part.events[part.events.length - 1]
  const titles: string[] = []
  const inOrder = part.events.slice(done).every((event) => event.planned)
  if (next !== undefined && inOrder && done >= 2 && done <= 12) {
    const a = next.text.text.replace(/[\s.。]+$/u, '').replace(plannedEnd, '')
    titles.push(fillTemplate(templates.milestonesNext, { n: countInWords(done, language), a }))
  }
  const [first] = part.events
  if (first !== undefined && last !== undefined && part.events.length >= 3)
    titles.push(
      fillTemplate(templates.milestonesBetween, { x: first.date.text, y: last.date.text }),
    )
  return titles
}

/** What the source says first of each side, or of the aspect that both have something short on. */
function comparisonTitles(part: ComparisonPart, language: string): string[] {
  const [left, right] = part.sides
  if (left === undefined || right === undefined || part.sides.length !== 2) return []
  const named = part.rows.map(({ cells }) =>
    part.sides.map((side, index) => {
      const cell = cells[index]?.text.replace(/[\s.;。]+$/u, '')
      return cell === undefined ? undefined : `${capitalize(side.text, language)}: ${cell}`
    }),
  )
  const separator = language.startsWith('ar') ? '؛ ' : /^(?:ja|zh)/u.test(language) ? '；' : '; '
  return named
    .filter((cells) => cells.every((cell) => cell !== undefined))
    .map((cells) => cells.join(separator))
    .filter(isTitleLength)
}
