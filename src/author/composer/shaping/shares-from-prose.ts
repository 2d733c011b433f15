import { allMatches } from '../../../text/all-matches.ts'
import { halfWordsFor } from '../language/figure-words.ts'
import { type Figure, parseFigure, printedSuffix } from '../language/figures.ts'
import { lexiconFor } from '../language/lexicon.ts'
import { percentWords } from '../language/percent-words.ts'
import { isDense, wordCount } from '../language/script.ts'
import { stopwordsFor } from '../language/stopwords.ts'
import { spanOf } from '../reading/mapped-text.ts'
import type { Atom } from './atom.ts'
import { mostDecimals, ownDecimals } from './chart-draft.ts'
import type { ChartPart, Part, ProsePart } from './part.ts'
import { capitalize } from './shorten.ts'
import { quantitiesOf } from './stated-figure.ts'
import { isTimePoint } from './time-axis.ts'

/** Slices that can be told apart. */
const fewestShares = 3
const mostShares = 6
/** Words of a slice's name, and what a sum of rounded percentages may be off by. */
const mostNameWords = 8
const percentSlack = 2

/**
 * Prose with a sentence that shares out a whole ("46 percent comes from memberships, 27 percent from machines, …"): the
 * shares as a ring between what stands before and after. They are percentages that make 100, or amounts in one unit that
 * make a total which the sentence or the one before it states. Undefined for all other prose.
 */
export function sharesFromProse(part: ProsePart, language: string): Part[] | undefined {
  for (const [index, atom] of part.atoms.entries()) {
    const chart = sharesOf(atom, part.atoms[index - 1], language)
    if (chart === undefined) continue
    const prose = (atoms: Atom[]): Part[] => (atoms.length === 0 ? [] : [{ kind: 'prose', atoms }])
    return [
      ...prose(part.atoms.slice(0, index)),
      { kind: 'chart', chart, atoms: [atom] },
      ...prose(part.atoms.slice(index + 1)),
    ]
  }
  return undefined
}

/**
 * The parts with a ring where bars are amounts whose sum the prose beside them states in the same unit: they are shares of
 * that whole.
 */
export function withStatedTotals(parts: readonly Part[], language: string): Part[] {
  if (!parts.some((part) => part.kind === 'chart')) return [...parts]
  const beside = parts.flatMap((part) => (part.kind === 'prose' ? part.atoms : []))
  const stated = beside.flatMap((atom) => figuresOf(atom.text.text, language))
  return parts.map((part) => {
    if (part.kind !== 'chart' || part.chart.chartType !== 'bar') return part
    const { series, unit, decimals, highlightedSeries: _one, ...chart } = part.chart
    const values = series.length === 1 ? (series[0]?.values ?? []) : []
    const amounts = values.flatMap((value) => (value !== null && value > 0 ? [value] : []))
    if (values.length < fewestShares || values.length > mostShares) return part
    const sum = amounts.reduce((total, value) => total + value, 0)
    const isStated = stated.some(
      (one) =>
        one.prefix + one.suffix !== '' &&
        one.prefix === unit.prefix.trim() &&
        one.suffix === unit.suffix.trim() &&
        Math.abs(one.value - sum) <= 10 ** -decimals / 2,
    )
    return amounts.length === values.length && isStated
      ? { ...part, chart: { ...chart, series, unit, decimals, chartType: 'doughnut' } }
      : part
  })
}

/** A share with the place of its figure in the sentence. */
interface Share {
  from: number
  to: number
  value: number
  decimals: number
  printed: string
  prefix: string
  suffix: string
}

function sharesOf(
  atom: Atom,
  before: Atom | undefined,
  language: string,
): ChartPart['chart'] | undefined {
  const text = atom.text.text.replace(/[.。]\s*$/u, '')
  const all = figuresOf(text, language)
  const stated = [...all, ...figuresOf(before?.text.text ?? '', language)]
  const found = wholeOf(all, stated)
  const names = found === undefined ? undefined : namesOf(text, found, language)
  const [first] = found ?? []
  if (found === undefined || names === undefined || first === undefined) return undefined
  const values = found.map(({ value }) => value)
  const decimals = mostDecimals(found)
  return {
    chartType: 'doughnut',
    categories: names.map((name) => capitalize(name, language)),
    series: [{ name: '', values, ...ownDecimals(values, found, decimals) }],
    unit: { prefix: first.prefix, suffix: printedSuffix(first.suffix) },
    decimals,
    highlightedCategory: values.indexOf(Math.max(...values)),
    spans: found.map(() => spanOf(atom.text)),
  }
}

const percentOnly = new RegExp(`^(?:${percentWords})$`, 'iu')

/** The amounts of a sentence, halves included. */
function figuresOf(text: string, language: string): Share[] {
  const figures = quantitiesOf(text, language).flatMap(({ from, to }): Share[] => {
    const printed = text.slice(from, to).replace(/['’]\p{L}+$/u, '')
    const figure: Figure | undefined = parseFigure(
      printed.replace(/^([%％])\s?(.*)$/u, '$2$1'),
      language,
    )
    if (figure === undefined || figure.value <= 0 || figure.signed) return []
    const { value, decimals, prefix, suffix } = figure
    const isPercent = percentOnly.test(prefix) || percentOnly.test(suffix)
    const unit = isPercent ? { prefix: '', suffix: '%' } : { prefix, suffix }
    return [{ from, to, value, decimals, printed, ...unit }]
  })
  const halves = allMatches(text, halfWordsFor(language)).map((match): Share => {
    const [printed] = match
    const to = match.index + printed.length
    return { from: match.index, to, value: 50, decimals: 0, printed, prefix: '', suffix: '%' }
  })
  return [...figures, ...halves].sort((a, b) => a.from - b.from)
}

/** The figures one after the other that make a whole together: the longest such row. */
function wholeOf(all: readonly Share[], stated: readonly Share[]): Share[] | undefined {
  for (let length = Math.min(mostShares, all.length); length >= fewestShares; length--)
    for (let from = 0; from + length <= all.length; from++) {
      const shares = all.slice(from, from + length)
      if (makeWhole(shares, stated)) return shares
    }
  return undefined
}

function makeWhole(shares: readonly Share[], stated: readonly Share[]): boolean {
  const [first] = shares
  if (first === undefined || first.prefix + first.suffix === '') return false
  const inUnit = (one: Share) => one.prefix === first.prefix && one.suffix === first.suffix
  if (!shares.every(inUnit)) return false
  const sum = shares.reduce((total, { value }) => total + value, 0)
  if (first.suffix === '%') return Math.abs(sum - 100) <= percentSlack
  const rounding = 10 ** -Math.max(...shares.map(({ decimals }) => decimals)) / 2
  return stated.some(
    (one) => !shares.includes(one) && inUnit(one) && Math.abs(one.value - sum) <= rounding,
  )
}

/**
 * What each share is a share of, where every one stands before its name: without the small word that all of the names
 * begin with, up to the comma or the conjunction before the next. Undefined where one has none, or a long one.
 */
function namesOf(text: string, shares: readonly Share[], language: string): string[] | undefined {
  const conjunctions = lexiconFor(language).connectives
  const pieces: string[] = []
  for (const [index, { to }] of shares.entries()) {
    const next = shares[index + 1]?.from
    const piece = text.slice(to, next).trim()
    const listed = /^(.*?)(?:\s*[,;，；、]\s*|\s+)(?:(\p{L}+)\s*)?$/u.exec(`${piece} `)
    const [, before = '', conjunction = ''] = listed ?? []
    if (next === undefined) pieces.push(piece)
    else if (/[,;，；、]$/u.test(piece)) pieces.push(piece.slice(0, -1).trim())
    else if (conjunctions.includes(conjunction.toLowerCase())) pieces.push(before.trim())
    else return undefined
  }
  const names = withoutSmallWords(pieces, language).map((name) => {
    const [named = '', ...further] = name.split(/\s*[,;，；、(（]\s*/u)
    // "an office in Bonn, Kiel and Ulm" is not one in Bonn.
    const isList = further.some((one) =>
      one.split(/\s+/u).some((word) => conjunctions.includes(word)),
    )
    return isList ? name : named
  })
  const apart = new Set(names.map((name) => name.toLowerCase()))
  const fits = (name: string) =>
    /\p{L}/u.test(name) &&
    wordCount(name) <= mostNameWords &&
    (isDense(name) || wordCount(name) >= 1)
  // Values of times are a course, whatever they add up to.
  const isCourse = names.filter(isTimePoint).length >= 2
  return apart.size === names.length && names.every(fits) && !isCourse ? names : undefined
}

/**
 * "comes from members", "from machines", "from the town" without the small word that each begins with, and without what
 * leads to it in the first.
 */
function withoutSmallWords(pieces: readonly string[], language: string): string[] {
  const stopwords = stopwordsFor(language)
  const smallWords = (piece: string) =>
    allMatches(piece, /[\p{L}\p{M}’']+\s+/gu)
      .map((match) => ({ index: match.index, end: match.index + match[0].length, word: match[0] }))
      .filter(({ word }) => stopwords.has(word.trim().toLowerCase()))
  const [first = '', ...others] = pieces
  const leads = others.map((piece) => smallWords(piece)[0])
  const inFirst = smallWords(first)
  const lead = inFirst.find(({ word }) => leads.some((one) => one?.word === word)) ?? inFirst[0]
  if (lead === undefined || leads.some((one) => one?.index !== 0)) return [...pieces]
  return [
    first.slice(lead.end),
    ...others.map((piece, index) => piece.slice(leads[index]?.end ?? 0)),
  ]
}
