import { largest } from '../largest.ts'
import { goesOnBelow } from './going-on.ts'
import { isListLine } from './list-marks.ts'
import { isBlank, type TextLine } from './text-lines.ts'

/** Columns of a line that few programs wrap and of one that none does, and of the shortest at which one does. */
const [longest, unwrapped] = [110, 130]
const shortest = 40
/** Fewer lines that run on or break off do not tell how a text is written. */
const fewestTelling = 4
/** Which of the lines by their length may be as long as lines become. */
const fullLines = [1, 0.95, 0.9, 0.8]
/** In a text of few lines: columns of the longest, of one that breaks off, and how full one has to be beside it. */
const fewColumns = 50
const fewestColumns = 30
const nearlyFull = 0.7
/** How much narrower than the whole text a part of it may be set. */
const narrowest = 0.85

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
    return /[,،]\s*$/u.test(line) && beginsWithin.test(next) ? true : fills(group, at)
  }
}

function filledLines(lines: readonly TextLine[]): Wrapping {
  const pairs = lines.flatMap((line, at): [string, string][] => {
    const next = lines[at + 1]
    const isRunning = next !== undefined && [line, next].every(isProse)
    const isTelling = isRunning && !ended.test(line.text) && !isWrappedName(lines, at)
    return isTelling ? [[line.text, next.text]] : []
  })
  const isFew = pairs.length < fewestTelling
  const unbroken = lines.map(({ text }) => (hasWords.test(text) ? columns(text) : 0))
  const areUnbroken = (most: number) =>
    unbroken.filter((width) => width > most).length > (isFew ? 0 : 1)
  if (areUnbroken(isFew ? longest : unwrapped)) return wrappedGroups(lines)
  if (isFew) return runsOn(fewestColumns)
  // What is shorter ends where it does in any text: a row, a name, a line of a program.
  const telling = pairs.filter(([line]) => columns(line) >= shortest)
  if (telling.length < fewestTelling)
    return areUnbroken(longest) ? wrappedGroups(lines) : runsOn(Infinity)
  const open = beginsSmall(lines) ? [] : telling.filter(([, next]) => beginsWithin.test(next))
  const reach = largest(open.map(([line]) => columns(line)))
  const isFull = (line: string, share = narrowest) => columns(line) >= reach * share
  if (
    reach >= narrowestPage &&
    open.length >= fewestOpen &&
    open.filter(([line]) => isFull(line)).length >= open.length * fullShare
  ) {
    // Who breaks lines by hand does so before words that had room.
    const isByHand = open.some(([line, next]) => isFull(line) && !hasNoRoom(line, next, reach))
    return inGroups(
      widestOf,
      (widest, line, next) =>
        (beginsWithin.test(next) && isFull(line, nearlyFull)) ||
        (isByHand && isFull(line) && !ended.test(line)) ||
        hasNoRoom(line, next, atLeast(widest, reach)),
    )
  }
  const widths = telling.map(([line]) => columns(line)).sort((a, b) => a - b)
  for (const share of fullLines) {
    const width = widths[Math.ceil(widths.length * share) - 1] ?? 0
    const full = telling.filter(([line, next]) => hasNoRoom(line, next, width))
    if (full.length * 2 > telling.length)
      return inGroups(widestOf, (widest, line, next) =>
        hasNoRoom(line, next, atLeast(widest, width)),
      )
  }
  return wrappedGroups(lines)
}

/** Words of a name over two lines. */
const mostNameWords = 20

/**
 * Whether a line and the next stand alone as one name: it goes on there in the midst of a sentence that neither ends. Such are wrapped
 * wherever whoever wrote them liked.
 */
export function isWrappedName(lines: readonly TextLine[], at: number): boolean {
  const [above, line, next, below] = [lines[at - 1], lines[at], lines[at + 1], lines[at + 2]]
  if (line === undefined || next === undefined || below === undefined) return false
  if ((above !== undefined && !isBlank(above)) || !isBlank(below) || ![line, next].every(isProse))
    return false
  const words = `${line.text} ${next.text}`.trim().split(/\s+/u).length
  return (
    words <= mostNameWords &&
    goesOnBelow(line.text, next.text) &&
    !/[,،、，]\s*$/u.test(line.text) &&
    !/[.!?,:;…。！？،，；：)）\]]\s*$/u.test(next.text)
  )
}

/** Where a part of a text is set narrower than the whole, its own lines tell how far they reach. */
function atLeast(widest: number, width: number): number {
  return Math.min(width, Math.max(widest, width * narrowest))
}

/** Lines that end before a small letter: fewer do not tell how far lines reach, and so many of them are full where they are wrapped. */
const fewestOpen = 4
const narrowestPage = 60
const fullShare = 0.6
const beginsWithin = /^\s*\p{Ll}/u

/** Whether small letters tell nothing, for what is said begins with them. */
function beginsSmall(lines: readonly TextLine[]): boolean {
  const begun = lines.filter((line, at) => {
    const before = lines[at - 1]
    return (
      isProse(line) && (before === undefined || isBlank(before) || /[.!?]\s*$/u.test(before.text))
    )
  })
  return begun.filter(({ text }) => beginsWithin.test(text)).length > begun.length * smallShare
}

const smallShare = 0.2

/** Fewer lines do not show that all are as long; and how many of them go on in the middle of a sentence. */
const fewestEqual = 3
const openShare = 0.5

/** In a text that is not wrapped as a whole. */
function wrappedGroups(lines: readonly TextLine[]): Wrapping {
  return beginsSmall(lines) ? () => false : inGroups(isWrappedGroup, (isWrapped) => isWrapped)
}

/** Whether the lines of a group are about as long and most of them end in the middle of a sentence. */
function isWrappedGroup(group: readonly TextLine[]): boolean {
  if (group.length < fewestEqual) return false
  const full = group.slice(0, -1).map(({ text }) => text)
  const width = largest(full.map(columns))
  const open = full.filter(
    (text, at) => !ended.test(text) && beginsWithin.test(group[at + 1]?.text ?? ''),
  )
  return (
    width >= fewColumns &&
    width <= longest &&
    group.every(isProse) &&
    full.every((text) => columns(text) >= width * nearlyFull) &&
    open.length > full.length * openShare
  )
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
function runsOn(fewest: number): Wrapping {
  const widthTold = (group: readonly TextLine[]) =>
    ended.test(group.at(-1)?.text ?? '') ? widestOf(group) : 0
  return inGroups(widthTold, (width, line, next) => {
    if (!ended.test(line) && beginsWithin.test(next) && columns(line) >= fewest) return true
    return width >= fewColumns && columns(line) >= width * nearlyFull
  })
}

function widestOf(group: readonly TextLine[]): number {
  return largest(group.map(({ text }) => columns(text)))
}

/** A wrapping that is told by what is found once for each group. */
function inGroups<Found>(
  find: (group: readonly TextLine[]) => Found,
  wraps: (found: Found, line: string, next: string) => boolean,
): Wrapping {
  let known: { group: readonly TextLine[]; found: Found } | undefined
  return (group, at) => {
    if (known?.group !== group) known = { group, found: find(group) }
    return wraps(known.found, group[at]?.text ?? '', group[at + 1]?.text ?? '')
  }
}

const ended = /[.!?।。！？…:;」』"”»›)]\s*$/u

/** Several words, in scripts with spaces between them and without. */
const hasWords = /\s\S+\s|[\u3040-\u30ff\u3400-\u9fff]{8}/u

/** How far a line reaches: wide (East Asian) characters count two, marks on others nothing. */
function columns(text: string): number {
  const { length } = text.trimEnd()
  if (!/[^\0-\u02ff]/u.test(text)) return length
  const wide = text.match(/[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7af\uff00-\uff60]/gu)?.length ?? 0
  return length + wide - (text.match(/\p{Mn}/gu)?.length ?? 0)
}
