import { allMatches } from '../../../text/all-matches.ts'
import { findFigures, isUnit } from '../language/figure-phrases.ts'
import { type Figure, normalizeDigits, parseFigure, printedSuffix } from '../language/figures.ts'
import { lexiconFor } from '../language/lexicon.ts'
import { withoutOfWhich } from '../language/of-which-words.ts'
import { wordCount } from '../language/script.ts'
import { stopwordsFor } from '../language/stopwords.ts'
import {
  joinMapped,
  type MappedText,
  sliceMapped,
  spanOf,
  trimMapped,
} from '../reading/mapped-text.ts'
import type { ListItemSource } from '../reading/source-block.ts'
import { amount } from '../reading/tallies.ts'
import { type ChartDraft, mostDecimals, ownDecimals } from './chart-draft.ts'
import { capitalize, withoutFullStop } from './shorten.ts'
import { isTimeAxis, isTimePoint } from './time-axis.ts'

const fewestValues = 3
/** Slices that can be told apart. */
const mostShares = 6
const mostValues = 10
/** Beyond this ratio the small bars cannot be seen. */
const maximumSpread = 200

/**
 * Bars of a list whose items are one quantity in one unit ("North: $4.2M" …), a line when their names are points in
 * time. Percentages that do not add up to a whole measure unlike things and are no chart; nor is what has no unit, but its
 * course in time and the parts of a total.
 */
export function valuesFromList(
  items: readonly ListItemSource[],
  language: string,
): ChartDraft | undefined {
  if (items.length < fewestValues || items.length > mostValues) return undefined
  const values = items.map((item) => readValue(item, language))
  const read = values.filter((value) => value !== undefined)
  if (read.length < items.length) return undefined
  const at = read.length > fewestValues ? totalOf(read) : undefined
  const complete = read.filter((_, index) => index !== at)
  const [first] = complete
  if (first === undefined || complete.length < fewestValues) return undefined
  const { prefix, suffix } = first.figure
  const categories = complete.map(({ name }) => name)
  const time = isTimeAxis(categories)
  // Parts of a total are of one unit, whether it is written or not.
  if (prefix + suffix === '' && !time && at === undefined) return undefined
  if (complete.some(({ figure }) => figure.prefix !== prefix || figure.suffix !== suffix))
    return undefined
  const figures = complete.map(({ figure }) => figure)
  const decimals = mostDecimals(figures)
  const numbers = figures.map(({ value }) => value)
  const sizes = numbers.map(Math.abs).filter((size) => size > 0)
  if (sizes.length < numbers.length || Math.max(...sizes) / Math.min(...sizes) > maximumSpread)
    return undefined
  if (new Set(categories).size < categories.length) return undefined
  // Behind a comma the figure is one of several that an item has.
  if (categories.some((name) => /\p{N}.*[,;，；]\s*$/u.test(name))) return undefined
  // "Suite: weekdays 150 €, weekends 190 €": an item with two of one unit is no single value.
  const isOfUnit = (printed: string) => {
    const figure = parseFigure(printed, language)
    return figure !== undefined && figure.prefix === prefix && figure.suffix === suffix
  }
  const states = (name: string) => {
    const bare = name.replace(/[(（][^()（）]*[)）]/gu, '')
    return findFigures(bare, language).some(({ from, to }) => isOfUnit(bare.slice(from, to)))
  }
  if (prefix + suffix !== '' && categories.some(states)) return undefined
  const total = at === undefined ? undefined : items[at]
  const isShared = total !== undefined && categories.length <= mostShares
  return {
    chartType: time ? 'line' : isShared ? 'doughnut' : 'bar',
    categories: categories.map((name) =>
      total === undefined ? name : capitalize(withoutOfWhich(name, language), language),
    ),
    series: [{ name: '', values: numbers, ...ownDecimals(numbers, figures, decimals) }],
    unit: { prefix, suffix: printedSuffix(suffix) },
    decimals,
    ...(isShared ? {} : { highlightedSeries: 0 }),
    highlightedCategory: time ? numbers.length - 1 : numbers.indexOf(Math.max(...numbers)),
    spans: items.filter((item) => item !== total).map((item) => spanOf(item.text)),
    ...(total === undefined
      ? {}
      : { total: { text: withoutFullStop(total.text.text), span: spanOf(total.text) } }),
  }
}

/** Which of some values in one unit the others make, the first or the last, whatever it is called. */
function totalOf(values: readonly { figure: Figure }[]): number | undefined {
  const sum = values.reduce((all, { figure }) => all + figure.value, 0)
  return [values.length - 1, 0].find((at) => {
    const own = values[at]?.figure
    return own !== undefined && Math.abs(sum - 2 * own.value) < 10 ** -own.decimals / 2
  })
}

/** "Paid social €60,000": a name of few words, then the figure with its unit. */
const namedFigure =
  /^(\S(?:.{0,40}\S)?)\s+((?:\p{Sc}\s?|[A-Z]{2,3}\s)?\p{Nd}[\p{Nd}.,\s\u00a0\u202f]*\S{0,3})$/u
const mostNameWords = 4

/**
 * Bars of a sentence that is only a list of such values ("Paid social €60,000, creators €35,000, reserve €15,000"): the
 * chart and its pieces. Undefined for any other sentence.
 */
export function valuesFromSentence(
  sentence: MappedText,
  language: string,
): { chart: ChartDraft; items: ListItemSource[] } | undefined {
  const items: ListItemSource[] = []
  for (const piece of piecesOf(sentence, language)) {
    const match = namedFigure.exec(piece.text)
    const [, name = ''] = match ?? []
    const last = /[\p{L}\p{M}’']+$/u.exec(name)?.[0].toLowerCase() ?? ''
    // "Sales rose to €60,000" says more than how much there is of something.
    if (wordCount(name) > mostNameWords || stopwordsFor(language).has(last)) return undefined
    if (last === '' && !isTimePoint(name)) return undefined
    const text = joinMapped(
      [sliceMapped(piece, 0, name.length), sliceMapped(piece, name.length)],
      ':',
    )
    items.push({ text, lead: 0, more: [], children: [] })
  }
  const chart = valuesFromList(items, language)
  if (chart === undefined) return undefined
  const categories = chart.categories.map((name) => capitalize(name, language))
  return { chart: { ...chart, categories }, items }
}

/** Pieces between commas that are not in a number, and where a conjunction stands between the last two. */
function piecesOf(sentence: MappedText, language: string): MappedText[] {
  const body = sliceMapped(sentence, 0, sentence.text.replace(/[.。;]\s*$/u, '').length)
  const pieces: MappedText[] = []
  let from = 0
  for (const match of allMatches(body.text, /[,;]\s+|[，；、]\s*|$/gu)) {
    pieces.push(...atConjunction(trimMapped(sliceMapped(body, from, match.index)), language))
    from = match.index + match[0].length
  }
  return pieces
}

/** "and reserve €15,000", "rent €35,000 and reserve €15,000"; not "press and events €15,000". */
function atConjunction(piece: MappedText, language: string): MappedText[] {
  for (const match of allMatches(piece.text, /(?:^|\s)(\p{L}+)\s/gu)) {
    if (!lexiconFor(language).connectives.includes(match[1]?.toLowerCase() ?? '')) continue
    const before = trimMapped(sliceMapped(piece, 0, match.index))
    const after = sliceMapped(piece, match.index + match[0].length)
    if (before.text === '') return [after]
    if (namedFigure.test(before.text)) return [before, after]
  }
  return [piece]
}

/** A name and what stands behind it: a colon, a dash, an equals sign, dots, or a space before an amount. */
const namedValue = new RegExp(
  `^(.{1,70}?)(?:\\s*:\\s+|\\s*：\\s*|\\s+[–—-]\\s+|\\s*=\\s*|\\s*\\.{2,}\\s*|\\s+)((?:[~≈]\\s?)?${amount}(?:\\s?[\\p{L}\\p{M}\\p{Sc}][^\\p{N}:;]{0,15}?)?)[.;,]?$`,
  'u',
)
const parted = /[:：–—=.-]\s*$/u

function readValue(
  item: ListItemSource,
  language: string,
): { name: string; printed: string; figure: Figure } | undefined {
  if (item.children.length > 0 || item.more.length > 0) return undefined
  const { text } = item.text
  const plain = normalizeDigits(text)
  const [, read = '', value = ''] = namedValue.exec(plain) ?? []
  const at = plain.lastIndexOf(value)
  const name = text.slice(0, read.length).trim()
  if (value === '' || !/\p{L}/u.test(name)) return undefined
  const printed = text.slice(at, at + value.length)
  const figure = parseFigure(printed, language)
  // A figure that begins before it is a compound numeral ("1억 8,600만 원").
  const stated = findFigures(text, language).find(({ to }) => to > at)
  const isWhole = stated !== undefined && stated.from >= at && stated.kind !== 'percent'
  if (figure === undefined || figure.signed || !isWhole) return undefined
  // Behind a space alone stands an amount, and no words that go on ("opened 3 shops").
  const isParted = parted.test(plain.slice(0, at).slice(read.length))
  // "1 million 150 thousand" is one.
  if (!isParted && /\p{Nd}\s?\p{L}+$/u.test(name)) return undefined
  return isParted || figure.suffix === '' || isUnit(figure.suffix)
    ? { name, printed, figure }
    : undefined
}
