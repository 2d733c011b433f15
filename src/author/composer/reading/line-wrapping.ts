import { largest } from '../largest.ts'
import { isListLine } from './list-marks.ts'
import { isBlank, type TextLine } from './text-lines.ts'

/** Columns of a line that no program wraps, and of the shortest at which one does. */
const longest = 110
const shortest = 40
/** Fewer lines that run on or break off do not tell how a text is written. */
const fewestTelling = 4
/** Which of the lines by their length may be as long as lines become. */
const fullLines = [1, 0.95, 0.9, 0.8]
/** In a text of few lines: columns of the longest, of one that breaks off, and how full one has to be beside it. */
const fewColumns = 50
const fewestColumns = 30
const nearlyFull = 0.7

/** Whether one of some lines without a blank one between is wrapped, so that it runs on in the next. */
export type Wrapping = (group: readonly TextLine[], at: number) => boolean

/**
 * How the lines of a text end. Those that end without a mark tell: where more of them had no room for the first word below,
 * at the columns that long ones have, than had, a line ends where it was full; otherwise every line stands for itself. After
 * a comma small letters go on in any text.
 */
export function wrappingOf(lines: readonly TextLine[]): Wrapping {
  const fills = filledLines(lines)
  return (group, at) => {
    const [line, next] = [group[at]?.text ?? '', group[at + 1]?.text ?? '']
    return /[,،]\s*$/u.test(line) && /^\s*\p{Ll}/u.test(next) ? true : fills(group, at)
  }
}

function filledLines(lines: readonly TextLine[]): Wrapping {
  const pairs = lines.flatMap((line, at): [string, string][] => {
    const next = lines[at + 1]
    const isRunning = next !== undefined && [line, next].every(isProse)
    return isRunning && !ended.test(line.text) ? [[line.text, next.text]] : []
  })
  const isFew = pairs.length < fewestTelling
  const unbroken = lines.filter(({ text }) => columns(text) > longest && /\s\S+\s/u.test(text))
  if (unbroken.length > (isFew ? 0 : 1)) return () => false
  if (isFew) return runsOn
  const widths = pairs.map(([line]) => columns(line)).sort((a, b) => a - b)
  for (const share of fullLines) {
    const width = widths[Math.ceil(widths.length * share) - 1] ?? 0
    const full = pairs.filter(([line, next]) => hasNoRoom(line, next, width))
    if (width >= shortest && full.length * 2 > pairs.length)
      return (group, at) => hasNoRoom(group[at]?.text ?? '', group[at + 1]?.text ?? '', width)
  }
  return () => false
}

/** Whether a line may be one of running text: neither an item nor a row. */
function isProse(line: TextLine): boolean {
  return !isBlank(line) && !isListLine(line) && !/\S(?:\t|\s{3,}|\s\|\s)\S/u.test(line.text)
}

/** Whether the first word of the next line had no room on a line; where no spaces part words, a sign or two may hang over. */
function hasNoRoom(line: string, next: string, width: number): boolean {
  const word = /^\s*(\S+)/u.exec(next)?.[1] ?? ''
  return columns(line) + 1 + (dense.test(word) ? hanging : columns(word)) > width
}

const dense = /^(?:\p{P}?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u
const hanging = 5

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
