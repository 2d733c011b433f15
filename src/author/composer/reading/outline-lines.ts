import { capitalized, type MappedText, sliceMapped } from './mapped-text.ts'
import { sectionMark } from './section-marks.ts'
import { isBlank, lineText, type TextLine } from './text-lines.ts'

/** Columns and words of a heading; longer lines say something. One between blank lines may have more words. */
const headingColumns = 70
const headingWords = 10
const aloneWords = 16

/** Signs that begin headings where lists have other signs. */
const sign = /^ {0,3}([■□●○◆◇▶▣★※]|【)[ \u3000]*(?=\S)/u

const sentenceEnd = /[.,;。，；、،؛।]\s*$/u

/**
 * The lines that are headings because they continue an outline, in order, each with its level from 2 on: short lines whose
 * marks count on (1., 2.; 一、二、; I., II.; First, Second; Part one, Part two) or are the same sign, with a text of their own
 * between one and the next.
 */
export function outlineLines(lines: readonly TextLine[]): Map<number, number> {
  const runs = countedRuns(lines)
  const signs = new Map<string, number[]>()
  for (const [at, line] of lines.entries()) {
    const mark = isShort(lines, at) ? sign.exec(line.text)?.[1] : undefined
    if (mark === undefined || !isNamed(lines, at, mark.length)) continue
    const run = signs.get(mark)
    if (run === undefined) signs.set(mark, [at])
    else run.push(at)
  }
  const outline = [...runs, ...signs.values()].filter((run) => isOutline(run, lines))
  const levels = outline.flatMap((run) => {
    // What begins between two lines of another run is below that.
    const above = outline.filter(
      (other) => (other[0] ?? 0) < (run[0] ?? 0) && (run[0] ?? 0) < (other.at(-1) ?? 0),
    )
    return run.map((at): [number, number] => [at, 2 + above.length])
  })
  return new Map(levels.sort(([a], [b]) => a - b))
}

/** The runs of lines whose marks count on from the first place. */
function countedRuns(lines: readonly TextLine[]): number[][] {
  const runs: number[][] = []
  const open = new Map<string, { run: number[]; place: number }>()
  for (const [at, line] of lines.entries()) {
    const mark = isShort(lines, at) ? sectionMark(line.text) : undefined
    if (mark === undefined || !isNamed(lines, at, mark.length)) continue
    const last = open.get(mark.kind)
    if (last?.place === mark.place - 1) {
      last.run.push(at)
      last.place = mark.place
      continue
    }
    open.delete(mark.kind)
    if (mark.place !== 1) continue
    const begun = { run: [at], place: 1 }
    open.set(mark.kind, begun)
    runs.push(begun.run)
  }
  return runs
}

/** Whether letters stand behind the mark of a line; a word for a place may be all that a section is called. */
function isNamed(lines: readonly TextLine[], at: number, mark: number): boolean {
  const text = lines[at]?.text ?? ''
  return /\p{L}/u.test(text.slice(mark)) || /\p{L}{2}/u.test(text.slice(0, mark))
}

/** A remark in brackets behind a name, and characters of both. */
const remark = /[(（][^()（）]*[)）]$/u
const longestName = 200

function isShort(lines: readonly TextLine[], at: number): boolean {
  const text = lines[at]?.text ?? ''
  if (text.length > longestName) return false
  const bare = text.trim().replace(remark, '').trim()
  const isAlone = [lines[at - 1], lines[at + 1]].every(
    (line) => line === undefined || isBlank(line),
  )
  return (
    bare.length <= headingColumns &&
    bare.split(/\s+/u).length <= (isAlone ? aloneWords : headingWords) + 1 &&
    !sentenceEnd.test(bare)
  )
}

/** So many of the lines of an outline have to have a text of their own. */
const usualShare = 0.6

/** Whether lines that count on are the headings of an outline: most have a text of their own. */
function isOutline(run: readonly number[], lines: readonly TextLine[]): boolean {
  if (run.length < 2) return false
  // The last one is followed by all that is left: it says nothing about the others.
  const filled = run
    .slice(0, -1)
    .filter((at, index) => hasText(lines, at + 1, run[index + 1] ?? at))
  if (filled.length === 0 || filled.length < (run.length - 1) * usualShare) return false
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
}

/** The headings of an outline with their names, by where their lines begin in the input. */
export function outlineHeadings(lines: readonly TextLine[]): Map<number, OutlineHeading> {
  const headings = [...outlineLines(lines)].flatMap(([at, level]): [number, OutlineHeading][] => {
    const line = lines[at]
    return line === undefined ? [] : [[line.start, { level, text: sectionName(line) }]]
  })
  return new Map(headings)
}

/** The name of a section that counts on: without a word that says no more than its place ("Second: …"). */
export function sectionName(line: TextLine): MappedText {
  const mark = sectionMark(line.text)
  const isShell = mark?.kind === '' || mark?.kind === 'hangul'
  const name = isShell ? lineText(line, mark?.length) : undefined
  return name !== undefined && /\p{L}/u.test(name.text)
    ? capitalized(withoutSigns(name))
    : headingText(line)
}

/** A line as a heading: without a number ("2.1"), decoration or colon around it. */
export function headingText(line: TextLine): MappedText {
  const decoration =
    /^\s*(?:[#=*_\-~>]+\s+|[■□●○◆◇▶▣★※]\s*|【|第?[一二三四五六七八九十]{1,3}[、．.]\s*|\d{1,2}(?:\.\d{1,2}){0,3}[.)]?\s+(?=\p{L})|[IVX]{1,5}\.\s+)/u
  return withoutSigns(lineText(line, decoration.exec(line.text)?.[0].length ?? 0))
}

function withoutSigns(text: MappedText): MappedText {
  return sliceMapped(text, 0, text.text.replace(/[\s:：=*_~#】-]+$/u, '').length)
}
