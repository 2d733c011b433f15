import { findDates } from '../../author/composer/language/dates.ts'
import { findFigures } from '../../author/composer/language/figure-phrases.ts'
import { allMatches } from '../../text/all-matches.ts'
import { wordingsOf } from '../lexicons/any-language.ts'

/**
 * The parts of given words: lines, else what semicolons or slashes with spaces part, else commas and the last "and".
 * @param count how many there must be; undefined is answered where there are not so many.
 */
export function listOfPayload(text: string, count: number): string[] | undefined {
  for (const parts of waysToPart(text, spacedAnd)) if (parts.length === count) return parts
  return undefined
}

/**
 * The parts of words that may be several: one where nothing parts them.
 * @param joint what joins the last two, or all where no sign parts them.
 */
export function partsOfPayload(text: string, joint = spacedAnd): string[] {
  const ways = waysToPart(text, joint)
  return ways.find((parts) => parts.length > 1) ?? ways[0] ?? []
}

/** The parts of words that lines, semicolons or numbers part; commas may stand within one. */
export const partsBySigns = (text: string): string[] =>
  [...waysToPart(text, spacedAnd)].slice(0, -1).find((parts) => parts.length > 1) ?? [text]

/** The items of a list as it is spoken: "rent, food and travel" has three, "research and development, sales" two. */
export const spokenItems = (text: string): string[] => partsOfPayload(text, spokenAnd)

/** Whether signs part words, and not only "and": "Snow and ice" may be one. */
export const isPartedBySigns = (text: string): boolean =>
  [...waysToPart(text, spacedAnd).slice(0, -1), text.split(comma)].some((parts) => parts.length > 1)

/** The ways to part given values, those with most parts first: also by commas alone, where "and" stands within a name ("L6 and above"). */
export const waysToPartValues = (text: string): string[][] =>
  [...waysToPart(text, spacedAnd), text.split(comma).map((part) => part.trim())]
    .filter((parts) => parts.length > 0)
    .toSorted((one, other) => other.length - one.length)

function waysToPart(text: string, joint: RegExp): string[][] {
  const by = (sign: RegExp) => tidy(text.split(sign), joint)
  return [
    by(/\n/),
    numbered(text),
    by(/\s*\|\s*/),
    by(/[;；／]\s*|\s+\/\s+/),
    tidy(commaParts(text, joint), joint),
  ]
}

/** Parts without the marks of a list; of a spoken one also without the "and" before the last. */
const tidy = (parts: readonly string[], joint: RegExp): string[] =>
  parts
    .map((part) => part.replace(/^\s*(?:(?:[-–—•*·]|\d+[.)])\s+|・\s*)/, '').trim())
    .map((part, at) => (at > 0 && joint === spokenAnd ? part.replace(leadingAnd, '') : part))
    .map(unquoted)
    .filter((part) => part !== '')

/** "1. hire 2. train 3. travel": what counts itself. */
function numbered(text: string): string[] {
  if (!/^\s*1[.)]\s/.test(text)) return []
  return text
    .split(/(?:^|\s)\d{1,2}[.)]\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

const and = `(?:${wordingsOf('and')}|&)`
const spacedAnd = new RegExp(`\\s+${and}\\s+`, 'u')
const spokenAnd = new RegExp(`${spacedAnd.source}|${wordingsOf('andUnspaced')}`, 'u')
const leadingAnd = new RegExp(`^\\s*${and}\\s+`, 'u')
const comma = /\s*(?:,(?!\d)|[，、])\s*/

/** "A, B and C" in any language: where signs part them, a word for "and" does so before the last one alone. */
function commaParts(text: string, joint: RegExp): string[] {
  const parts = text.split(comma)
  const last = parts.pop() ?? ''
  if (parts.length === 0) return last.split(joint)
  const found = leadingAnd.test(last) ? undefined : allMatches(last, new RegExp(joint, 'gu')).at(-1)
  if (found === undefined) return [...parts, last]
  return [...parts, last.slice(0, found.index), last.slice(found.index + found[0].length)]
}

/** Quoted words without their signs. */
const unquoted = (part: string) =>
  /^(?:["“„”](.+)["”“]|['‘‚](.+)['’‘]|«\s?(.+?)\s?»|「(.+)」)$/su
    .exec(part)
    ?.slice(1)
    .find(Boolean) ?? part

/** A name and a number of given words: "Q1 12", "EU: 45 %", "45 for EU"; a year is a name beside a number. */
export interface GivenPair {
  name: string
  value: number
  /** The number as it was written, with its unit. */
  label: string
  prefix: string
  suffix: string
}

const currencies = ['USD', 'EUR']
const units = ['%', '€', '\\$', '£', 'k', 'kWh', 'km', 'kg', 'm', 'h', wordingsOf('largeNumber')]

const amount = new RegExp(
  `([€$£¥]|\\b(?:${currencies.join('|')}) )?\\s?` +
    "((?<![\\p{L}\\p{N}.,])[-+−]?(?:\\d{1,3}(?:[ \\u00a0'’]\\d{3})+(?:[.,]\\d+)?|\\d[\\d.,]*\\d|\\d))" +
    `(?:\\s?(${units.join('|')})(?![\\p{L}\\p{N}])|\\s?(?:${wordingsOf('largeNumberUnspaced')})|(?![\\p{L}\\p{N}]|\\.\\p{L}))`,
  'gu',
)

/** The pairs of given words; undefined where one of them has no name or no number. */
export function pairsOfPayload(text: string): GivenPair[] | undefined {
  const parts = partsOfPayload(text)
  const pairs = parts.map((part) => {
    const [found] = [...part.matchAll(amount)].toReversed()
    if (found?.[2] === undefined) return undefined
    const [label, prefix = '', digits, suffix = ''] = found
    const name = (part.slice(0, found.index) + part.slice(found.index + label.length))
      .replace(/^[\s:：=–—-]+|[\s:：=–—-]+$/gu, '')
      .trim()
    const value = numberIn(digits)
    // "Title Classes. Week 12: 6" says more than a name.
    return name === '' || /\p{L}{4}[.!?]\s/u.test(name) || Number.isNaN(value)
      ? undefined
      : { name, value, label: label.trim(), prefix: prefix.trim(), suffix }
  })
  if (pairs.includes(undefined)) return undefined
  const found = pairs as GivenPair[]
  const unit = sharedUnit(found)
  return unit === undefined
    ? found
    : found.map((pair) => ({
        ...pair,
        name: pair.name.slice(0, -unit.length).trim(),
        suffix: unit,
        label: `${pair.label} ${unit}`,
      }))
}

/** "2026 17 **GWh**, 2027 25 **GWh**": the word behind the figures of all. */
function sharedUnit(pairs: readonly GivenPair[]): string | undefined {
  const [unit, ...others] = new Set(
    pairs.map(({ name, suffix }) =>
      suffix === '' ? /\s(\p{L}[\p{L}²³/]*)$/u.exec(name)?.[1] : '',
    ),
  )
  const isOne = others.length === 0 && pairs.length > 1
  return isOne && unit !== '' && pairs.every(({ name }) => /^\d/.test(name)) ? unit : undefined
}

/** "1,200", "1.200", "2.20", "1 200,5": the last sign parts decimals unless three digits follow it. */
function numberIn(digits: string): number {
  const plain = digits.replace(/[\s\u00a0'’]/g, '').replace('−', '-')
  const decimal = /^(.*)[.,](\d{1,2}|\d{4,})$/.exec(plain) ?? /^(-?0)[.,](\d+)$/.exec(plain)
  const whole = (decimal?.[1] ?? plain).replace(/[.,]/g, '')
  return Number(decimal === null ? whole : `${whole}.${decimal[2]}`)
}

/** What words say that are nothing but an amount: "14", "28,1 %". */
export function amountOfPayload(text: string): { value: number; decimals: number } | undefined {
  const [found, ...others] = [...text.trim().matchAll(amount)]
  if (found?.[2] === undefined || others.length > 0 || found[0].trim() !== text.trim())
    return undefined
  const value = numberIn(found[2])
  const [, decimals = ''] = String(value).split('.')
  return Number.isNaN(value) ? undefined : { value, decimals: decimals.length }
}

/** A number with one unit beside it, of letters or a sign, whatever it counts. */
const withUnit =
  /^(?:(?:\p{Sc}|\p{L}{1,4}\.?)\s?)?[-+−]?\p{Nd}(?:[\p{Nd}.,'’\s]*\p{Nd})?\s?(\p{Sc}|[%‰°]|\p{L}[\p{L}\p{M}.²³/]*)?$/u

/**
 * Of which kind an amount is that words are and nothing else, so that one can stand in place of another: money, a time, a
 * share, else its own unit ("30 members"); '' has no unit. Undefined are dates, and what is no amount.
 */
export function kindOfAmount(text: string, language: string): string | undefined {
  const said = text.trim()
  const found = withUnit.exec(said)
  if (!found || findDates(said, language).length > 0) return undefined
  const figure = findFigures(said, language).find(
    ({ from, to }) => from === 0 && to === said.length,
  )
  if (figure !== undefined && figure.kind !== 'count') return figure.kind
  return found[1]?.toLowerCase() ?? ''
}
