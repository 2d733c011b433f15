import { leadTermLength } from './lead-term.ts'
import { columnsOf, endsSentence, headingLength } from './line-length.ts'
import { isListLine } from './list-marks.ts'
import { isBlank, type TextLine } from './text-lines.ts'

/** What is remarked in brackets behind a name. */
export const remarkBehind = /\s[(（][^()（）]*[)）]$/u

/** Words of a name over short lines. */
export const nameWords = 3
/** Fewer groups that begin with a name do not tell. */
const fewestNamed = 3
/** Lines before and after one that are near it. */
export const groupReach = 60

/** Whether a line names the short lines right below it, as others nearby do: headings with a note or two each. */
export function namesGroup(lines: readonly TextLine[], at: number): boolean {
  return isNamedAlike(lines, at, isNamedGroup, 2 / 3)
}

/** Whether a line that begins small names its group as most groups of the text are named: of notes written without capitals. */
export function namesSmallGroup(lines: readonly TextLine[], at: number): boolean {
  return isNamedAlike(lines, at, isSmallName, 1 / 2)
}

/** Whether a short line stands over the longer one right below it as in most groups of the text, whatever it ends with: an entry of questions. */
export function namesEntry(lines: readonly TextLine[], at: number): boolean {
  return isNamedAlike(lines, at, isEntryName, 2 / 3)
}

/** Whether a line is a name, and so much of the groups nearby that are more than a line begins with one. */
function isNamedAlike(
  lines: readonly TextLine[],
  at: number,
  isName: (lines: readonly TextLine[], at: number) => boolean,
  share: number,
): boolean {
  if (!isName(lines, at)) return false
  const [first, last] = [Math.max(0, at - groupReach), Math.min(lines.length, at + groupReach)]
  const groups: number[] = []
  for (let place = first; place < last; place++) if (opensGroup(lines, place)) groups.push(place)
  const named = groups.filter((place) => isName(lines, place)).length
  return named >= fewestNamed && named >= groups.length * share
}

/** Words of the name of an entry, and columns of what it stands over. */
const entryName = { words: 9, below: 30 }

function isEntryName(lines: readonly TextLine[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]]
  const text = line?.text.trim() ?? ''
  if (line === undefined || next === undefined || !opensGroup(lines, at)) return false
  return (
    /^[\p{Lu}\p{Lo}\p{N}¿【]/u.test(text) &&
    !isListLine(next) &&
    headingLength(text) <= entryName.words &&
    columnsOf(next) >= Math.max(entryName.below, columnsOf(line) * 1.3) &&
    leadTermLength(text) === 0
  )
}

/** Words of a name that begins small, without what is remarked behind it in brackets. */
const smallNameWords = 5

function isSmallName(lines: readonly TextLine[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]]
  const text = line?.text.trim() ?? ''
  if (line === undefined || next === undefined || !/^\p{Ll}/u.test(text)) return false
  const name = text.replace(remarkBehind, '')
  const isName =
    headingLength(name) <= smallNameWords && !endsSentence(name) && leadTermLength(name) === 0
  const isOver = isListLine(next) || columnsOf(next) >= columnsOf(line) * 1.3
  return isName && opensGroup(lines, at) && isOver
}

/** Whether a line is the first of several without a blank one between them. */
export function opensGroup(lines: readonly TextLine[], at: number): boolean {
  const [before, line, next] = [lines[at - 1], lines[at], lines[at + 1]]
  const begins = before === undefined || isBlank(before)
  return begins && line !== undefined && !isBlank(line) && next !== undefined && !isBlank(next)
}

/** Whether a group begins with a few words that give no figure and end no sentence, all its other lines being longer. */
function isNamedGroup(lines: readonly TextLine[], at: number): boolean {
  const line = lines[at]
  const text = line?.text.trim() ?? ''
  if (line === undefined || !opensGroup(lines, at) || headingLength(text) > nameWords) return false
  if (!/^[\p{Lu}\p{Lo}]/u.test(text) || /\p{N}/u.test(text) || endsSentence(text)) return false
  for (let below = at + 1; below < lines.length; below++) {
    const other = lines[below]
    if (other === undefined || isBlank(other)) break
    if (columnsOf(other) <= columnsOf(line)) return false
  }
  return leadTermLength(text) === 0
}
