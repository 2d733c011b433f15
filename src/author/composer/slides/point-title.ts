import { isAboutListeners, isAboutSpeaker, isInterjection } from '../language/address-words.ts'
import { findDates, isDate } from '../language/dates.ts'
import { lexiconFor } from '../language/lexicon.ts'
import { isDense, wordCount } from '../language/script.ts'
import { sequenceWordLength } from '../language/sequence-words.ts'
import { saysPlace } from '../reading/section-marks.ts'
import type { Atom } from '../shaping/atom.ts'
import { shorten, withoutFullStop } from '../shaping/shorten.ts'
import { standsAlone } from '../shaping/stands-alone.ts'

/** Words of a title that is a sentence (WORDS of the mockups: at most 12), and its length in two lines of every theme. */
const titleWords = 12
const longTitleWords = 16
const titleLength = 72
/** The same in scripts without spaces, whose characters are as wide as high. */
const denseTitleLength = 30
/** Fewer words say too little for a title. */
const fewestWords = 4
const fewestDenseWords = 3

/** Whether a title keeps to the length that two lines hold. */
export function isTitleLength(title: string): boolean {
  return title.length <= (isDense(title) ? denseTitleLength : titleLength)
}

/**
 * A whole sentence as a title that states its slide's point, without its full stop; undefined where it is long, asks,
 * exclaims, speaks of its speaker or to somebody, is one of several things counted up or does not stand alone. Nothing is cut out of it but
 * a connective at its start.
 */
export function pointTitle(atom: Atom, language: string): string | undefined {
  return sentenceTitle(atom, language, titleWords)
}

/** Whether a sentence fits over a slide under no heading, where nothing shorter names it. */
function isLongTitle(title: string): boolean {
  const words = wordCount(title)
  return (
    words >= fewestOf(title) &&
    words <= longTitleWords &&
    title.length <= (isDense(title) ? denseTitleLength : longestClause)
  )
}

/** The same of a sentence of some words more, for a slide under no heading that would have no title else. */
export function longTitle(atom: Atom, language: string): string | undefined {
  return sentenceTitle(atom, language, longTitleWords)
}

/** The same of a sentence in which somebody speaks of themselves: what they tell has no other. */
export function toldTitle(atom: Atom, language: string): string | undefined {
  return sentenceTitle(atom, language, longTitleWords, true)
}

/** Words and length of a sentence that a cover has room for. */
const coverWords = 24
const coverLength = 120

/** A whole sentence over a text that nothing shorter names. */
export function coverTitle(atom: Atom, language: string): string | undefined {
  const { text } = atom.text
  if (atom.kind !== 'sentence' || !canName(atom, language) || /[:：]\s|https?:|\S@\S/u.test(text))
    return undefined
  const words = wordCount(text)
  const fits = words >= fewestOf(text) && words <= coverWords && text.length <= coverLength
  return fits && !tiesBack(text, language) ? withoutFullStop(text.trim()) : undefined
}

function sentenceTitle(
  atom: Atom,
  language: string,
  most: number,
  isPersonal = false,
): string | undefined {
  const { text } = atom.text
  if (atom.kind !== 'sentence' || !canName(atom, language, isPersonal)) return undefined
  if (/[:：]\s|https?:|\S@\S|^[(（[]/u.test(text) || isDateline(text, language)) return undefined
  const title = shorten(text, { language, limit: 1000, hardLimit: 1000 })
  const words = wordCount(title)
  const fits = most === titleWords ? isTitleLength(title) : isLongTitle(title)
  if (words < fewestOf(title) || words > most || !fits) return undefined
  return tiesBack(title, language) ? undefined : title
}

/** Who, for whom and when, with commas between ("Comparison for the board, Femke & Ruud, 22 January."). */
function isDateline(text: string, language: string): boolean {
  const pieces = text.replace(/[\s.。]+$/u, '').split(/[,，、]\s*/u)
  return pieces.length > 2 && isDate(pieces.at(-1) ?? '', language)
}

/** Whether a sentence says something of its subject, to everybody and for good. */
function canName({ lead, text: { text } }: Atom, language: string, isPersonal = false): boolean {
  return (
    lead === 0 &&
    standsAlone(text, language) &&
    !/[?？؟!！]\s*$|\\\p{L}|^\s*["“„«»「『‘‚—–-]/u.test(text) &&
    !isAboutListeners(text, language) &&
    (isPersonal || !isAboutSpeaker(text, language)) &&
    !isCounted(text, language) &&
    !isInterjection(text)
  )
}

/** "Second, …": one of several things, which has its place among the others. */
export function isCounted(text: string, language: string): boolean {
  return saysPlace(text) || sequenceWordLength(text, language) > 0
}

function fewestOf(title: string): number {
  return isDense(title) ? fewestDenseWords : fewestWords
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

/** A question that a title has room for and that is asked of nobody ("What would help?", not "Can you hear me?"). */
export function questionTitle({ lead, text }: Atom, language: string): string | undefined {
  const asked = text.text.trim()
  const isFit =
    lead === 0 &&
    /[?？؟]$/u.test(asked) &&
    wordCount(asked) <= titleWords + 1 &&
    isTitleLength(asked) &&
    standsAlone(asked, language) &&
    !isAboutSpeaker(asked, language) &&
    !isAboutListeners(asked, language)
  return isFit ? asked : undefined
}

/** Words before a colon or a semicolon that are more than a lead-in ("Otherwise: …"). */
const fewestBefore = 6
/** Characters of a title of three lines. */
const longestClause = 90

/** The main clause of a sentence that stands alone, where it is short enough for a title of at most `most` words. */
export function clauseTitle(atom: Atom, most: number, language: string): string | undefined {
  const { text } = atom.text
  if (!canName(atom, language)) return undefined
  // What a colon or a semicolon ends is whole.
  const [first = text] = text.split(/[:：](?=\s|[^\p{ASCII}])|\s*[;；]\s*/u)
  const clauses = wordCount(first) >= fewestBefore ? [text, first] : [text]
  return clauses.map((one) => mainClause(one, most, language)).find((one) => one !== undefined)
}

function mainClause(text: string, most: number, language: string): string | undefined {
  if (/[:：]/u.test(text)) return undefined
  const clause = shorten(text, { language, limit: titleWords, hardLimit: most })
  const fits = wordCount(clause) <= most && clause.length <= longestClause
  return fits && standsAlone(clause, language) && wordsBesideDates(clause, language) >= fewestWords
    ? clause
    : undefined
}

/** The words of a clause without its dates ("Berlin, 8 May 2026" says nothing). */
function wordsBesideDates(clause: string, language: string): number {
  let rest = clause
  for (const { from, to } of [...findDates(clause, language)].reverse())
    rest = rest.slice(0, from) + rest.slice(to)
  return wordCount(rest)
}
