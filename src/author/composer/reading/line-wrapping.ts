import { largest } from '../largest.ts'
import { isClause } from './clauses.ts'
import { goesOnBelow } from './going-on.ts'
import { leadTermLength } from './lead-term.ts'
import { isListLine } from './list-marks.ts'
import { isBlank, type TextLine, type Wrapping } from './text-lines.ts'

/** Columns of the shortest line that is wrapped, and of the longest. */
const [shortest, longest] = [30, 110]
/** How full lines are beside the longest of their run where they are broken by hand. */
const fullShare = 0.85
/** The same before a figure, which begins nothing in a paragraph that ends as a sentence does. */
const openShare = 0.65
/** How much wider than its neighbours a run may be set. */
const wider = 1.06
/** Columns of lines that are wrapped although no small letter says so; and so many of them, where the last ends as they do. */
const [fewestColumns, fewestFull] = [50, 3]

/** So many runs away another may still tell how one is set. */
const mostAway = 50

/** At how many columns lines are broken; whether before words that had room, and whether small letters go on however short the line above is. */
interface Margin {
  width: number
  isByHand: boolean
  isCased: boolean
  /** Whether the run ends as a sentence does, and whether a line in its midst is too short to be of any margin. */
  isEnded: boolean
  hasGap: boolean
}

/** Lines without a blank one, a row or the next item between them. */
interface Run {
  lines: readonly TextLine[]
  /** Columns of its longest line. */
  width: number
  /** How they are wrapped; `none`: they are not; undefined where they do not tell. */
  margin?: Margin | 'none' | undefined
}

/**
 * How the lines of a text end. Each run of lines tells that itself, for what is pasted together is set in several ways: most of
 * those that end in mid-sentence had no room for the word below, at the columns of the longest, or go on in small letters.
 * Runs that do not tell are set as the nearest that does. After a comma small letters go on in any text.
 */
export function wrappingOf(lines: readonly TextLine[]): Wrapping {
  const runs = runsOf(lines)
  settle(runs)
  return (group, at) => {
    const [line, next] = [group[at], group[at + 1]]
    if (line === undefined || next === undefined || isListLine(next) || isRow(next)) return false
    if (/[,،]\s*$/u.test(line.text) && beginsWithin.test(next.text)) return true
    const margin = runAt(runs, line.start)?.margin
    return typeof margin === 'object' && goesOn(line.text, next.text, margin)
  }
}

function runsOf(lines: readonly TextLine[]): Run[] {
  const groups: TextLine[][] = []
  let isOpen = false
  for (const line of lines) {
    const mayGoOn = !isBlank(line) && !isRow(line)
    const above = groups.at(-1)?.at(-1) ?? line
    // Behind the mark of an item or of a clause its words go on set in.
    const isBelow = line.indent > above.indent && !isListLine(above) && !isClause(above.text)
    if (isOpen && mayGoOn && !isBelow && !isListLine(line)) groups.at(-1)?.push(line)
    else groups.push([line])
    isOpen = mayGoOn
  }
  return groups.map((group) => ({
    lines: group,
    width: largest(group.map(({ text }) => columns(text))),
  }))
}

/** Decides for each run whether it is wrapped: by itself, else as its neighbours, else by all that do not tell together. */
function settle(runs: readonly Run[]): void {
  const some = runs.filter(({ lines }) => lines.length > 1)
  for (const run of some) run.margin = marginOf(pairsOf(run), run.width)
  const told = some.map(({ margin }) => margin)
  const asking = some.filter(({ margin }) => margin === undefined)
  const together = told.some((margin) => typeof margin === 'object')
    ? undefined
    : marginOf(asking.flatMap(pairsOf), largest(asking.map(({ width }) => width)), false)
  for (const [at, run] of some.entries())
    if (run.margin === undefined) run.margin = together ?? neighbourOf(some, told, at)
}

/** The margin of the nearest run that has one, where a run may be set at that. */
function neighbourOf(
  runs: readonly Run[],
  told: readonly Run['margin'][],
  at: number,
): Run['margin'] {
  const width = runs[at]?.width ?? 0
  for (let away = 1; away <= mostAway; away++)
    for (const margin of [told[at - away], told[at + away]])
      if (typeof margin === 'object' && width <= margin.width * wider)
        return { ...margin, isByHand: false, isCased: false }
  return undefined
}

type Pair = readonly [line: string, next: string]

function pairsOf({ lines }: Run): Pair[] {
  return lines.slice(1).map((line, at) => [lines[at]?.text ?? '', line.text])
}

/** How lines of some columns are wrapped, by those that end no sentence; small letters tell that of one run. */
function marginOf(pairs: readonly Pair[], width: number, isOne = true): Run['margin'] {
  if (width > longest) return 'none'
  const telling = pairs.filter(
    ([line, next]) =>
      columns(line) >= shortest && !(ended.test(line) && !leads.test(`${line}\n${next}`)),
  )
  if (telling.length === 0) return undefined
  const isSmall = !isOne || areJotted(pairs)
  // A paragraph ends as a sentence does, an item as the one before.
  const isEnded = /[.!?。！？।…]["'”’»」』)]*\s*$/u.test(pairs.at(-1)?.[1] ?? '')
  const isFull = ([line, next]: Pair) => hasNoRoom(line, next, width)
  const isOpen = ([line, next]: Pair) =>
    !isSmall &&
    (beginsWithin.test(next) || (isEnded && /^\s*\p{Nd}/u.test(next))) &&
    columns(line) >= width * fullShare &&
    leadTermLength(next.trim()) === 0
  const full = telling.filter(isFull).length
  const isOwn = (pair: Pair) => !isFull(pair) && !isOpen(pair) && beginsNew.test(pair[1])
  if (telling.filter(isOwn).length * 2 > telling.length) return 'none'
  const isWide = width >= fewestColumns
  const fewest = isEnded ? (telling.some(([, next]) => beginsNew.test(next)) ? 2 : 1) : fewestFull
  const isTold =
    (telling.some(isOpen) && (isEnded || isWide || pairs.length === 1)) ||
    (isWide && full === telling.length && full >= fewest)
  // "The bed was hard": of one margin no line is so short in the midst of a sentence.
  const hasGap = pairs.some(
    ([line, next]) =>
      !ended.test(line) && columns(line) < shortest && !hasNoRoom(line, next, width),
  )
  return isTold
    ? { width, isByHand: full < telling.length || hasGap, isCased: !isSmall, isEnded, hasGap }
    : undefined
}

/** Whether small letters tell nothing, for what is said begins with them. */
function areJotted(pairs: readonly Pair[]): boolean {
  const last = pairs.at(-1)?.[1] ?? ''
  const text = [...pairs.map(([line]) => line), last].join('\n')
  const begun = text.match(/(?:^|[.!?]\s)\P{L}*\p{L}/gu) ?? []
  return begun.filter((one) => /\p{Ll}$/u.test(one)).length * 2 >= begun.length
}

function goesOn(line: string, next: string, margin: Margin): boolean {
  const { width, isByHand, isCased, isEnded, hasGap } = margin
  if (hasGap && beginsNew.test(next)) return false
  if (hasNoRoom(line, next, width)) return true
  if (ended.test(line)) return false
  if (isCased && beginsWithin.test(next)) return true
  // "… and ends in / 2031."
  const isFigure = isEnded && /^\s*\p{Nd}/u.test(next)
  return (
    (isFigure && columns(line) >= width * openShare) ||
    (isByHand && columns(line) >= width * fullShare)
  )
}

/** The run in which a place of the text is. */
function runAt(runs: readonly Run[], start: number): Run | undefined {
  let [low, high] = [0, runs.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((runs[middle]?.lines[0]?.start ?? 0) <= start) low = middle + 1
    else high = middle
  }
  return runs[low - 1]
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
  if (
    (above !== undefined && !isBlank(above)) ||
    !isBlank(below) ||
    [line, next].some((one) => isListLine(one) || isRow(one))
  )
    return false
  const words = `${line.text} ${next.text}`.trim().split(/\s+/u).length
  return (
    words <= mostNameWords &&
    goesOnBelow(line.text, next.text) &&
    !/[,،、，]\s*$/u.test(line.text) &&
    !/[.!?,:;…。！？،，；：)）\]]\s*$/u.test(next.text)
  )
}

/** Whether a line holds cells of a table. */
function isRow({ text }: TextLine): boolean {
  return /\S(?:\t|\s{3,}|\s\|\s|\s?\.{4,}\s?)\S/u.test(text)
}

const beginsWithin = /^[\s>]*\p{Ll}/u
const beginsNew = /^[\s>\p{P}]*[\p{Lu}\p{Lo}]/u

/** Whether the first word of the next line had no room on a line; where no spaces part words, a sign or two may hang over. */
function hasNoRoom(line: string, next: string, width: number): boolean {
  const word = /^\s*(\S+)/u.exec(next)?.[1] ?? ''
  return columns(line) + 1 + (dense.test(word) ? hanging : columns(word)) > width
}

const dense = /^(?:\p{P}?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u
const hanging = 5

/** A sign within a sentence, before what begins none. */
const leads = /[:;]\s*\n\s*[\p{Ll}\p{Nd}]/u
const ended = /[.!?।。！？…:;」』"”»›)]\s*$/u

/** How far a line reaches: wide (East Asian) characters count two, marks on others nothing. */
function columns(text: string): number {
  const { length } = text.trimEnd()
  if (!/[^\0-\u02ff]/u.test(text)) return length
  const wide = text.match(/[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7af\uff00-\uff60]/gu)?.length ?? 0
  return length + wide - (text.match(/\p{Mn}/gu)?.length ?? 0)
}
