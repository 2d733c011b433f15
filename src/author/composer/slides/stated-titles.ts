import { baseLanguage } from '../../languages.ts'
import { findDates } from '../language/dates.ts'
import { lexiconFor } from '../language/lexicon.ts'
import { isDense, wordCount } from '../language/script.ts'
import type { Atom } from '../shaping/atom.ts'
import { isSpoken } from '../shaping/atom.ts'
import { leadTerm, refersBack } from '../shaping/bullet-text.ts'
import { shorten } from '../shaping/shorten.ts'

/** Most characters of a title that states a point: one or two lines in every theme. */
const statedLength = 65

/** The same in scripts without spaces, whose characters are as wide as high. */
const denseStatedLength = 28

/** Whether a title keeps to the length that two lines hold. */
export function isTitleLength(title: string): boolean {
  return title.length <= (isDense(title) ? denseStatedLength : statedLength)
}

/**
 * A sentence as a title that states its point, or undefined when it makes none: shortened by deletion to a line or two,
 * without a full stop; no question, nothing that refers back or breaks off.
 */
export function statementTitle(sentence: string, language: string): string | undefined {
  if (/[?？!！:：…]\s*$/u.test(sentence) || refersBack(sentence, language)) return undefined
  const whole = shorten(sentence, { language, limit: 11, hardLimit: 13 })
  const title = isTitleLength(whole) ? whole : compressFigures(whole, language)
  if (!statesOnly(sentence, title)) return undefined
  const words = wordCount(title)
  const least = isDense(title) ? 3 : 4
  if (!isTitleLength(title) || words < least || words > 14) return undefined
  if (/[?？:：…]$/u.test(title) || refersBack(title, language) || isUnbalanced(title))
    return undefined
  // A command in the middle of a text, or code, is no point; neither is a label with a colon in it.
  if (tiesBack(title, language)) return undefined
  if (/^\S+(?:\s\S+)?[:：]|[{}<>=`|\\]|https?:|\s[:：]|[:：]\s.*[:：]\s/u.test(title))
    return undefined
  return title
}

/** Whether every number of a title is one of its sentence: what shortening joins or tears would be a false fact. */
function statesOnly(sentence: string, title: string): boolean {
  const numbers = (text: string) => text.match(/\p{Nd}(?:[\p{Nd}.,]*\p{Nd})?/gu) ?? []
  const stated = new Set(numbers(sentence))
  return numbers(title).every((number) => stated.has(number))
}

/** Whether one of the first words ties the sentence to the one before ("The agent then responds"). */
function tiesBack(title: string, language: string): boolean {
  const [, ...next] = title
    .toLowerCase()
    .split(/[\s,]+/u)
    .slice(0, 4)
  const ties = lexiconFor(language).connectives
  return next.some((word) => word.length > 3 && ties.includes(word))
}

function isUnbalanced(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return (
    count(/[([（「『“«]/gu) !== count(/[)\]）」』”»]/gu) ||
    (count(/"/gu) & 1) === 1 ||
    // A single mark that opens somebody's words; within words it is an apostrophe.
    count(/(?<![\p{L}\p{N}])[‘‚]/gu) > count(/[’‘](?![\p{L}\p{N}])/gu) ||
    /^[,;]|[,;]$/u.test(text)
  )
}

/** Whether a title has a number that is not only in its dates ("Next meeting 19 November"). */
function hasFigure(title: string, language: string): boolean {
  let bare = title
  for (const { from, to } of [...findDates(title, language)].reverse())
    bare = bare.slice(0, from) + bare.slice(to)
  return /\p{N}/u.test(bare)
}

/** The atom that states the point of some, with its title: the best of them that can, leading ones first. */
export function statedPoint(
  atoms: readonly Atom[],
  language: string,
): { atom: Atom; title: string } | undefined {
  let best: { atom: Atom; title: string; value: number } | undefined
  for (const [position, atom] of atoms.entries()) {
    if (!isSpoken(atom) || opensWithTerm(atom) || atom.children.length > 0) continue
    const title = statementTitle(atom.text.text, language)
    if (title === undefined) continue
    const figure = hasFigure(title, language) ? 0.15 : 0
    if (position > 1 && figure === 0) continue
    const value = atom.score + figure + (position === 0 ? 0.3 : 0)
    if (best === undefined || value > best.value) best = { atom, title, value }
  }
  return best
}

/** Whether an atom is a term and what is said of it; the words before a colon in a sentence may be the point itself. */
function opensWithTerm(atom: Atom): boolean {
  return atom.lead > 0 && (atom.kind !== 'sentence' || wordCount(leadTerm(atom)) < leastStatedWords)
}

const leastStatedWords = 4

const adverbials: Record<string, string> = {
  en: 'year over year|year-over-year|year on year|year-on-year|quarter over quarter|month over month|compared with last year',
  de: 'gegenüber dem Vorjahr|im Vorjahresvergleich|im Jahresvergleich',
  fr: 'sur un an|par rapport à l’année précédente|par rapport à l’an dernier',
  es: 'interanual|respecto al año anterior|en comparación con el año anterior',
  it: 'su base annua|rispetto all’anno precedente',
  pt: 'em relação ao ano anterior|face ao ano anterior',
  nl: 'ten opzichte van vorig jaar|op jaarbasis',
  sv: 'jämfört med föregående år',
  ru: 'по сравнению с прошлым годом|год к году',
  uk: 'порівняно з минулим роком|рік до року',
}

/** Prepositions that tie a second figure to a first ("18% to $42.6 million"), and to a noun ("the plan of $40 million"). */
const prepositions: Record<string, { second: string; noun: string; article: string }> = {
  en: { second: 'to', noun: 'of', article: 'the|our|a' },
  de: { second: 'auf', noun: 'von', article: 'der|die|das|den|dem|des|unser|unseren|unserem' },
  fr: { second: 'à', noun: 'de', article: 'le|la|les|notre|du|au' },
  es: { second: 'a|hasta', noun: 'de', article: 'el|la|los|las|del|al' },
  it: { second: 'a', noun: 'di', article: 'il|la|lo|i|gli|le|del|al' },
  pt: { second: 'para', noun: 'de', article: 'o|a|os|as|do|da|ao' },
  nl: { second: 'naar|tot', noun: 'van', article: 'de|het|ons|onze' },
  sv: { second: 'till', noun: 'på', article: 'planen|målet' },
  ru: { second: 'до', noun: 'в', article: 'плана|план|планом' },
  uk: { second: 'до', noun: 'у', article: 'плану|план|планом' },
}

/** A number whole: never the beginning of a longer one ("£498" of "£498,000"), nor a year, which counts nothing. */
const figure =
  '(?<![\\p{Nd}.,])(?!(?:1[89]|20)\\p{Nd}{2}(?![\\p{Nd}.,%\\s]*\\p{Nd}|\\s?[%\\p{Sc}]))[~≈+−–-]?\\p{Sc}?\\s?\\p{Nd}[\\p{Nd}.,\\u00a0\\u202f]*\\p{Nd}?\\s?(?:%|\\p{Sc}|(?:million|billion|thousand|millions|milliards|Millionen|Milliarden|Mio\\.?|Mrd\\.?|millones|milioni|miliardi|milhões|miljoen|miljard|miljoner|млн|млрд|[MBK]\\b)(?:\\s(?:\\p{Sc}|Euro|euros?|Dollar|dollars?|рублей|руб\\.?))?)?'

/**
 * Takes the second of two figures, and the figure of a noun that has an article, out of a sentence that another figure
 * is left in: "grew 18% year over year to $42.6 million, ahead of the plan of $40.0 million" → "grew 18%, ahead of the plan".
 * What is left is as true as before; a range (from … to …) is left alone.
 */
function compressFigures(sentence: string, language: string): string {
  const base = baseLanguage(language)
  let text = sentence
  const adverbial = adverbials[base]
  if (adverbial !== undefined)
    text = text.replace(new RegExp(`,?\\s(?:${adverbial})(?=[\\s,.;]|$)`, 'iu'), '')
  const words = prepositions[base]
  if (words === undefined) return text
  const end = '(?=\\s*(?:[,;](?!\\p{Nd})|$))'
  const ofNoun = new RegExp(
    `((?<![\\p{L}\\p{M}])(?:${words.article})\\s[\\p{L}\\p{M}-]+)\\s(?:${words.noun})\\s${figure}${end}`,
    'iu',
  )
  const second = new RegExp(`(${figure})\\s(?:${words.second})\\s${figure}${end}`, 'iu')
  for (const pattern of [second, ofNoun]) {
    const match = pattern.exec(text)
    if (match?.[1] === undefined) continue
    if (pattern === second && isRange(text.slice(0, match.index), base)) continue
    const shorter = text.replace(pattern, '$1')
    if (/\p{Nd}/u.test(shorter)) text = shorter.trim()
  }
  return text
}

/** Whether the text before a figure opens a range ("from 5" to 10). */
function isRange(before: string, base: string): boolean {
  const from: Record<string, RegExp> = {
    en: /(?:from|up|down|between)\s*$/iu,
    de: /(?:von|vom)\s*$/iu,
    fr: /(?:de|entre)\s*$/iu,
    es: /(?:de|del|desde)\s*$/iu,
    it: /(?:da|dal|dall’|dall')\s*$/iu,
    pt: /(?:de|desde)\s*$/iu,
    nl: /(?:van)\s*$/iu,
    sv: /(?:från)\s*$/iu,
    ru: /(?:с|от)\s*$/iu,
    uk: /(?:з|від)\s*$/iu,
  }
  return from[base]?.test(before) ?? true
}
