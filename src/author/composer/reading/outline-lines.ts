import { endsInYear } from '../language/dates.ts'
import { leadTermLength } from './lead-term.ts'
import { isListLine } from './list-marks.ts'
import { capitalized, joinMapped, type MappedText, sliceMapped, trimMapped } from './mapped-text.ts'
import { sectionMark } from './section-marks.ts'
import { isBlank, lineText, type TextLine } from './text-lines.ts'

/** Columns and words of a heading; longer lines say something. One between blank lines may have more words. */
const headingColumns = 70
const headingWords = 10
const aloneWords = 16

/** Signs that begin headings where lists have other signs, and brackets that nothing but a remark stands behind. */
const sign =
  /^ {0,3}([■□●○◆◇▶▣★※][ \u3000]*(?=\S)|[【〈《〔［[](?=[^\])）】〉》〕］]{2,40}[】〉》〕］\]]\s*(?:[(（][^()（）]*[)）])?\s*$))/u

const sentenceEnd = /[.,;。，；、،؛।]\s*$/u

/**
 * The lines that are headings because they continue an outline, in order, each with its level from 2 on: short lines whose
 * marks count on (1., 2.; 一、二、; I., II.; First, Second; Part one, Part two) or are the same sign, with a text of their own
 * between one and the next.
 */
export function outlineLines(lines: readonly TextLine[]): Map<number, number> {
  const outline = outlineRuns(lines)
  const levels = outline.flatMap((run) => {
    // What begins between two lines of another run is below that.
    const above = outline.filter(
      (other) => (other[0] ?? 0) < (run[0] ?? 0) && (run[0] ?? 0) < (other.at(-1) ?? 0),
    )
    return run.map((at): [number, number] => [at, 2 + above.length])
  })
  return new Map(levels.sort(([a], [b]) => a - b))
}

/** The series of an outline: of lines that count on, or that begin with the same sign. */
export function outlineRuns(lines: readonly TextLine[]): number[][] {
  const signs = new Map<string, number[]>()
  for (const [at, line] of lines.entries()) {
    const mark = isShort(lines, at) ? sign.exec(line.text)?.[1]?.trim() : undefined
    if (mark === undefined || !isNamed(lines, at, mark.length)) continue
    // What is only heard or seen stands alone in such brackets ("[applause]").
    if (/[［[]/u.test(mark) && (!isGap(lines[at - 1]) || isGap(lines[at + 1]))) continue
    const run = signs.get(mark)
    if (run === undefined) signs.set(mark, [at])
    else run.push(at)
  }
  const counted = countedRuns(lines).filter((run) => areNames(run, lines))
  return [...counted.map((run) => run.lines), ...signs.values()].filter((run) =>
    isOutline(run, lines),
  )
}

/** Lines whose marks count on. */
interface CountedRun {
  kind: string
  /** What stands before and behind a number. */
  sign: string
  /** Those that may be headings, and how many others count among them. */
  lines: number[]
  others: number
  first: number
  place: number
  /** Whether nothing stands between its lines; unknown of one line. */
  isTight?: boolean
}

/** Runs that may still go on, one within the other. */
const mostOpen = 12

/**
 * The runs of lines whose marks count on, each over whatever stands between its lines: other runs begin within one and end with
 * it. A line goes on in the run whose lines are set as it is.
 */
function countedRuns(lines: readonly TextLine[]): CountedRun[] {
  const runs: CountedRun[] = []
  const open: CountedRun[] = []
  for (const [at, line] of lines.entries()) {
    const { text } = line
    const isWhole = isShort(lines, at)
    const mark = isWhole || bareNumber.test(text) ? sectionMark(text) : undefined
    if (mark === undefined || !isNamed(lines, at, mark.length)) continue
    const { kind, place } = mark
    const sign = mark.isBare ? text.slice(0, mark.length).replace(/[\s\p{L}\p{M}\p{Nd}]/gu, '') : ''
    const alike = open.filter((run) => run.kind === kind && run.sign === sign)
    const run = likest(
      alike.filter((one) => one.place === place - 1),
      lines,
      at,
    )
    if (run !== undefined) {
      run.isTight ??= !hasText(lines, lastOf(run) + 1, at)
      run.place = place
      open.length = open.indexOf(run) + 1
    }
    // A part of a document begins anywhere; a day is no place.
    const isPlace = !mark.isBare || sign.startsWith('§') || isListLine(line)
    const begins = place === 1 || (isPlace && alike.length === 0)
    const counting = run ?? (begins ? begun(kind, sign, place) : undefined)
    if (counting === undefined) continue
    if (isWhole || runInLength(text) > 0) counting.lines.push(at)
    else counting.others++
    if (run !== undefined) continue
    runs.push(counting)
    if (open.push(counting) > mostOpen) open.splice(Math.max(1, open.findIndex(isLone)), 1)
  }
  return runs
}

/** How a line begins that counts, however long it is. */
const bareNumber =
  /^ {0,3}(?:(?:§ ?)?\d{1,2}(?:[.)．:]?[ \u3000]|[.．、）])|[（(](?:\d{1,2}|[一二三四五六七八九十]{1,3})[)）]|[一二三四五六七八九十]{1,3}[、．.]|(?:[IVX]{1,5}|[A-H가나다라마바사아자차])[.)][ \u3000])/u

function begun(kind: string, sign: string, place: number): CountedRun {
  return { kind, sign, lines: [], others: 0, first: place, place }
}

function isLone({ lines, others }: CountedRun): boolean {
  return lines.length + others < 2
}

function lastOf({ lines }: CountedRun): number {
  return lines.at(-1) ?? 0
}

/** Of runs that a line may go on, the one that is set like it: in capitals, alone, as far from the line before; or the innermost. */
function likest(
  runs: readonly CountedRun[],
  lines: readonly TextLine[],
  at: number,
): CountedRun | undefined {
  if (runs.length < 2) return runs[0]
  const likeness = (run: CountedRun) => {
    const last = lastOf(run)
    const isTight = !hasText(lines, last + 1, at)
    return (
      (isInCapitals(lines[last]) === isInCapitals(lines[at]) ? 2 : 0) +
      (run.isTight === undefined || run.isTight === isTight ? 2 : 0) +
      (isAlone(lines, last) === isAlone(lines, at) ? 1 : 0)
    )
  }
  return runs.reduce((best, run) => (likeness(run) >= likeness(best) ? run : best))
}

function isInCapitals(line: TextLine | undefined): boolean {
  return line !== undefined && /\p{Lu}{2}/u.test(line.text) && !/\p{Ll}/u.test(line.text)
}

function isAlone(lines: readonly TextLine[], at: number): boolean {
  return [lines[at - 1], lines[at + 1]].every(isGap)
}

function isGap(line: TextLine | undefined): boolean {
  return line === undefined || isBlank(line)
}

/** Whether letters stand behind the mark of a line; a word for a place may be all that a section is called. */
function isNamed(lines: readonly TextLine[], at: number, mark: number): boolean {
  const text = lines[at]?.text ?? ''
  return /\p{L}/u.test(text.slice(mark)) || /\p{L}{2}/u.test(text.slice(0, mark))
}

/** A remark in brackets behind a name, and characters of both. */
const remark = /[(（][^()（）]*[)）]$/u
const longestName = 200
/** What is not shut in a line goes on in the next. */
export const opensBracket = /[(（][^)）]*$/u

function isShort(lines: readonly TextLine[], at: number): boolean {
  const text = lines[at]?.text ?? ''
  if (text.length > longestName || opensBracket.test(text)) return false
  const bare = text.trim().replace(remark, '').trim()
  return (
    bare.length <= headingColumns &&
    bare.split(/\s+/u).length <= (isAlone(lines, at) ? aloneWords : headingWords) + 1 &&
    (!sentenceEnd.test(bare) || endsInYear(bare))
  )
}

/** Lines of a run that begins behind the first place, in a part of a document. */
const fewestOfPart = 3
/** So many of the lines that count on have to name something, and so many as a whole, where they are no list. */
const namedShare = 0.8
const wholeShare = 0.5

function areNames({ lines: run, others, first }: CountedRun, lines: readonly TextLine[]): boolean {
  const named = run.slice(0, -1)
  const wholes = named.filter(
    (at, index) =>
      runInLength(lines[at]?.text ?? '') === 0 || hasText(lines, at + 1, run[index + 1] ?? at),
  )
  return (
    (first === 1 || run.length >= fewestOfPart) &&
    run.length >= (run.length + others) * namedShare &&
    wholes.length > named.length * wholeShare
  )
}

/** The length of a line's mark and the name behind it, where more is said on the same line ("4. Costs: none so far."); 0 without. */
function runInLength(text: string): number {
  const mark = bareNumber.test(text) ? (sectionMark(text)?.length ?? 0) : 0
  const term = mark === 0 ? 0 : leadTermLength(text.slice(mark))
  return term > 0 && text.slice(mark + term).trim() !== '' ? mark + term : 0
}

/** What a line of an outline is called, and how much of it that takes. */
export function namedLine(line: TextLine, lines: readonly TextLine[], at: number) {
  const length = isShort(lines, at) ? 0 : runInLength(line.text)
  const named = length === 0 ? line : { ...line, text: line.text.slice(0, length) }
  return { name: sectionName(named), length: named.text.length }
}

/** So many of the lines of an outline have to have a text of their own. */
const usualShare = 0.6

/** Whether lines that count on are the headings of an outline: most have a text of their own. */
function isOutline(run: readonly number[], lines: readonly TextLine[]): boolean {
  if (run.length < 2) return false
  // The last one is followed by all that is left: it says nothing about the others.
  const before = run.slice(0, -1)
  const filled = before.filter((at, index) => hasText(lines, at + 1, run[index + 1] ?? at))
  // One that says all on its own line needs no other.
  const silent = before.filter((at) => !filled.includes(at) && isShort(lines, at))
  if (filled.length === 0 || filled.length < (filled.length + silent.length) * usualShare)
    return false
  const last = run[run.length - 1] ?? 0
  return run.length > 2 || hasText(lines, last + 1, lines.length)
}

/** Whether between two places stands a line that is not the rest of an item: not indented, nor begun in lower case. */
function hasText(lines: readonly TextLine[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const line = lines[at]
    if (line === undefined || isBlank(line)) continue
    const before = lines[at - 1]
    const continues =
      at === from &&
      before !== undefined &&
      (line.indent > before.indent || /^\s*\p{Ll}/u.test(line.text))
    if (!continues) return true
  }
  return false
}

/** A line that is a heading because it continues an outline. */
export interface OutlineHeading {
  level: number
  text: MappedText
  /** Where its name ends in the input. */
  end: number
}

/** The headings of an outline with their names, by where their lines begin in the input. */
export function outlineHeadings(lines: readonly TextLine[]): Map<number, OutlineHeading> {
  const headings = [...outlineLines(lines)].flatMap(([at, level]): [number, OutlineHeading][] => {
    const line = lines[at]
    if (line === undefined) return []
    const { name, length } = namedLine(line, lines, at)
    return [[line.start, { level, text: name, end: line.start + length }]]
  })
  return new Map(headings)
}

/** The name of a section that counts on: without a word that says no more than its place ("Second: …"). */
function sectionName(line: TextLine): MappedText {
  const mark = sectionMark(line.text)
  const isShell = mark?.kind === '' || mark?.kind === 'hangul'
  const name = isShell ? lineText(line, mark?.length) : undefined
  return name !== undefined && /\p{L}/u.test(name.text)
    ? capitalized(withoutSigns(name))
    : headingText(line, true)
}

/** A number with nothing behind it, which counts sections only among others ("2 Method"), and else things ("24 hours in Bonn"). */
const bareCount = /^\s*\d{1,2}\s+(?=\p{L})/u

const bareCounts = new WeakMap<readonly TextLine[], ReadonlySet<number>>()

/** Whether the bare number of a line in capitals is one of several that count on, which only sections have. */
export function countsSections(lines: readonly TextLine[], { text }: TextLine): boolean {
  const countOf = (one: string) =>
    /\p{Ll}/u.test(one) ? undefined : bareCount.exec(one)?.[0].trim()
  const own = countOf(text)
  if (own === undefined) return false
  const known =
    bareCounts.get(lines) ?? new Set(lines.flatMap((line) => countOf(line.text) ?? []).map(Number))
  bareCounts.set(lines, known)
  return known.has(Number(own) - 1) || known.has(Number(own) + 1)
}

/** A line as a heading: without a number ("2.1"), decoration, brackets or colon around it; without a bare one where that `counts`. */
export function headingText(line: TextLine, counts = false): MappedText {
  const decoration =
    /^\s*(?:[#=*_\-~>]+\s+|[■□●○◆◇▶▣★※]\s*|[【〈《〔［[](?=[^\])】〉》〕］]+[】〉》〕］\]])|第?[一二三四五六七八九十]{1,3}[、．.]\s*|\d{1,2}(?:(?:\.\d{1,2}){1,3}[.)]?|[.)])\s+(?=\p{L})|\d{1,2}[.．、）](?=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])|[IVX]{1,5}\.\s+)/u
  const bare = counts ? bareCount.exec(line.text)?.[0] : undefined
  const mark = bare ?? decoration.exec(line.text)?.[0] ?? ''
  const text = lineText(line, mark.length)
  const close = /[【〈《〔［[]$/u.test(mark) ? text.text.search(/[】〉》〕］\]]/u) : -1
  const behind = trimMapped(sliceMapped(text, close + 1))
  return withoutSigns(close < 0 ? text : joinMapped([sliceMapped(text, 0, close), behind]))
}

function withoutSigns(text: MappedText): MappedText {
  return sliceMapped(text, 0, text.text.replace(/[\s:：=*_~#-]+$/u, '').length)
}
