import { isSetAgainst } from '../../../text/place-to-shorten.ts'
import { isAboutListeners, isAboutSpeaker, isInterjection } from '../language/address-words.ts'
import { saysSorry } from '../language/apology-words.ts'
import { findDates } from '../language/dates.ts'
import { echoes } from '../language/echo-words.ts'
import { findFigures } from '../language/figure-phrases.ts'
import { isConditional } from '../language/figure-words.ts'
import { lexiconFor } from '../language/lexicon.ts'
import { beginsPointing } from '../language/pointers-back.ts'
import { isDense, wordCount } from '../language/script.ts'
import { sequenceWordLength } from '../language/sequence-words.ts'
import { speechVerb } from '../language/speech-verbs.ts'
import { holdsThanks } from '../language/thanks-words.ts'
import { saysPlace } from '../reading/section-marks.ts'
import type { Atom } from '../shaping/atom.ts'
import { shorten, withoutConjunction } from '../shaping/shorten.ts'
import { goesOn, standsAlone } from '../shaping/stands-alone.ts'

/** What there is room for: words, characters, and those of scripts without spaces, which are as wide as high. */
interface TitleRoom {
  words: number
  length: number
  dense: number
}

/**
 * A title that is a sentence has at most 12 words (WORDS of the mockups) in two lines of every theme; some more over a slide
 * that nothing else names, and as many as a cover has room for.
 */
const rooms = {
  short: { words: 12, length: 72, dense: 30 },
  long: { words: 18, length: 90, dense: 30 },
  cover: { words: 24, length: 120, dense: 120 },
} satisfies Record<string, TitleRoom>

/** A verb that puts what follows into somebody's mouth. */
const saying = new RegExp(`(?:${speechVerb})$`, 'iu')

/** Fewer words say too little for a title. */
const fewestWords = 4
const fewestDenseWords = 3

/** Whether a title keeps to the length that two lines hold. */
export function isTitleLength(title: string): boolean {
  return hasRoom(title, rooms.short)
}

function hasRoom(title: string, { length, dense }: TitleRoom): boolean {
  // Marks above and below letters take no room.
  return title.replace(/\p{M}/gu, '').length <= (isDense(title) ? dense : length)
}

/** What a title may be like: how long, and about whoever speaks or is spoken to. */
interface TitleWish {
  room?: keyof typeof rooms
  isPersonal?: boolean
}

/**
 * A whole sentence as a title that states its slide's point, without its full stop; undefined where it is long, asks,
 * exclaims, speaks of its speaker (unless `isPersonal`) or to somebody, is one of several things counted up or does not stand
 * alone. Nothing is cut out of it but a connective at its start.
 */
export function pointTitle(
  atom: Atom,
  language: string,
  { room = 'short', isPersonal = false }: TitleWish = {},
): string | undefined {
  const { text } = atom.text
  if (atom.kind !== 'sentence' || !canName(atom, language, isPersonal)) return undefined
  if (/[:：]\s|https?:|\S@\S|^[(（[]/u.test(text)) return undefined
  const title = shorten(text, { language, limit: 1000, hardLimit: 1000 })
  const words = wordCount(title)
  if (words < fewestOf(title) || words > rooms[room].words || !hasRoom(title, rooms[room]))
    return undefined
  return tiesBack(title, language) || echoesBefore(title, language) ? undefined : title
}

/** Whether a sentence says something of its subject, to everybody and for good. */
function canName({ lead, text: { text } }: Atom, language: string, isPersonal = false): boolean {
  return (
    lead === 0 &&
    isTelling(text, language) &&
    !isAboutListeners(text, language) &&
    (isPersonal || !isAboutSpeaker(text, language))
  )
}

/** Whether a sentence tells something that means the same without the others. */
function isTelling(text: string, language: string): boolean {
  return (
    standsAlone(text, language) &&
    !/[?？؟]|[!！]\s*$|\\\p{L}|^\s*["“„«»「『‘‚—–-]/u.test(text) &&
    !isCounted(text, language) &&
    !isInterjection(text) &&
    !saysSorry(text, language) &&
    !holdsThanks(text, language)
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

/** Whether a figure is of what another sentence says ("11% did"). */
function echoesBefore(title: string, language: string): boolean {
  const last = findFigures(title, language).at(-1)
  return last !== undefined && echoes(title.slice(last.to), language)
}

/** Words of a question before the one that it is about. */
const askingWords = 2

/** A question that a title has room for and that is asked of nobody ("What would help?", not "Can you hear me?" or "Where is she?"). */
export function questionTitle({ lead, text }: Atom, language: string): string | undefined {
  const asked = withoutConjunction(text.text.trim(), language)
  const words = asked.split(/\s+/u)
  const asksOfIt = words.some(
    (_, at) => at > 0 && at <= askingWords && beginsPointing(words.slice(at).join(' '), language),
  )
  const isFit =
    lead === 0 &&
    /[?？؟]$/u.test(asked) &&
    wordCount(asked) <= rooms.short.words + 1 &&
    isTitleLength(asked) &&
    (standsAlone(asked, language) || (words.length > 1 && !goesOn(asked, language))) &&
    !asksOfIt &&
    !isAboutSpeaker(asked, language) &&
    !isAboutListeners(asked, language)
  return isFit ? asked : undefined
}

/**
 * The main clause of a sentence that stands alone, where it is short enough for a title of at most `most` words. Only what cannot
 * change whether it is true is left out: a reason, a result or an addition at its end (`shorten`). What stands before a comma, or
 * behind one, is no clause for that: an adverbial may limit it, suppose it or say who claims it, and no word tells which.
 */
export function clauseTitle(
  atom: Atom,
  most: number,
  language: string,
  isPersonal = false,
): string | undefined {
  const { text } = atom.text
  if (!canName(atom, language, isPersonal)) return undefined
  return [text, endedClause(text, language) ?? text]
    .map((one) => mainClause(one, most, language))
    .find((one) => one !== undefined)
}

/** Words before a colon or a semicolon that are more than a lead-in ("Otherwise: …"). */
const fewestBefore = 5

/** What a colon or a semicolon ends; within a time of day or an address a colon ends nothing. */
const ending = /^[^：;；]{3,}?(?=\s*(?:[：;；]|:(?:\s|$)))/u

/** What a colon or a semicolon ends, where what follows neither limits nor supposes it, and it is more than a lead-in. */
export function endedClause(text: string, language: string): string | undefined {
  const [part] = ending.exec(text) ?? []
  if (part === undefined || wordCount(part) <= fewestBefore) return undefined
  const rest = text.slice(part.length)
  const isLimited = isSetAgainst(text, part.length, language) || isConditional(rest, language)
  // "The third thing that I can say: …" says nothing of it; before a semicolon a word that looks like such a verb is another.
  const leads = /^\s*[:：]/u.test(rest) && saying.test(part.trim())
  return isLimited || leads || goesOn(rest.replace(/^[\s:：;；]+/u, ''), language)
    ? undefined
    : part
}

function mainClause(text: string, most: number, language: string): string | undefined {
  if (/[:：]/u.test(text)) return undefined
  const clause = shorten(text, { language, limit: rooms.short.words, hardLimit: most })
  // What a remark in brackets adds may limit it, or say who claims it.
  if (holdsBracket(text) && !holdsBracket(clause)) return undefined
  const fits = wordCount(clause) <= most && clause.length <= rooms.long.length
  return fits && standsAlone(clause, language) && wordsBesideDates(clause, language) >= fewestWords
    ? clause
    : undefined
}

function holdsBracket(text: string): boolean {
  return /[([（［]/u.test(text)
}

/** The words of a clause without its dates ("Berlin, 8 May 2026" says nothing). */
function wordsBesideDates(clause: string, language: string): number {
  let rest = clause
  for (const { from, to } of [...findDates(clause, language)].reverse())
    rest = rest.slice(0, from) + rest.slice(to)
  return wordCount(rest)
}
