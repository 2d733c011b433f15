import { allMatches } from '../../text/all-matches.ts'
import type { PrintedText } from '../blocks/printed-text.ts'
import { editPrinted, sayAnew } from '../marks/change-marks.ts'
import { inMannerOf, isNumber, numberSource } from './replace-numbers.ts'

/** Which words are replaced by what, and when they are found; see `replaceTextSchema`. */
interface WordReplacement {
  find: string
  replace: string
  matchCase: boolean
  wholeWords: boolean
}

/** A text with words replaced, and in how many places they were found. */
type ReplaceWords = (one: PrintedText) => { printed: PrintedText; count: number }

/**
 * Replaces words in texts. A replacement in lower case begins, or stands, in capitals where what it replaces does; words
 * that are taken out leave no double spaces, no empty brackets and no commas behind.
 * @param language BCP 47 tag of the texts; one that no platform knows will do.
 */
export function wordReplacer(wish: WordReplacement, language: string): ReplaceWords {
  // Compiled once for all texts: that takes longer than looking through one.
  const pattern = patternOf(wish)
  if (wish.replace === '') return taker(pattern, language)
  return (one) => {
    const { text } = one
    const written = (found: string, at: number) => {
      if (isNumber(wish.find)) return inMannerOf(found, wish.replace)
      return wish.matchCase
        ? wish.replace
        : inCaseOf(found, wish, startsSentence(text.slice(0, at)), language)
    }
    const edits = allMatches(text, pattern).map(({ 0: found, index: from }) => ({
      from,
      to: from + found.length,
      text: written(found, from),
    }))
    return { printed: edits.length === 0 ? one : editPrinted(one, edits), count: edits.length }
  }
}

/** Scripts that write no spaces between words have no whole words to ask for. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

function patternOf({ find, matchCase, wholeWords }: WordReplacement): RegExp {
  const words = isNumber(find) ? numberSource(find) : find.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const letter = '[\\p{L}\\p{M}\\p{N}_]'
  const bounded = (side: string, edge: string | undefined) =>
    wholeWords && edge !== undefined && /[\p{L}\p{M}\p{N}_]/u.test(edge) && !unspaced.test(edge)
      ? `(?${side}!${letter})`
      : ''
  // Half a number is none: 42 does not stand in "42.6".
  const unbroken = (edge: string | undefined, source: string) =>
    wholeWords && edge !== undefined && /\p{Nd}/u.test(edge) ? source : ''
  const characters = [...find]
  const [first, last] = [characters[0], characters.at(-1)]
  return new RegExp(
    bounded('<', first) +
      unbroken(first, '(?<!\\p{Nd}[.,])') +
      words +
      bounded('', last) +
      unbroken(last, '(?![.,]\\p{Nd})'),
    matchCase ? 'gu' : 'giu',
  )
}

/** The replacement in the case of what was found, where it is in lower case itself. */
function inCaseOf(
  found: string,
  { find, replace }: WordReplacement,
  atStart: boolean,
  language: string,
): string {
  if (!isLowerCase(replace) || !beginsUpperCase(found)) return replace
  if (isAllCapitals(found) && !isAllCapitals(find)) return upperCase(replace, language)
  // "IBM" was written so, and what takes its place was not: within a sentence that is meant.
  return found === find && !atStart ? replace : capitalized(replace, language)
}

function isLowerCase(text: string): boolean {
  return text === text.toLowerCase() && text !== text.toUpperCase()
}

function beginsUpperCase(text: string): boolean {
  return /^\p{Lu}/u.test(text)
}

/** A single capital letter may be the beginning of a sentence. */
function isAllCapitals(text: string): boolean {
  return /\p{L}.*\p{L}/su.test(text) && text === text.toUpperCase()
}

function capitalized(text: string, language: string): string {
  const [first = ''] = text
  return upperCase(first, language) + text.slice(first.length)
}

function upperCase(text: string, language: string): string {
  try {
    return text.toLocaleUpperCase(language)
  } catch {
    return text.toUpperCase()
  }
}

/** Signs between the end of a sentence and the next are few; looking further back would take long in a long text. */
const signsBetween = 16

function startsSentence(before: string): boolean {
  const near = before.slice(-signsBetween)
  return (before.length < signsBetween ? atStart : behindEnd).test(near)
}

const behindEnd = /[\n.!?…。！？][\s"'“„«‘(]*$/u
const atStart = /(?:^|[\n.!?…。！？])[\s"'“„«‘(]*$/u

/** Takes words out. */
function taker(pattern: RegExp, language: string): ReplaceWords {
  // Words that stand side by side leave one gap.
  const { source, flags } = pattern
  const run = new RegExp(`(?:${source})(?:[^\\S\\n]+(?:${source}))*`, flags)
  return (one) => {
    const count = one.text.match(pattern)?.length ?? 0
    return { printed: count === 0 ? one : sayAnew(one, takeOut(one.text, run, language)), count }
  }
}

/** Takes time in proportion to the text: each gap is closed between what stands beside it. */
function takeOut(text: string, run: RegExp, language: string): string {
  const founds = [...text.matchAll(run)]
  const kept = [text.slice(0, founds[0]?.index)]
  founds.forEach((found, index) => {
    let before = kept.pop() ?? ''
    while (/^[^\S\n]*$/u.test(before) && kept.length > 0) before = (kept.pop() ?? '') + before
    const end = found.index + found[0].length
    const gap = closeGap(before, text.slice(end, founds[index + 1]?.index))
    const begins = beginsUpperCase(found[0]) && startsSentence(before)
    kept.push(gap.before, begins ? capitalized(gap.after, language) : gap.after)
  })
  return kept.join('')
}

const pairs = ['()', '[]', '{}', '“”', '„“', '«»', '‘’', '「」', '（）', '""']

/** What stands before and after words that were taken out, as it goes on without them. */
function closeGap(textBefore: string, textAfter: string): { before: string; after: string } {
  let before = textBefore.replace(/[^\S\n]+$/u, '')
  let after = textAfter.replace(/^[^\S\n]+/u, '')
  let spaced = before !== textBefore || after !== textAfter
  const pair = pairs.find((one) => before.endsWith(one[0] ?? '') && after.startsWith(one[1] ?? ''))
  if (pair !== undefined) {
    const outside = { before: before.slice(0, -1), after: after.slice(1) }
    before = outside.before.replace(/[^\S\n]+$/u, '')
    after = outside.after.replace(/^[^\S\n]+/u, '')
    spaced = before !== outside.before || after !== outside.after
  }
  if (after === textAfter && spaced) after = after.replace(/^[-‐‑]/u, '')
  if (before === '' || /[\n.!?…。！？]$/u.test(before))
    after = after.replace(/^[,;:،؛、，；：–—-]\s*/u, '')
  else if (after === '' || /^[\n.!?…。！？]/u.test(after))
    before = before.replace(/\s*[,;:،؛、，；：–—-]$/u, '')
  else if (/[,;:،؛、，；：]$/u.test(before)) after = after.replace(/^[,;،؛、，；]\s*/u, () => '')
  const tight =
    before === '' ||
    after === '' ||
    /[\n([{“„«‘「（]$/u.test(before) ||
    /(?:^|\s)["']$/u.test(before) ||
    /^[\n,;:.!?…)\]}”»’」）،؛؟、。，；：！？]/u.test(after)
  return { before: spaced && !tight ? `${before} ` : before, after }
}
