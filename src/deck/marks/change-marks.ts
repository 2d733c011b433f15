import { isDeepStrictEqual } from 'node:util'
import { segmenter } from '../../text/segmenter.ts'
import type { PrintedText } from '../blocks/printed-text.ts'
import { type Mark, mostMarks, styleNames } from './mark.ts'

/** What a mark says, without where. */
type Style = Omit<Mark, 'from' | 'to'>

/** Some words of a text in place of others: a half-open range of UTF-16 units of the text as it was. */
export interface TextEdit {
  from: number
  to: number
  text: string
}

/** The style of each UTF-16 unit of a text; undefined where it has none. */
function stylesOf({ text, marks = [] }: PrintedText): (Style | undefined)[] {
  const styles = new Array<Style | undefined>(text.length).fill(undefined)
  for (const { from, to, ...style } of marks) styles.fill(style, from, Math.min(to, text.length))
  return styles
}

/**
 * A text whose units have these styles. A character has one style: that of its first unit. Texts that were joined can
 * have more marks than one may have; what is beyond them is plain.
 */
function printed(text: string, styles: readonly (Style | undefined)[]): PrintedText {
  const characters = segmenter('und', 'grapheme').segment(text)
  const edgeFrom = (at: number) => {
    const { index, segment } = characters.containing(at) ?? { index: at, segment: '' }
    return index === at ? at : index + segment.length
  }
  const marks: Mark[] = []
  for (let end = 0, start = 0; start < text.length; start = end) {
    const style = styles[start]
    while (end < text.length && styles[end] === style) end++
    if (style === undefined) continue
    const [from, to] = [edgeFrom(start), edgeFrom(end)]
    if (from === to) continue
    const last = marks.at(-1)
    if (last?.to === from && saysSame(last, style)) last.to = to
    else if (marks.length === mostMarks) break
    else marks.push({ from, to, ...style })
  }
  return marks.length === 0 ? { text } : { text, marks }
}

function saysSame({ from: _from, to: _to, ...before }: Mark, style: Style): boolean {
  return isDeepStrictEqual(before, style)
}

/** What all of some styles say alike; undefined where that is nothing. */
function commonStyle(styles: readonly (Style | undefined)[]): Style | undefined {
  const [first] = styles
  if (first === undefined || styles.includes(undefined)) return undefined
  const kept = styleNames.filter((name) =>
    styles.every((style) => style === first || isDeepStrictEqual(style?.[name], first[name])),
  )
  const common = Object.fromEntries(
    kept.filter((name) => first[name] !== undefined).map((name) => [name, first[name]]),
  )
  return Object.keys(common).length === 0 ? undefined : common
}

/** What new words are set in, given the styles of all units before and of those that they replace. */
type Take = (old: readonly (Style | undefined)[], edit: TextEdit) => Style | undefined

/** What covered all that is replaced; words put between others go with those on their left, but are no part of a link. */
function coveringStyle(old: readonly (Style | undefined)[], { from, to }: TextEdit) {
  if (from < to) return commonStyle(old.slice(from, to))
  const { link: _link, ...left } = old[from - 1] ?? {}
  return Object.keys(left).length === 0 ? undefined : left
}

/**
 * A text with some of its words replaced. What is new takes what covered all that it replaces; words put between others
 * go with those on their left, but are no part of a link.
 * @param edits in the order of the text, none upon another.
 */
export function editPrinted(before: PrintedText, edits: readonly TextEdit[]): PrintedText {
  return edited(before, edits, coveringStyle)
}

function edited(before: PrintedText, edits: readonly TextEdit[], take: Take): PrintedText {
  const kept = [...edits, undefined].map((edit, at) =>
    before.text.slice(edits[at - 1]?.to ?? 0, edit?.from),
  )
  const text = kept.map((piece, at) => piece + (edits[at]?.text ?? '')).join('')
  if (before.marks === undefined) return { text }
  const old = stylesOf(before)
  const pieces: (Style | undefined)[][] = []
  let end = 0
  for (const edit of edits) {
    const style = take(old, edit)
    pieces.push(old.slice(end, edit.from), new Array<typeof style>(edit.text.length).fill(style))
    end = edit.to
  }
  return printed(text, [...pieces, old.slice(end)].flat())
}

/** A stretch of a text with its marks. */
export function slicePrinted(whole: PrintedText, from: number, to: number): PrintedText {
  const text = whole.text.slice(from, to)
  // A text is cut once for each of its sentences, and most have no marks.
  if (!whole.marks?.length) return { text }
  return printed(text, stylesOf(whole).slice(from, to))
}

/** Texts one after the other, each with its marks. */
export function joinPrinted(texts: readonly PrintedText[]): PrintedText {
  const text = texts.map((one) => one.text).join('')
  return texts.some(({ marks }) => marks?.length)
    ? printed(text, texts.flatMap(stylesOf))
    : { text }
}

/** The text with those of its marks, and as much of each, as it has room for. */
export function withinText(one: PrintedText): PrintedText {
  return one.marks === undefined ? one : printed(one.text, stylesOf(one))
}

/** Larger tables of words than this are not compared word by word: what is alike at both ends stays. */
const mostCompared = 1_000_000

/**
 * A text said anew. What all of it was set in stays; else marks stay on the words that both have, in their order (a
 * longest common subsequence of words).
 */
export function sayAnew(before: PrintedText, text: string): PrintedText {
  if (before.marks === undefined || before.text === text) return { ...before, text }
  const whole = commonStyle(stylesOf(before))
  // A word that begins the sentence now is the same word.
  const take: Take = (old, edit) =>
    isSameWord(before.text.slice(edit.from, edit.to), edit.text)
      ? coveringStyle(old, edit)
      : undefined
  const anew = edited(before, editsBetween(before.text, text), take)
  if (whole === undefined) return anew
  const styles = stylesOf(anew).map((style) => ({ ...whole, ...style }))
  return printed(text, styles)
}

/** What makes one text of another, word by word. */
function editsBetween(before: string, after: string): TextEdit[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start++
  let oldEnd = old.length
  let nowEnd = now.length
  while (oldEnd > start && nowEnd > start && old[oldEnd - 1] === now[nowEnd - 1]) {
    oldEnd--
    nowEnd--
  }
  const edits: TextEdit[] = []
  let at = old.slice(0, start).join('').length
  const change = (gone: readonly string[], come: readonly string[]) => {
    const to = at + gone.join('').length
    if (gone.length + come.length > 0) edits.push({ from: at, to, text: come.join('') })
    at = to
  }
  let [goneFrom, comeFrom] = [start, start]
  for (const [oldAt, nowAt] of commonWords(old.slice(start, oldEnd), now.slice(start, nowEnd))) {
    change(old.slice(goneFrom, start + oldAt), now.slice(comeFrom, start + nowAt))
    const [kept = '', written = ''] = [old[start + oldAt], now[start + nowAt]]
    if (kept === written) at += kept.length
    else change([kept], [written])
    goneFrom = start + oldAt + 1
    comeFrom = start + nowAt + 1
  }
  change(old.slice(goneFrom, oldEnd), now.slice(comeFrom, nowEnd))
  return edits
}

function isSameWord(one: string, other: string): boolean {
  return one === other || one.toLowerCase() === other.toLowerCase()
}

function wordsOf(text: string): string[] {
  return Array.from(segmenter('und', 'word').segment(text), ({ segment }) => segment)
}

/** The places, in both, of the longest row of words that both have in one order. */
function commonWords(before: readonly string[], after: readonly string[]): [number, number][] {
  if (before.length * after.length > mostCompared) return []
  const [old, now] = [before, after].map((words) => words.map((word) => word.toLowerCase())) as [
    string[],
    string[],
  ]
  const width = now.length + 1
  const lengths = new Uint32Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--) {
      const skipped = Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0)
      lengths[i * width + j] =
        old[i] === now[j] ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1 : skipped
    }
  const common: [number, number][] = []
  let [i, j] = [0, 0]
  while (i < old.length && j < now.length) {
    if (old[i] === now[j]) common.push([i++, j++])
    else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) i++
    else j++
  }
  return common
}
