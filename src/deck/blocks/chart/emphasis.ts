import { saysWords } from '../../../text/says-words.ts'
import { printedValue, unitIn } from './format-value.ts'
import { type ChartBlock, isTimeSeries } from './schema.ts'

/** What a chart is about: a series, a category, both, or nothing more than anything else. */
interface Emphasis {
  highlightedSeries?: number
  highlightedCategory?: number
}

/**
 * What is emphasised in a chart: what it highlights; else the one series or the one category that the title of its slide
 * names, or says the value of; else the newest: of series named by their times the last one, of categories that are points
 * in time the last one. Shares of a whole and things side by side have none that is newest. `language` is a BCP 47 tag.
 */
export function emphasisOf(chart: ChartBlock, title = '', language = 'en'): Emphasis {
  const { highlightedSeries, highlightedCategory, categories, series, chartType } = chart
  if (highlightedSeries !== undefined || highlightedCategory !== undefined)
    return {
      ...(highlightedSeries === undefined ? {} : { highlightedSeries }),
      ...(highlightedCategory === undefined ? {} : { highlightedCategory }),
    }
  const namedSeries = series.length > 1 ? onlyNamed(seriesNames(chart), title, language) : undefined
  const namedCategory =
    onlyNamed(categories, title, language) ??
    (series.length === 1 ? onlyWithValue(chart, title, language) : undefined)
  if (namedSeries !== undefined || namedCategory !== undefined)
    return {
      ...(namedSeries === undefined ? {} : { highlightedSeries: namedSeries }),
      ...(namedCategory === undefined ? {} : { highlightedCategory: namedCategory }),
    }
  if (series.length > 1)
    return areTimes(seriesNames(chart)) ? { highlightedSeries: series.length - 1 } : {}
  const timed = isTimeSeries(chartType) || (chartType === 'bar' && areTimes(categories))
  return timed && categories.length > 1 ? { highlightedCategory: categories.length - 1 } : {}
}

function seriesNames({ series }: ChartBlock): string[] {
  return series.map(({ name }) => name)
}

/** The place of the one name that a title has, in whole or by its year; undefined where it has none or several. */
function onlyNamed(names: readonly string[], title: string, language: string): number | undefined {
  const whole = names.map((name) => name.trim() !== '' && saysWords(title, name, language))
  const titled = new Set(yearsIn(title))
  const named = whole.some(Boolean)
    ? whole
    : names.map((name) => {
        const years = yearsIn(name)
        return years.length === 1 && titled.has(years[0] as string)
      })
  return onlyTrue(named)
}

/** The place of the one value that a title says; a single digit says too little. */
function onlyWithValue(chart: ChartBlock, title: string, language: string): number | undefined {
  return onlyTrue(
    chart.categories.map((_, category) => {
      const unit = unitIn(language, chart.unit)
      const printed = printedValue({ ...chart, unit, language }, 0, category)
      return /\p{Nd}.*\p{Nd}/u.test(printed) && saysWords(title, printed, language)
    }),
  )
}

function onlyTrue(list: readonly boolean[]): number | undefined {
  const first = list.indexOf(true)
  return first >= 0 && first === list.lastIndexOf(true) ? first : undefined
}

function yearsIn(text: string): string[] {
  return [...text.matchAll(/(?<!\d)(?:19|20|21)\d\d(?!\d)/g)].map(([year]) => year)
}

/** Whether every name has one year, and the years do not go back: "2024年3月期", "2026 (from September)", "Q3 2026". */
function areTimes(names: readonly string[]): boolean {
  const years = names.map(yearsIn)
  return years.every(
    (found, index) => found.length === 1 && Number(found[0]) >= Number(years[index - 1]?.[0] ?? 0),
  )
}
