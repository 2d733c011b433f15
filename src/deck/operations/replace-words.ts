import { allMatches } from '../../text/all-matches.ts'
import { unspacedScript } from '../../text/unspaced-script.ts'
import type { PrintedText } from '../blocks/printed-text.ts'
import { editPrinted, type TextEdit } from '../marks/change-marks.ts'
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

function patternOf({ find, matchCase, wholeWords }: WordReplacement): RegExp {
  const words = isNumber(find) ? numberSource(find) : find.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  // Scripts without spaces part no words: a figure or a Latin name in them is whole beside their letters.
  const letter = `(?!${unspacedScript.source})[\\p{L}\\p{M}\\p{N}_]`
  const bounded = (side: string, edge: string | undefined) =>
    wholeWords &&
    edge !== undefined &&
    /[\p{L}\p{M}\p{N}_]/u.test(edge) &&
    !unspacedScript.test(edge)
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
    return {
      printed: count === 0 ? one : editPrinted(one, editsToTakeOut(one.text, run, language)),
      count,
    }
  }
}

/** A stretch of a text that stays, and what is written before and after it: a capital in place of its letter, a space. */
interface Kept {
  letterAt: number
  lead: string
  from: number
  to: number
  tail: string
}

/** Takes time in proportion to the text: each gap is closed between what stands beside it. */
function editsToTakeOut(text: string, run: RegExp, language: string): TextEdit[] {
  const founds = [...text.matchAll(run)]
  const said = ({ lead, from, to, tail }: Kept) => lead + text.slice(from, to) + tail
  const kept: Kept[] = [
    { letterAt: 0, lead: '', from: 0, to: founds[0]?.index ?? text.length, tail: '' },
  ]
  founds.forEach((found, index) => {
    const stretches = kept.splice(-1)
    let before = stretches.map(said).join('')
    while (/^[^\S\n]*$/u.test(before) && kept.length > 0) {
      stretches.unshift(...kept.splice(-1))
      before = stretches.map(said).join('')
    }
    const to = founds[index + 1]?.index ?? text.length
    const gap = closeGap(before, text.slice(found.index + found[0].length, to))
    const left = firstOf(stretches, gap.before.length)
    const [last] = left.splice(-1)
    if (last !== undefined) kept.push(...left, { ...last, tail: last.tail + gap.between })
    const from = to - gap.after.length
    const [first = ''] = gap.after
    const capital =
      beginsUpperCase(found[0]) && startsSentence(before) ? upperCase(first, language) : first
    const isSame = capital === first
    kept.push({
      letterAt: from,
      lead: isSame ? '' : capital,
      from: isSame ? from : from + first.length,
      to,
      tail: '',
    })
  })
  return editsBetween(kept, text.length)
}

/** So many characters of some stretches, from the first on. */
function firstOf(stretches: readonly Kept[], count: number): Kept[] {
  let left = count
  return stretches.flatMap(({ letterAt, lead, from, to, tail }) => {
    if (left <= 0) return []
    const first = {
      letterAt,
      lead: lead.slice(0, left),
      from,
      to: Math.min(to, from + Math.max(0, left - lead.length)),
      tail: tail.slice(0, Math.max(0, left - lead.length - (to - from))),
    }
    left -= lead.length + (to - from) + tail.length
    return [first]
  })
}

/** What makes a text of its stretches that stay; a capital is an edit of its own, which is set as the letter was. */
function editsBetween(kept: readonly Kept[], length: number): TextEdit[] {
  const edits: TextEdit[] = []
  let [at, text] = [0, '']
  for (const { letterAt, lead, from, to, tail } of kept) {
    if (at < letterAt || text !== '') edits.push({ from: at, to: letterAt, text })
    if (lead !== '') edits.push({ from: letterAt, to: from, text: lead })
    at = to
    text = tail
  }
  if (at < length || text !== '') edits.push({ from: at, to: length, text })
  return edits
}

const pairs = ['()', '[]', '{}', '“”', '„“', '«»', '‘’', '「」', '（）', '""']

/** What stays of what stands before and after words that were taken out, and what is written between. */
function closeGap(
  textBefore: string,
  textAfter: string,
): { before: string; between: string; after: string } {
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
  return { before, between: spaced && !tight ? ' ' : '', after }
}
