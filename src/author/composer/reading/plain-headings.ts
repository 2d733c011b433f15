import { isInterjection } from '../language/address-words.ts'
import { namesTotal } from '../language/total-words.ts'
import { isSignature } from './attribution.ts'
import { isBracketed } from './bracketed.ts'
import {
  groupReach,
  namesEntry,
  namesGroup,
  namesSmallGroup,
  nameWords,
  opensGroup,
  remarkBehind,
} from './group-names.ts'
import { leadTermLength } from './lead-term.ts'
import { columnsOf, endsSentence, headingLength } from './line-length.ts'
import { isAmongRows, namesRows } from './line-runs.ts'
import { isListLine } from './list-marks.ts'
import { opensBracket } from './outline-lines.ts'
import { readPlainTable } from './plain-tables.ts'
import { isBlank, type TextLine } from './text-lines.ts'

/** A line that only draws: `=====`, `-----`, `*****`. */
export function isUnderline(text: string): boolean {
  return /^\s*([=\-_*~#+])\1{2,}\s*$/.test(text)
}

const hasLetters = /[\p{L}\p{N}]/u
const numbered = /^\s*(\d{1,2}(?:\.\d{1,2}){0,3})[.)]?\s+\p{L}/u
const counted = /^\s*\d{1,2}[.)]?\s+\p{L}/u
/**
 * The level of the heading that a line is by its shape, or 0. Level 1 to 4: underlined with `=` 1, underlined with `-` 2,
 * numbered by its depth, capitals 2, a short line before its text 2; the first line alone 1.
 */
export function headingLevel(lines: readonly TextLine[], at: number): number {
  const line = lines[at]
  if (line === undefined) return 0
  const text = line.text.trim()
  const next = lines[at + 1]
  if (!hasLetters.test(text) || text.length > 120) return 0
  if (next !== undefined && isUnderlined(lines, at)) return /^\s*[=#*]/.test(next.text) ? 1 : 2

  const before = lines[at - 1]
  const alone =
    (before === undefined || isBlank(before) || isUnderline(before.text)) &&
    (next === undefined || isBlank(next))
  const content = nextContent(lines, at + 1)
  if (content === undefined || signsQuotation(lines, at)) return 0

  const number = numbered.exec(text)?.[1]
  if (number !== undefined) {
    if (endsSentence(text) || opensBracket.test(text) || headingLength(text) > 10) return 0
    if (!number.includes('.')) return alone && namesSection(lines, at, content) ? 1 : 0
    return leadsAmongClauses(lines, at, number) ? 0 : Math.min(number.split('.').length, 4)
  }
  if (isListLine(line)) return 0

  const cased = text.match(/\p{Lu}/gu)?.length ?? 0
  const lower = /\p{Ll}/u.test(text)
  if (line.indent >= setIn && isSetIn(line, contentAbove(lines, at))) return 0
  if (cased >= 3 && !lower && headingLength(text) <= 10 && !/[.!?]$/.test(text))
    return isFirst(lines, at) && alone ? 1 : 2

  return alone && isCaption(line, content, lines)
    ? 2
    : shortLineLevel({ lines, at, text, content, alone })
}

/** Words of a line alone that says what the table or list right below is; a shorter one is a heading anyway. */
const captionWords = { fewest: 6, most: 18 }
/** What ends or leads to something, within a line or at its end; behind a figure it ends nothing ("22. Mai"). */
const sentenceSign = /(?<!\p{N})[.!?。！？؟।](?:\s|$)|[;:；：]|[,，、،]$|[|\t]| {3,}/u

/** Whether a line of some words, which ends no sentence and leads to nothing, says what a table or a list is that follows it. */
function isCaption(
  { text: line }: TextLine,
  content: TextLine,
  lines: readonly TextLine[],
): boolean {
  const text = line.trim()
  const words = headingLength(text)
  const isLong = words >= captionWords.fewest && words <= captionWords.most
  if (!isLong || !/^[\p{Lu}\p{Lo}\p{N}]/u.test(text) || sentenceSign.test(text)) return false
  return isListLine(content) || readPlainTable(lines, lines.indexOf(content)) !== undefined
}

/**
 * Whether a line that counts by one number is the name of running text below it, although no others count on with it
 * (`outlineLines`): as in an extract. What has no sign behind its number counts things, unless it is in capitals.
 */
function namesSection(lines: readonly TextLine[], at: number, content: TextLine): boolean {
  const line = lines[at]
  if (line === undefined) return false
  let above = at - 1
  while (lines[above]?.text.trim() === '') above--
  const isRow = [lines[above], content].some((one) => one !== undefined && counted.test(one.text))
  const isSet = isListLine(line) || !/\p{Ll}/u.test(line.text)
  return !isRow && isSet && !isListLine(content) && columnsOf(content) > columnsOf(line)
}

/** Columns of a line that had no more room, and those by which one is set in. */
const fullLine = 40
const setIn = 3

/** Whether a line is set in, in the midst of the sentence that the line above has not ended: a time and a place. */
function isSetIn(line: TextLine, above: TextLine | undefined): boolean {
  if (above === undefined || line.indent < above.indent + setIn) return false
  return columnsOf(above) >= fullLine && /\p{Ll}\s*$/u.test(above.text) && !isListLine(above)
}

function contentAbove(lines: readonly TextLine[], at: number): TextLine | undefined {
  let above = at - 1
  while (above >= 0 && lines[above]?.text.trim() === '') above--
  return lines[above]
}

/** Columns by which a line that is drawn below another may be longer or shorter. */
const underlineSlack = 3

/** Whether a line that only draws stands below a line for that: as long as it, or below one alone that ends no sentence. */
export function isUnderlined(lines: readonly TextLine[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]]
  if (line === undefined || next === undefined || !isUnderline(next.text)) return false
  if (!hasLetters.test(line.text)) return false
  if (namesColumns(lines, at)) return false
  const slack = Math.min(underlineSlack, columnsOf(line) / underlineSlack)
  if (Math.abs(columnsOf(next) - columnsOf(line)) <= slack) return true
  const before = lines[at - 1]
  const begins = before === undefined || isBlank(before) || isUnderline(before.text)
  return begins && !endsSentence(line.text.trim())
}

/** A line of a text that is longer than it, and the next one with words. */
interface ShortLine {
  lines: readonly TextLine[]
  at: number
  text: string
  content: TextLine
  /** Whether blank lines or ends are on both sides of it. */
  alone: boolean
}

/** The level of a heading that is short and says what comes, or 0. */
function shortLineLevel({ lines, at, text, content, alone }: ShortLine): number {
  const [before, next] = [lines[at - 1], lines[at + 1]]
  // What is remarked in brackets behind a name makes it no longer; behind a sign it is all a remark.
  const name = /^[\p{L}\p{N}]/u.test(text) ? text.replace(remarkBehind, '') : text
  if (headingLength(name) > 9 || name.length > 70 || isInterjection(text)) return 0
  // What stands in brackets is a remark.
  if (isSum(text) || isBracketed(text)) return 0
  if (namesTable(lines, at) || namesEntry(lines, at)) return 2
  if (opensGroup(lines, at) && !isListLine(lines[at + 1] ?? content)) {
    if (namesRows(lines, at)) return 2
    // One of several that are alike names none of the others.
    if (isAmongRows(lines, at)) return 0
  }
  if (alone && isPhrasedHeading(lines, at, content)) return isFirst(lines, at) ? 1 : 2
  // A question is the heading of the list that answers it.
  const listed = next !== undefined && isListLine(next) && (before === undefined || isBlank(before))
  if (listed && isQuestion(text) && leadTermLength(text) === 0) return 2
  if (endsSentence(text)) return 0
  if (/[|\t]/.test(text) || /\S {3,}\S/.test(text)) return 0
  const endsWithColon = /[:：]$/u.test(text)
  if (!endsWithColon && leadTermLength(text) > 0) return 0
  if (/^[\p{Ll}]/u.test(text) && !endsWithColon) return namesSmallGroup(lines, at) ? 2 : 0
  if (/^[["“„«»「『—–-]/u.test(text)) return 0
  if (alone) {
    if (isFirst(lines, at)) return 1
    // A line alone between paragraphs: a heading when text that is longer follows it.
    const table = /\t| {3,}|\S \| \S/.test(content.text.trim())
    const leads = /[:：]$/u.test(content.text.trim())
    const isOver = !isShortLine(content) || isListLine(content) || table || leads
    // "We move on 3 March. The new address is" is no name of the lines below.
    return isOver || (!/[.!?]\s/.test(text) && isOverLines(lines, at + 1)) ? 2 : 0
  }
  const opens =
    before === undefined || isBlank(before) || isUnderline(before.text) || isBetweenLists(lines, at)
  return opens && next !== undefined && !isBlank(next) ? levelOver(next, lines, at) : 0
}

/** So many lines right below one another are what the line over them names, however short; fewer may be an address. */
const fewestLines = 3

function isOverLines(lines: readonly TextLine[], from: number): boolean {
  let at = from
  while (at < lines.length && isBlank(lines[at] as TextLine)) at++
  const group = lines.slice(at, at + fewestLines)
  return group.length === fewestLines && !group.some(isBlank)
}

/** Whether a line says what things come to ("Total: 13 points"). */
function isSum(text: string): boolean {
  return /^[^:：]{1,40}[:：]\s*\P{L}{0,3}\p{Nd}/u.test(text) && namesTotal(text)
}

/** Whether a line over one that only draws is the head of a table. */
function namesColumns(lines: readonly TextLine[], at: number): boolean {
  const text = lines[at]?.text.trim() ?? ''
  return /\S(?: {2,}|\t)\S/u.test(text) && readPlainTable(lines, at) !== undefined
}

/** Columns of an item that is not wrapped. */
const unwrapped = 60

/** Whether a line parts one list from the next: directly below an item that had room to go on, and above another. */
function isBetweenLists(lines: readonly TextLine[], at: number): boolean {
  const [before, line, next] = lines.slice(Math.max(0, at - 1), at + 2)
  if (before === undefined || line === undefined || next === undefined) return false
  return (
    isListLine(before) &&
    isListLine(next) &&
    line.indent <= Math.min(before.indent, next.indent) &&
    (columnsOf(before) < unwrapped || endsSentence(before.text.trim()))
  )
}

/** Whether a line opens a group whose other lines are a table that nothing names: "2024", "Income" over figures. */
function namesTable(lines: readonly TextLine[], at: number): boolean {
  const text = lines[at]?.text.trim() ?? ''
  const before = lines[at - 1]
  if (before !== undefined && !isBlank(before) && !isUnderline(before.text)) return false
  if (endsSentence(text) || /[|\t]|\S {2,}\S/.test(text)) return false
  return (
    readPlainTable(lines, at)?.headless !== true && readPlainTable(lines, at + 1)?.headless === true
  )
}

/** How far the other clauses of a section are looked for. */
const clauseReach = 40

/**
 * Whether a numbered line ("2.1 The hirer shall:") leads to its points as one clause among others that say theirs themselves.
 * Where all of a section lead to points, they are what these stand under.
 */
function leadsAmongClauses(lines: readonly TextLine[], at: number, number: string): boolean {
  const next = lines[at + 1]
  const isLead = (line: TextLine) => /[:：]\s*$/u.test(line.text)
  const line = lines[at]
  if (line === undefined || next === undefined || !isLead(line) || !isListLine(next)) return false
  const section = number.slice(0, number.lastIndexOf('.') + 1)
  return (
    section !== '' &&
    lines
      .slice(Math.max(0, at - clauseReach), at + clauseReach)
      .some((one) => numbered.exec(one.text)?.[1]?.startsWith(section) === true && !isLead(one))
  )
}

/** The level of a short line directly over another, or 0 when they are lines of one paragraph. */
function levelOver(next: TextLine, lines: readonly TextLine[], at: number): number {
  const line = lines[at]
  if (line === undefined) return 0
  if (isListLine(next)) return 2
  const text = line.text.trim()
  const follows = next.text.trim()
  const endsWithColon = /[:：]$/u.test(text)
  if (/^\p{Ll}/u.test(follows) && !endsWithColon && columnsOf(line) >= 40) return 0
  if (leadTermLength(follows) > 0 && (endsWithColon || leadTermLength(text) === 0))
    return endsWithColon || comesAgain(lines, at) ? 2 : 0
  const isLonger = columnsOf(next) >= Math.max(30, columnsOf(line) * 1.3)
  return isLonger || namesGroup(lines, at) ? 2 : 0
}

/** Whether other lines nearby stand as a line does: a few words without a figure right over their group. */
function comesAgain(lines: readonly TextLine[], at: number): boolean {
  const last = Math.min(lines.length - 1, at + groupReach)
  for (let place = Math.max(0, at - groupReach); place < last; place++) {
    const text = lines[place]?.text.trim() ?? ''
    const isName = /^[\p{Lu}\p{Lo}][^\p{N},|]*$/u.test(text) && !endsSentence(text)
    if (place === at || !isName || headingLength(text) > nameWords) continue
    if (opensGroup(lines, place) && leadTermLength(text) === 0) return true
  }
  return false
}

/** How far other headings are looked for. */
const reachLines = 400

/**
 * Whether a line alone is a heading although it is phrased as a question ("What is a relay?") or has a colon in it ("The
 * relay: repair or replace"): text follows that is longer, and other lines of the document stand alone in the same way,
 * so that it is no question of a dialogue and no "Present: Ann, Ben".
 */
function isPhrasedHeading(lines: readonly TextLine[], at: number, content: TextLine): boolean {
  const text = lines[at]?.text.trim() ?? ''
  if (!/^[\p{Lu}\p{Lo}¿]/u.test(text) || /["“”„«»「『|\t]| {3,}/u.test(text)) return false
  const question = isQuestion(text)
  const term = leadTermLength(text)
  const joined =
    !question && /^[^:：]{2,40}[:：]\s?\S/u.test(text) && !/[.!,;。！，；…:：]$/u.test(text)
  if (!question && !joined) return false
  const follows = content.text.trim()
  const longer = columnsOf(content) >= 60 || (columnsOf(content) >= 30 && endsSentence(follows))
  if (isQuestion(follows) || leadTermLength(follows) > 0 || !(longer || isListLine(content)))
    return false
  const above = lines.slice(Math.max(0, at - 4), at).filter((line) => !isBlank(line))
  const before = above[above.length - 1]
  // Beside other labels it is one of them; what an item of a list says is none.
  const isLabel = before !== undefined && !isListLine(before)
  if (term > 0 && isLabel && leadTermLength(before.text.trim()) > 0) return false
  if (question && isFirst(lines, at)) return true
  const first = Math.max(0, at - reachLines)
  const last = question ? at + reachLines : at - 1
  for (let place = first; place <= last && place < lines.length; place++)
    if (place !== at && standsLikeHeading(lines, place, question)) return true
  return false
}

function isQuestion(text: string): boolean {
  return /[?？؟]$/u.test(text)
}

/** A short line alone that ends no sentence; for a question, a short question alone will do. */
function standsLikeHeading(lines: readonly TextLine[], at: number, question: boolean): boolean {
  const line = lines[at]
  if (line === undefined || isBlank(line) || isListLine(line) || isFirst(lines, at)) return false
  const blank = (index: number) => {
    const neighbour = lines[index]
    return neighbour === undefined || isBlank(neighbour)
  }
  const text = line.text.trim()
  if (!blank(at - 1) || !blank(at + 1) || headingLength(text) > 9 || text.length > 70) return false
  if (question && isQuestion(text)) return true
  return /^[\p{Lu}\p{Lo}]/u.test(text) && !endsSentence(text) && leadTermLength(text) === 0
}

/** Whether a line is who said the words that end above it: "Edith Marlow, gardener". */
function signsQuotation(lines: readonly TextLine[], at: number): boolean {
  const above = lines.slice(Math.max(0, at - 3), at).filter((line) => !isBlank(line))
  const last = above[above.length - 1]?.text.trim() ?? ''
  const line = lines[at]?.text ?? ''
  return (
    /["”“»«’」』][.。]?$/u.test(last) && /^\s*\S+\s[^,，]*[,，]/u.test(line) && isSignature(line)
  )
}

function isFirst(lines: readonly TextLine[], at: number): boolean {
  for (let index = 0; index < at; index++) {
    const line = lines[index]
    if (line !== undefined && !isBlank(line) && !isUnderline(line.text)) return false
  }
  return true
}

function nextContent(lines: readonly TextLine[], from: number): TextLine | undefined {
  for (let index = from; index < lines.length; index++) {
    const line = lines[index]
    if (line !== undefined && !isBlank(line) && !isUnderline(line.text)) return line
  }
  return undefined
}

function isShortLine(line: TextLine): boolean {
  return headingLength(line.text.trim()) <= 9 && !endsSentence(line.text.trim())
}
