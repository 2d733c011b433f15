import { detectLanguage } from '../../language-detection.ts'
import { findDates } from '../language/dates.ts'
import { wroteWords } from '../language/mail-words.ts'
import { isPersonName } from './attribution.ts'
import { joinMapped, type MappedText, mapVerbatim, type Span, sliceMapped } from './mapped-text.ts'

/** A line of a thread without the marks of quoting, and how often it is quoted. */
export interface QuotedLine extends Span {
  text: string
  depth: number
}

/** What a mail program sets over a mail that it quotes. */
interface Attribution {
  /** Who wrote and on which day, as far as they are found; otherwise all of it. */
  text: MappedText
  /** How many lines it takes, and how often what it stands over is quoted. */
  lines: number
  depth: number
}

/** Programs wrap the line at 72 to 80 columns: two lines and a piece. */
const mostLines = 3
const longest = 240
/** Words of a name. */
const mostNameWords = 5

/** What stands before a name and is no part of it: half of the day, a bracket. */
const beforeName = /^(?:[\s:：.,、，)）("'“”„«»-]+|[ap]\.?m\.?(?=\s))+/iu
const address = /\s*[<([]+(?:mailto:)?[^\s<>()[\]@]+@[^\s<>()[\]]+[>)\]]+/u

/**
 * The line over a quoted mail in the language of whatever program ("On Mon, 10 Nov 2025, Ana <ana@x.example> wrote:"): it
 * has a day or a time, says who wrote by an address or by a word for writing, ends with a colon, and quoted text follows.
 * Behind an address it need not be quoted: some programs only indent it, which is lost where it is pasted.
 */
export function attributionAt(lines: readonly QuotedLine[], at: number): Attribution | undefined {
  for (let count = 1; count <= mostLines; count++) {
    const group = lines.slice(at, at + count)
    const last = group.at(-1)
    if (last === undefined || last.text.trim() === '') return undefined
    const whole = joinMapped(
      group.map(({ text, start }) =>
        mapVerbatim(text.trim(), start + text.length - text.trimStart().length),
      ),
    )
    if (whole.text.length > longest) return undefined
    if (!/[:：]$/u.test(whole.text)) continue
    const addressed = address.test(whole.text)
    if (!addressed && !wroteWords.test(whole.text)) continue
    const follows = lines.slice(at + count, at + count + 3).find((line) => line.text.trim() !== '')
    // Without a day it is one where nothing but a name stands there, over what is quoted deeper than it.
    const isDated =
      /\d/u.test(whole.text) ||
      (isNameAlone(whole.text) && follows !== undefined && follows.depth > last.depth)
    if (!isDated) continue
    if (follows === undefined || follows.depth < last.depth) continue
    if (follows.depth === 0 && !addressed) continue
    return { text: writerAndDay(whole), lines: count, depth: follows.depth }
  }
  return undefined
}

function writerAndDay(whole: MappedText): MappedText {
  const { text } = whole
  const name = nameIn(text)
  if (name === undefined) {
    const kept = text.replace(address, (found) => ' '.repeat(found.length))
    return joinMapped(
      [...kept.matchAll(/\S+(?: \S+)*/gu)].map(({ index, 0: piece }) =>
        sliceMapped(whole, index, index + piece.replace(/\s*[:：]$/u, '').length),
      ),
    )
  }
  const [day] = findDates(text, detectLanguage(text).tag)
  const pieces = [sliceMapped(whole, name.start, name.end)]
  if (day !== undefined) pieces.push(sliceMapped(whole, day.from, day.to))
  return joinMapped(pieces, ', ')
}

/** The name before the address, or beside the word for writing: back to the day, the comma or that word. */
function nameIn(text: string): Span | undefined {
  const end = address.exec(text)?.index
  const wrote = wroteWords.exec(text)
  if (end !== undefined) return nameWithin(text, startBefore(text, end, wrote), end)
  if (wrote === null) return undefined
  const behind = wrote.index + wrote[0].length
  return (
    nameWithin(text, startBefore(text, wrote.index, null), wrote.index) ??
    nameWithin(text, behind, behind + text.slice(behind).search(/[\d:：,，]/u))
  )
}

/** Whether a line over a quoted mail is a name with a word for writing ("Aisha Khan wrote:"). */
function isNameAlone(text: string): boolean {
  const name = nameIn(text)
  const rest = name === undefined ? text : text.slice(0, name.start) + text.slice(name.end)
  return (
    name !== undefined &&
    isPersonName(text.slice(name.start, name.end)) &&
    rest.replace(wroteWords, '').replace(/[\s:：]/gu, '') === ''
  )
}

function startBefore(text: string, end: number, wrote: RegExpExecArray | null): number {
  const before = text.slice(0, end)
  // A figure within a name is part of it ("Ana (team2b)").
  const separators = [...before.matchAll(/\d(?![\p{L}\d])|[,、，]/gu)]
  const separated = separators.at(-1)?.index ?? -1
  const behind = wrote !== null && wrote.index < end ? wrote.index + wrote[0].length : 0
  return Math.max(separated + 1, behind)
}

function nameWithin(text: string, from: number, to: number): Span | undefined {
  const start = from + (beforeName.exec(text.slice(from, to))?.[0].length ?? 0)
  const name = text.slice(start, to).replace(/[\s("'“”„«»,，:：-]+$/u, '')
  const isName = /\p{L}/u.test(name) && name.split(/\s+/u).length <= mostNameWords
  return isName ? { start, end: start + name.length } : undefined
}
