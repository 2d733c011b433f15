import { type Figure, parseFigure, printedSuffix } from '../language/figures.ts'
import { spanOf } from '../reading/mapped-text.ts'
import type { ListItemSource } from '../reading/source-block.ts'
import type { ChartDraft } from './chart-draft.ts'
import { isTimeAxis } from './time-axis.ts'

const fewestValues = 3
const mostValues = 10
/** Beyond this ratio the small bars cannot be seen. */
const maximumSpread = 200

/**
 * Bars of a list whose items are one quantity in one unit ("North: $4.2M" …), a line when their names are points in
 * time. Percentages that do not add up to a whole measure unlike things and are no chart; nor is anything without a unit.
 */
export function valuesFromList(
  items: readonly ListItemSource[],
  language: string,
): ChartDraft | undefined {
  if (items.length < fewestValues || items.length > mostValues) return undefined
  const values = items.map((item) => readValue(item, language))
  const complete = values.filter((value) => value !== undefined)
  const [first] = complete
  if (complete.length < items.length || first === undefined) return undefined
  const { prefix, suffix } = first.figure
  if ((prefix === '' && suffix === '') || /[%‰]/u.test(suffix)) return undefined
  if (complete.some(({ figure }) => figure.prefix !== prefix || figure.suffix !== suffix))
    return undefined
  const numbers = complete.map(({ figure }) => figure.value)
  const sizes = numbers.map(Math.abs).filter((size) => size > 0)
  if (sizes.length < numbers.length || Math.max(...sizes) / Math.min(...sizes) > maximumSpread)
    return undefined
  const categories = complete.map(({ name }) => name)
  if (new Set(categories).size < categories.length) return undefined
  const time = isTimeAxis(categories)
  return {
    chartType: time ? 'line' : 'bar',
    categories,
    series: [{ name: '', values: numbers }],
    unit: { prefix, suffix: printedSuffix(suffix) },
    decimals: Math.max(...complete.map(({ figure }) => figure.decimals)),
    highlightedSeries: 0,
    highlightedCategory: time ? numbers.length - 1 : numbers.indexOf(Math.max(...numbers)),
    spans: items.map((item) => spanOf(item.text)),
    printed: complete.map(({ printed }) => printed),
  }
}

function readValue(
  item: ListItemSource,
  language: string,
): { name: string; printed: string; figure: Figure } | undefined {
  if (item.children.length > 0 || item.more.length > 0) return undefined
  const match = /^(.{1,50}?)\s*(?::\s+|：\s*|\s[–—-]\s+|=\s*)(\S.*?)[.;]?$/u.exec(item.text.text)
  const name = match?.[1]?.trim()
  const printed = match?.[2]?.trim()
  if (name === undefined || printed === undefined || !/[\p{L}\p{N}]/u.test(name)) return undefined
  const figure = parseFigure(printed, language)
  return figure === undefined || figure.signed ? undefined : { name, printed, figure }
}
