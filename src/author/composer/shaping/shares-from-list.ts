import { parseFigure } from '../language/figures.ts'
import { spanOf } from '../reading/mapped-text.ts'
import type { ListItemSource } from '../reading/source-block.ts'
import type { ChartDraft } from './chart-draft.ts'

/**
 * A pie of a list whose items are shares of one whole ("Personnel: 46%" … summing to 100), up to six; undefined for any
 * other list.
 */
export function sharesFromList(
  items: readonly ListItemSource[],
  language: string,
): ChartDraft | undefined {
  if (items.length < 3 || items.length > 6) return undefined
  const shares = items.map((item) => readShare(item, language))
  const complete = shares.flatMap((share) => (share === undefined ? [] : [share]))
  if (complete.length < items.length) return undefined
  const sum = complete.reduce((total, share) => total + share.value, 0)
  if (sum < 98 || sum > 102) return undefined
  const values = complete.map((share) => share.value)
  return {
    chartType: 'doughnut',
    categories: complete.map((share) => share.name),
    series: [{ name: '', values }],
    unit: { prefix: '', suffix: '%' },
    decimals: Math.max(...complete.map((share) => share.decimals)),
    highlightedCategory: values.indexOf(Math.max(...values)),
    spans: items.map((item) => spanOf(item.text)),
    printed: complete.map((share) => share.printed),
  }
}

interface Share {
  name: string
  printed: string
  value: number
  decimals: number
}

/** "Personnel: 46%", "46% personnel"; undefined for any other item. */
export function readShare(item: ListItemSource, language: string): Share | undefined {
  if (item.children.length > 0 || item.more.length > 0) return undefined
  const { text } = item.text
  const match =
    /^(.{1,50}?)\s*(?:[:：=,،，–—-]\s*|\s\(\s*)([~≈]?\p{Nd}[\p{Nd}.,٫٬]*\s*[%％٪])\)?[.;]?$/u.exec(
      text,
    ) ?? undefined
  const reversed =
    /^([~≈]?\p{Nd}[\p{Nd}.,٫٬]*\s*[%％٪])\s+(\S.{1,50}?)[.;]?$/u.exec(text) ?? undefined
  const name = (match?.[1] ?? reversed?.[2])?.trim()
  const printed = (match?.[2] ?? reversed?.[1])?.trim()
  if (name === undefined || printed === undefined || !/\p{L}/u.test(name)) return undefined
  const figure = parseFigure(printed, language)
  return figure === undefined || figure.value <= 0
    ? undefined
    : { name, printed, value: figure.value, decimals: figure.decimals }
}
