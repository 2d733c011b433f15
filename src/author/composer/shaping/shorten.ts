import { allMatches } from '../../../text/all-matches.ts'
import { beginningOf } from '../../../text/cut-text.ts'
import { holdsTurn, placeToShorten } from '../../../text/place-to-shorten.ts'
import { abbreviations, closingUnits } from '../language/abbreviations.ts'
import { endsWithCorrelative } from '../language/correlatives.ts'
import { shortDay, twoDigitDay } from '../language/date-parts.ts'
import { pointsDays } from '../language/dates.ts'
import { saysDoubt } from '../language/doubt-words.ts'
import { type Lexicon, lexiconFor } from '../language/lexicon.ts'
import { wordCount } from '../language/script.ts'
import { sentenceEndsOf } from '../language/sentence-ends.ts'
import { stopwordsFor } from '../language/stopwords.ts'
import { endsUnmarked } from '../language/unmarked-ends.ts'
import { beginsWithAny } from '../language/word-pattern.ts'

interface ShortenOptions {
  language: string
  /** Words (see `wordCount`) that the text should not exceed. */
  limit: number
  /** Words that it may have when nothing can be deleted safely. */
  hardLimit: number
  /** Characters that there is room for; absent: those of a line among others. */
  longest?: number
}

/** No more than so many characters of a sentence are read: the rest could not stand on a slide. */
const readLimit = 1500

/** Longest line of a slide in characters; only a clause without any break reaches it, and is cut there with "…". */
export const longestLine = 360

/**
 * Shortens a sentence by deletion alone: a connective at its start, parentheses, then clauses from its end. A part
 * that holds a number is kept while the text is within the hard limit, one that holds a negation always. Never cuts inside a clause, but
 * for text without any break that is longer than a slide has room for.
 */
export function shorten(sentence: string, options: ShortenOptions): string {
  const lexicon = lexiconFor(options.language)
  let text = dropConnective(beginningOf(sentence, readLimit).trim(), lexicon)
  if (wordCount(text) > options.limit) text = dropParentheses(text, options.language)
  while (wordCount(text) > options.limit) {
    const pressed = wordCount(text) > options.hardLimit
    const shorter = dropLastClause(text, lexicon, pressed, options.language)
    if (shorter === undefined) break
    text = shorter
  }
  const { language, longest = longestLine } = options
  return finish(cutBeyond(text, longest, language), language)
}

/** A sentence without the word that joins it to the one before, where a comma sets that apart: as slides show it. */
export function withoutConnective(sentence: string, language: string): string {
  return dropConnective(sentence, lexiconFor(language))
}

/** Sentences as a line of a slide: without what joins the first to the one before, and without the last full stop. */
export function asLine(sentences: string, language: string): string {
  return finish(withoutConnective(sentences.trim(), language), language)
}

/** A sentence without a conjunction that begins it, comma or not: what a quotation is called by ("But without a bus …"). */
export function withoutConjunction(sentence: string, language: string): string {
  const folded = sentence.toLowerCase()
  const first = lexiconFor(language).connectives.find((word) => folded.startsWith(`${word} `))
  return first === undefined ? sentence : capitalize(sentence.slice(first.length + 1), language)
}

/** Characters of the longest word of any language that joins sentences ("bununla birlikte"), and some more. */
const longestConnective = 24

function dropConnective(text: string, lexicon: Lexicon): string {
  const opening = text.slice(0, longestConnective).toLowerCase()
  for (const connective of lexicon.connectives) {
    if (text.length <= connective.length + 12) continue
    if (!opening.startsWith(connective)) continue
    const rest = text.slice(connective.length)
    if (connective.endsWith('、') || connective.endsWith('，')) return rest
    const separator = /^\s*[,،，]\s+/u.exec(rest)
    if (separator !== null) return rest.slice(separator[0].length)
  }
  return text
}

function dropParentheses(text: string, language: string): string {
  const without = text.replace(
    // Right behind a letter of the alphabet it belongs to the word: "f(x)", "item(s)".
    /(?:\s+|(?<![\p{Lu}\p{Ll}]))(?:\(([^()]{1,400})\)|（([^（）]{1,400})）|\[([^[\]]{1,400})\])/gu,
    (match: string, a?: string, b?: string, c?: string) =>
      mustKeep(a ?? b ?? c ?? '', language) ? match : '',
  )
  return wordCount(without) >= 3 ? without : text
}

/** Whether a part holds what a reader must not lose: a number, a negation or a doubt. */
function mustKeep(part: string, language: string): boolean {
  return /\p{N}/u.test(part) || holdsTurn(part, language) || saysDoubt(part, language)
}

/** Fewer words are left of a sentence only where the whole is too long. */
const leastKept = 5

/**
 * The text without its last clause, or undefined when it has none that may go. What is left has to be whole and as true as
 * before: nothing goes from a sentence that denies or restricts something, for what is denied may be the reason ("… not
 * because …"); nothing goes behind which the sentence goes on.
 */
function dropLastClause(
  text: string,
  lexicon: Lexicon,
  pressed: boolean,
  language: string,
): string | undefined {
  const cuts = clauseBreaks(text, lexicon)
  for (const cut of cuts.reverse()) {
    const kept = text.slice(0, cut).trimEnd()
    const lost = text.slice(cut)
    if (wordCount(kept) < 3.5 || unbalanced(kept)) continue
    // "What hurt was freight, which cost us …": so little says nothing, and the whole is not too long.
    if (!pressed && wordCount(kept) < leastKept) continue
    if (opens(kept, lexicon) || endsWithCorrelative(kept, language)) continue
    if (goesOnBehind(lost) || endsOpen(kept, language)) continue
    if (holdsTurn(lost, language) || holdsTurn(kept, language)) continue
    if (!pressed && /\p{N}/u.test(lost)) continue
    return kept
  }
  return undefined
}

/** Whether another comma stands in what would go: the sentence may go on behind it, with its verb. */
function goesOnBehind(lost: string): boolean {
  return !/^\s*[;；]/u.test(lost) && /[,，،](?!\p{N})/u.test(lost.replace(/^\s*[,，،]/u, ''))
}

/** Whether a text ends with a small word that needs another behind it ("The reason for the delay is"). */
function endsOpen(kept: string, language: string): boolean {
  const last = /[\p{L}\p{M}’']+$/u.exec(kept)?.[0]
  return last !== undefined && stopwordsFor(language).has(last.toLowerCase())
}

/** Whether a text is only the clause before the main clause ("If the response is a task"). */
function opens(kept: string, lexicon: Lexicon): boolean {
  const comma = /[,，،]/u.exec(kept)
  const first = comma === null ? kept : kept.slice(0, comma.index)
  const beyond = comma === null ? '' : kept.slice(comma.index + 1)
  return beginsWithAny(first.trimStart().toLowerCase(), lexicon.openers) && wordCount(beyond) < 3
}

/**
 * Indices where a clause that may be left out begins, ascending: behind a semicolon that opposes nothing, and at a
 * subordinate clause. A dash may stand for a verb, a colon leads to what matters, and a comma alone, in Chinese too, parts
 * what belongs together.
 */
function clauseBreaks(text: string, lexicon: Lexicon): number[] {
  const cuts = new Set<number>()
  for (const match of allMatches(text, /\s*[;；]\s*/gu)) {
    const rest = text.slice(match.index + match[0].length).toLowerCase()
    if (!beginsWithAny(rest, lexicon.connectives)) cuts.add(match.index)
  }
  for (const match of allMatches(text, /[,，،]\s*/gu)) {
    const rest = text.slice(match.index + match[0].length).toLowerCase()
    if (beginsWithAny(rest, lexicon.subordinators)) cuts.add(match.index)
  }
  const folded = text.toLowerCase()
  for (const word of lexicon.causes) {
    const at = folded.indexOf(` ${word} `)
    // Several things have a reason each ("half fail because …, 12 because …"): none of them ends before its own.
    if (at > 0 && at === folded.lastIndexOf(` ${word} `)) cuts.add(at)
  }
  return [...cuts].sort((a, b) => a - b)
}

function unbalanced(text: string): boolean {
  return (
    (text.match(/[([（「『“«]/gu)?.length ?? 0) !== (text.match(/[)\]）」』”»]/gu)?.length ?? 0) ||
    ((text.match(/"/g)?.length ?? 0) & 1) === 1
  )
}

/** A cut that leaves less than this share of the room lets the word that it met stand, where that ends within so much more of it. */
const leastLeft = 0.6
const mostBeyond = 1.25

/** Cuts a text that is longer than the limit where nothing is turned by it (`placeToShorten`), and says so with "…". */
export function cutBeyond(text: string, limit: number, language: string): string {
  if (text.length <= limit) return text
  let place = placeToShorten(text, limit - 1, language)
  if (place < limit * leastLeft) {
    const end = limit - 1 + text.slice(limit - 1, limit * mostBeyond).search(/[\s\p{P}]/u)
    if (end >= limit) place = placeToShorten(text, end, language)
  }
  return `${text.slice(0, place).replace(/[\s,;:—–-]+$/u, '')}…`
}

/** Without punctuation that joined it to its neighbours, its first letter a capital. */
function finish(text: string, language: string): string {
  // An arrow made of signs begins a task; a dash before a figure is its sign.
  const begun = /^\p{L}/u.test(text)
    ? text
    : text.replace(/^(?:[\s,;:，；：、•·]|[–—=-]{1,2}>|[–—-](?!\p{Nd}))+/u, '')
  const ended = /[\s,;:，；：、–—]/u.test(begun.at(-1) ?? '')
    ? begun.replace(/[\s,;:，；：、–—]+$/u, '')
    : begun
  const bare = /\s[,;.]/.test(ended) ? ended.replace(/\s+([,;]|\.(?=\s|$))/gu, '$1') : ended
  const ordinal = /\d\.$/.test(bare) && /(\p{L}+)\s\d{1,2}\.$/u.exec(bare.slice(-20))?.[1]
  const isOrdinal =
    typeof ordinal === 'string' &&
    sentenceEndsOf(language).beforeOrdinal?.test(ordinal.toLowerCase()) === true
  return capitalize(
    bare === '' ? text : isOrdinal ? bare : withoutFullStop(bare, language),
    language,
  )
}

/** Words behind lists ("etc.", "и др."): the full stop is theirs and not the sentence's. */
const listEnd =
  /(?:^|[\s(])(?:\p{L}{1,3}(?:\.\p{L}{1,3})+|\p{Ll}\.\s\p{Ll}|etc|usw|ecc|etj|enz|osv|itp|itd|atd|apod|др|пр|ін)\.$/u

/** A day between points, of which the last is part of it ("31.10."). */
const endsInDay = new RegExp(`(?<![\\p{N}.])${twoDigitDay}$`, 'u')
/** The same where the language writes days so ("3.9."). */
const endsInShortDay = new RegExp(`(?<![\\p{N}.,])${shortDay}$`, 'u')

/** A sentence without its full stop, which lines of a slide do not have; "etc.", "т.п.", "5 руб." and "2 mies." keep theirs. */
export function withoutFullStop(sentence: string, language = ''): string {
  if (!/[.。।॥]$/u.test(sentence)) return sentence
  const unit = /\p{N}[\p{L}\s.]*?(\p{L}+)\.$/u.exec(sentence.slice(-30))?.[1]
  if (unit !== undefined && closingUnits.has(unit.toLowerCase())) return sentence
  if (listEnd.test(sentence) || endsAbbreviated(sentence) || endsInDay.test(sentence))
    return sentence
  if (pointsDays(language) && endsInShortDay.test(sentence)) return sentence
  return endsUnmarked(sentence) ? sentence : sentence.replace(/(?<![.…])[.。।॥]$/u, '')
}

/** Whether the last word is an abbreviation: one right behind a number ("2 mies."), or one without a vowel ("Alfa Ltd."). */
function endsAbbreviated(sentence: string): boolean {
  const [, number = '', word = ''] =
    /(?<![\p{L}\p{M}.'’-])(\p{N}\s)?(\p{L}{2,6})\.$/u.exec(sentence.slice(-12)) ?? []
  if (!abbreviations.has(word.toLowerCase()) || /^[a-zµ]{1,2}$/u.test(word)) return false
  return number !== '' || /^[b-df-hj-np-tv-xz]+$/iu.test(word)
}

/** The first letter a capital, unless the first word has its own way ("iPhone", "contextId", "npm install", "ada.moor@example.com"). */
export function capitalize(text: string, language: string): string {
  const first =
    /^(\p{Ll})[\p{Ll}\p{M}’'-]*(?=[\s,;:!?…)]|\.(?!\p{L}{2})|$|\/\p{Ll}[\p{Ll}-]*(?:\s\p{Ll}|$)|\/\p{Script=Cyrillic})/u.exec(
      text,
    )
  // A letter before a sign of a formula is a quantity, one before a mark counts items ("a) …"): both have their own case.
  if (first?.[1] === undefined || /^\p{L}(?:\s[=≈<>≤≥∝→]|\)|\.\s)/u.test(text)) return text
  const plain = first[1].toUpperCase()
  const local = first[1].toLocaleUpperCase(language)
  // Greek words in capitals lose their accents, those with one capital do not.
  const capital = local.normalize('NFD').length < plain.normalize('NFD').length ? plain : local
  // A letter whose capital is two others ("ᾐ", "ß") begins no word in capitals.
  return [...capital].length === 1 ? capital + text.slice(first[1].length) : text
}
