import { year, yearFirst } from '../language/date-parts.ts'
import { wordCount } from '../language/script.ts'
import { isPeriod, isTimed } from './entry-headings.ts'
import { leadTermLength } from './lead-term.ts'
import { isListLine } from './list-marks.ts'
import { collapseSpace, joinMapped, type MappedText, splitMapped } from './mapped-text.ts'
import type { ListItemSource, SourceBlock } from './source-block.ts'
import { isBlank, lineText, type TextLine } from './text-lines.ts'

/** Fewer groups with a time may be anything. */
const fewestRecords = 2
/** Lines and words of a line that say what somebody was, where and when; UTF-16 units of a line. */
const mostNameLines = 4
const mostNameWords = 14
const longestLine = 200
/** UTF-16 units of the name of an entry; of a longer one the rest is the first thing told of it. */
const longestName = 80
/** Below the section's own heading. */
const recordLevel = 3
/** Words of the name of a section over entries. */
const sectionWords = 5

const date = new RegExp(`^[([]?(?:${yearFirst}|(?:\\p{L}{3,}\\.?\\s)?${year})[)\\]]?$`, 'u')
const sentenceEnd = /\p{L}{3,}[.!?]$|[:;?!。！？；：]$/u

/** An entry of a CV: how many lines name it, which of them gives the time, and where it ends. */
interface PlainRecord {
  names: number
  timed: number
  next: number
}

/**
 * The entries of a CV in plain lines, by the line that each begins at: groups of short lines of which one gives the time
 * ("2016 – 2020"), with what is told of them right below. None where a text has not several of them.
 */
export function plainRecords(lines: readonly TextLine[]): ReadonlyMap<number, PlainRecord> {
  const records = new Map<number, PlainRecord>()
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1]
    if (isBlank(line) || (before !== undefined && !isBlank(before))) continue
    const record = recordAt(lines, at)
    if (record !== undefined) records.set(at, record)
  }
  return records.size < fewestRecords ? new Map() : records
}

function recordAt(lines: readonly TextLine[], from: number): PlainRecord | undefined {
  let timed = -1
  let names = 0
  for (; names < mostNameLines; names++) {
    const line = lines[from + names]
    if (line === undefined || !isName(line)) break
    const isTime = isTimeOf(line.text.trim())
    // Several times are a list of what took place.
    if (isTime && timed >= 0) return undefined
    if (isTime) timed = names
    // What stands below the name and the time is told.
    else if (timed > 0) break
  }
  if (timed < 0 || names < 2) return undefined
  let next = from + names
  while (next < lines.length && !isBlank(lines[next] ?? noLine)) {
    if (isTimeOf(lines[next]?.text.trim() ?? '')) return undefined
    next++
  }
  return { names, timed, next }
}

const noLine: TextLine = { text: '', start: 0, indent: 0 }

function isTimeOf(text: string): boolean {
  return text.length <= longestLine && (isPeriod(text) || isTimed(text) || date.test(text))
}

function isName(line: TextLine): boolean {
  return !isListLine(line) && isNameText(line.text.trim())
}

function isNameText(text: string): boolean {
  return (
    text !== '' &&
    text.length <= longestLine &&
    wordCount(text) <= mostNameWords &&
    leadTermLength(text) === 0 &&
    !sentenceEnd.test(text)
  )
}

/** Whether the lines of a paragraph are no more than the name of an entry: one of them gives the time. */
export function nameEntry(lines: readonly string[]): boolean {
  return (
    lines.length > 1 &&
    lines.length <= mostNameLines &&
    lines.every(isNameText) &&
    lines.filter(isTimeOf).length === 1
  )
}

/**
 * An entry as its heading and what is told of it, or where nothing is as an item of a list.
 *
 * @param readTold reads the lines below its name.
 */
export function readRecord(
  lines: readonly TextLine[],
  from: number,
  { names, timed, next }: PlainRecord,
  readTold: (told: TextLine[]) => SourceBlock[],
): SourceBlock[] {
  const pieces = lines.slice(from, from + names).map(fieldsOf)
  const told = lines.slice(from + names, next)
  const whole = joinMapped(pieces, ' · ')
  if (told.length === 0) {
    const item: ListItemSource = { text: whole, lead: 0, more: [], children: [] }
    return [{ kind: 'list', ordered: false, items: [item] }]
  }
  const [first] = timed === 0 ? pieces.slice(1) : pieces
  const time = pieces[timed]
  const ends = first === undefined || time === undefined ? undefined : [first, time]
  const short =
    ends === undefined ? whole : joinMapped(timed === 0 ? ends.toReversed() : ends, ' · ')
  const fits = whole.text.length <= longestName
  const heading: SourceBlock = { kind: 'heading', level: recordLevel, text: fits ? whole : short }
  const left = fits ? [] : pieces.filter((piece) => piece !== first && piece !== time)
  const items = [...left, ...linesTold(told)]
  const isLines = told.every((line) => !isListLine(line)) && items.length > left.length
  return [heading, ...(isLines ? [listOf(items)] : [...left.map(paragraph), ...readTold(told)])]
}

const columnGap = /\t+| {2,}/gu

/** A line whose fields stand in columns, with a dot between them. */
function fieldsOf(line: TextLine): MappedText {
  return collapseSpace(joinMapped(splitMapped(lineText(line), columnGap), ' · '))
}

/** Lines that each say one thing to its end; none where they run on in each other. */
function linesTold(lines: readonly TextLine[]): MappedText[] {
  const isWhole = lines.every(
    ({ text }, at) =>
      at === 0 || (/^\s*[^\p{Ll}]/u.test(text) && !/,$/u.test(lines[at - 1]?.text.trim() ?? '')),
  )
  return isWhole ? lines.map((line) => collapseSpace(lineText(line))) : []
}

function listOf(texts: readonly MappedText[]): SourceBlock {
  const items = texts.map((text) => ({
    text,
    lead: leadTermLength(text.text),
    more: [],
    children: [],
  }))
  return { kind: 'list', ordered: false, items }
}

function paragraph(text: MappedText): SourceBlock {
  return { kind: 'paragraph', text, lead: 0 }
}

/** Whether a line alone is the name of a section of entries: a few words over the first of them. */
export function namesRecords(
  lines: readonly TextLine[],
  at: number,
  records: ReadonlyMap<number, PlainRecord>,
): boolean {
  const line = lines[at]
  const isAlone = [lines[at - 1], lines[at + 1]].every((one) => one === undefined || isBlank(one))
  if (line === undefined || !isAlone || isBlank(line) || !isName(line)) return false
  const next = lines.findIndex((one, index) => index > at && !isBlank(one))
  return records.has(next) && wordCount(line.text) <= sectionWords
}
