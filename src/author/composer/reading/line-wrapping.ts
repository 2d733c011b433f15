import { largest } from '../largest.ts'
import { isBlank, type TextLine } from './text-lines.ts'

/** Columns of a line that no program wraps, and of one that is long enough to be wrapped. */
const longest = 110
const shortest = 40
/** So many lines with another below them tell how a text is written, and such a share of them has to be full. */
const fewestTelling = 4
const fullShare = 0.5
/** In a text of few lines: columns of the longest, of one that breaks off, and how full one has to be beside it. */
const fewColumns = 50
const fewestColumns = 30
const nearlyFull = 0.7

/** Whether one of some lines without a blank one between is wrapped, so that it runs on in the next. */
export type Wrapping = (group: readonly TextLine[], at: number) => boolean

/**
 * How the lines of a text end: where most of those with another below them had no room for its first word, at the columns
 * that the longest have, a line ends where it was full; otherwise at what it says, and every line stands for itself.
 */
export function wrappingOf(lines: readonly TextLine[]): Wrapping {
  const pairs = lines.flatMap((line, at): [string, string][] => {
    const next = lines[at + 1]
    return next === undefined || isBlank(line) || isBlank(next) ? [] : [[line.text, next.text]]
  })
  const isFew = pairs.length < fewestTelling
  const unbroken = lines.filter(({ text }) => columns(text) > longest && /\s\S+\s/u.test(text))
  if (unbroken.length > (isFew ? 0 : 1)) return () => false
  if (isFew) return runsOn
  const widths = pairs.map(([line]) => columns(line)).sort((a, b) => a - b)
  const width = widths[Math.floor(widths.length * 0.95)] ?? 0
  const full = pairs.filter(([line, next]) => hasNoRoom(line, next, width))
  if (width < shortest || full.length < pairs.length * fullShare) return () => false
  return (group, at) => hasNoRoom(group[at]?.text ?? '', group[at + 1]?.text ?? '', width)
}

/** Whether the first word of the next line had no room on a line. */
function hasNoRoom(line: string, next: string, width: number): boolean {
  const word = /^\s*(\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\S+)/u.exec(next)?.[1]
  return columns(line) + 1 + columns(word ?? '') > width
}

/**
 * Among few lines: the next begins in the middle of a sentence, or the line is about as long as the longest and their last
 * one ends a sentence.
 */
function runsOn(group: readonly TextLine[], at: number): boolean {
  const [line, next] = [group[at]?.text ?? '', group[at + 1]?.text ?? '']
  if (!ended.test(line) && /^\s*\p{Ll}/u.test(next) && columns(line) >= fewestColumns) return true
  const width = largest(group.map(({ text }) => columns(text)))
  const told = width >= fewColumns && ended.test(group.at(-1)?.text ?? '')
  return told && columns(line) >= width * nearlyFull
}

const ended = /[.!?।。！？…:;」』"”)]\s*$/u

/** Printed width: wide (East Asian) characters count two. */
function columns(text: string): number {
  const wide = text.match(/[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7af\uff00-\uff60]/gu)?.length ?? 0
  return text.trim().length + wide
}
