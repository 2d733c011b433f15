import { normalizeDigits, parseFigure } from '../language/figures.ts'
import { percentWords } from '../language/percent-words.ts'
import { spanOf } from '../reading/mapped-text.ts'
import type { ListItemSource } from '../reading/source-block.ts'
import { type ChartDraft, mostDecimals, ownDecimals } from './chart-draft.ts'

/** More slices cannot be told apart. */
const mostSlices = 6
const mostBars = 10

/**
 * A ring of a list whose items are shares of one whole ("Personnel: 46%", "46 per cent personnel" … summing to 100), bars
 * where there are more than six; undefined for any other list. Two shares have to be the whole exactly.
 */
export function sharesFromList(
  items: readonly ListItemSource[],
  language: string,
): ChartDraft | undefined {
  if (items.length < 2 || items.length > mostBars) return undefined
  const shares = items.map((item) => readShare(item, language))
  const complete = shares.flatMap((share) => (share === undefined ? [] : [share]))
  if (complete.length < items.length) return undefined
  const sum = complete.reduce((total, share) => total + share.value, 0)
  if (sum < 98 || sum > 102 || (items.length === 2 && Math.abs(sum - 100) > 0.01)) return undefined
  const values = complete.map((share) => share.value)
  const decimals = mostDecimals(complete)
  return {
    chartType: items.length <= mostSlices ? 'doughnut' : 'bar',
    categories: complete.map((share) => share.name),
    series: [{ name: '', values, ...ownDecimals(values, complete, decimals) }],
    unit: { prefix: '', suffix: '%' },
    decimals,
    highlightedCategory: values.indexOf(Math.max(...values)),
    ...(items.length <= mostSlices ? {} : { highlightedSeries: 0 }),
    spans: items.map((item) => spanOf(item.text)),
  }
}

interface Share {
  name: string
  printed: string
  value: number
  decimals: number
}

const number = '[~≈]?\\d{1,3}(?:[.,٫]\\d{1,2})?'
const share = `${number}\\s?(?:${percentWords})|[%％]\\s?${number}|百分之\\s?${number}`
/** "Personnel: 46%", "Personnel (46 %)", "Personnel .... 46%", "Personnel 46 per cent". */
const nameFirst = new RegExp(
  `^(.{1,50}?)(?:\\s*(?:[:：=,،，、–—…-]|\\.{2,}|[(（])\\s*|\\s+)(${share})[)）]?[.;,]?$`,
  'iu',
)
/** "46% personnel", "46 % – personnel". */
const shareFirst = new RegExp(
  `^(${share})(?:\\s*(?:[:：=,،，–—]|-(?=\\s))\\s*|\\s+)(\\S.{1,50}?)[.;,]?$`,
  'iu',
)

/** The name and the value of an item that is a share of something; undefined for any other item. */
export function readShare(item: ListItemSource, language: string): Share | undefined {
  if (item.children.length > 0 || item.more.length > 0) return undefined
  const { text } = item.text
  const plain = normalizeDigits(text)
  if (plain.length !== text.length || plain.length > 90) return undefined
  const match = nameFirst.exec(plain)
  const reversed = match === null ? shareFirst.exec(plain) : null
  const shown = match?.[2] ?? reversed?.[1]
  const named = match?.[1] ?? reversed?.[2]
  if (shown === undefined || named === undefined) return undefined
  const at = plain.indexOf(named)
  const name = text.slice(at, at + named.length).replace(/[\s.…:,–—-]+$/u, '')
  const from = match === null ? 0 : plain.lastIndexOf(shown)
  const printed = text.slice(from, from + shown.length).trim()
  if (!/\p{L}/u.test(name) || /[(（]$/u.test(name)) return undefined
  const figure = parseFigure(/\p{Nd}[\p{Nd}.,٫]*/u.exec(printed)?.[0] ?? '', language)
  return figure === undefined || figure.value <= 0 || figure.signed
    ? undefined
    : { name, printed, value: figure.value, decimals: figure.decimals }
}
