import { isInterjection } from '../language/address-words.ts'
import { loneYear } from '../language/date-parts.ts'
import { halfDaySource } from '../language/half-days.ts'
import { isKindOfDocument } from '../language/upkeep-words.ts'
import { isPersonName } from './attribution.ts'
import { isContact } from './contact.ts'
import { leadTermLength } from './lead-term.ts'
import { isListLine } from './list-marks.ts'
import { isUnderline } from './plain-headings.ts'
import { readPlainTable } from './plain-tables.ts'
import { sectionMark } from './section-marks.ts'
import { isBlank, type TextLine } from './text-lines.ts'

/** Columns and words of a title, and lines that a document opens with at the most. */
const titleColumns = 110
const titleWords = 18
const mostLines = 8
/** Words of a place and a day. */
const datelineWords = 6
/** Columns of a line with addresses. */
const contactColumns = 200

/** A line that begins with a time of day ("18:00 Doors open"). */
const timeOfDay = new RegExp(`^\\s*\\d{1,2}(?:[:.h]\\d{2}(?![\\d.])|\\s?${halfDaySource})`, 'u')

/** A line that ends with a day of a year, or begins with one in scripts that set the year first. */
const dated = new RegExp(
  `\\d{1,2}[^\\d\\n]{1,16}${loneYear}(?!\\d)|${loneYear}[^\\d\\n]{1,3}\\d{1,2}[^\\d\\n]{1,3}\\d{1,2}`,
  'u',
)

/** The lines that a document opens with: which of them is its title, and where its text begins. */
interface DocumentHead {
  title: number
  others: number[]
  next: number
}

/**
 * What stands over a plain document: short lines before its first paragraph or list, ending no sentence. The title is the
 * first of them, or where several open it together the one that stands alone after them; not the line that says what kind
 * of document it is, nor what stands with that or, below it, the day. Undefined where the text begins at once, or with
 * labels ("From: …").
 *
 * @param ends whether a heading that is known stands behind the lines.
 */
export function documentHead(lines: readonly TextLine[], ends = false): DocumentHead | undefined {
  const groups: number[][] = []
  let at = 0
  let group: number[] = []
  let count = 0
  for (; at < lines.length; at++) {
    const line = lines[at]
    if (line === undefined || isUnderline(line.text) || count > mostLines) return undefined
    if (isBlank(line)) {
      if (group.length > 0) groups.push(group)
      group = []
      // Only what stands alone may go on from the first group.
      continue
    }
    const opens = group.length === 0
    if (opens && groups.length > 0 && !standsAlone(lines, at) && !isShell(groups, lines)) break
    if (!isHeadLine(line) || readPlainTable(lines, at) !== undefined) break
    group.push(at)
    count++
  }
  if (ends && at === lines.length && group.length > 0) {
    groups.push(group)
    group = []
  }
  // A group that runs on into text is that text's; behind what kind of document it is its first line names that.
  if (group.length === 1 && groups.length > 0 && groups.every((one) => isShell([one], lines))) {
    groups.push(group)
    group = []
  }
  const from = group[0] ?? at
  if (groups.length === 0 || (!ends && lines.slice(from).every(isBlank))) return undefined
  const title = titleOf(groups, lines)
  if (title === undefined || !isTitle(lines[title])) return undefined
  const over = groups.filter((one) => (one[0] ?? 0) <= Math.max(title, groups[0]?.[0] ?? 0)).flat()
  // What happens when is told below it.
  const told = over.findIndex((at) => at > title && timeOfDay.test(lines[at]?.text ?? ''))
  const last = told < 0 ? over : over.slice(0, told)
  return {
    title,
    others: last.filter((index) => index !== title),
    next: (last[last.length - 1] ?? title) + 1,
  }
}

function titleOf(groups: readonly number[][], lines: readonly TextLine[]): number | undefined {
  const named = groups.filter((one) => !isShell([one], lines))
  // One group of a kind and a name: "Curriculum vitae", "Marta Svensson".
  const within = groups[0]?.find(
    (at) => isTitle(lines[at]) && ![isKindOfDocument, isDated].some((is) => is(textAt(at))),
  )
  const [first, ...later] = named.length === groups.length ? groups : named.filter(notOnlyDated)
  if (first === undefined) return within ?? groups[0]?.[0]
  // Somebody's card names whom all that follows is about.
  if (first.some((at) => isContact(textAt(at)))) return first[0]
  const alone = later.find((one) => one.length === 1 && !countsOn(one[0]))?.[0]
  // Under somebody's name a line in capitals is the first section's.
  const isSection = alone !== undefined && !/\p{Ll}/u.test(textAt(alone))
  if (isSection && /\p{Ll}/u.test(textAt(first[0] ?? 0)) && isPersonName(textAt(first[0] ?? 0)))
    return first[0]
  return named.length === groups.length && first.length > 1 && alone !== undefined
    ? alone
    : first[0]

  function notOnlyDated(one: readonly number[]): boolean {
    return !one.every((at) => isDated(textAt(at)))
  }
  // "§ 1. …" is the first section, whatever stands over it.
  function countsOn(at = 0): boolean {
    return sectionMark(textAt(at)) !== undefined
  }
  function textAt(at: number): string {
    return lines[at]?.text ?? ''
  }
}

/** Whether a line ends with a day of a year or begins with one. */
export function isDated(text: string): boolean {
  return dated.test(text)
}

/** Whether the groups are one that says what kind of document it is. */
function isShell(groups: readonly number[][], lines: readonly TextLine[]): boolean {
  return groups.some((one) => one.some((at) => isKindOfDocument(lines[at]?.text ?? '')))
}

function standsAlone(lines: readonly TextLine[], at: number): boolean {
  const next = lines[at + 1]
  return next === undefined || isBlank(next)
}

function isHeadLine(line: TextLine): boolean {
  const text = line.text.trim()
  return (
    text.length <= (isContact(text) ? contactColumns : titleColumns) &&
    (!/(?<![\s.]\p{Lu})\.$|[。!;；،,，、]$/u.test(text) || isDateline(text)) &&
    (!isListLine(line) || beginsWithOrdinal(text)) &&
    !/\t| {3,}/u.test(text)
  )
}

/** "33. hafta durum notu": a number that no list begins with counts what the line is called. */
export function beginsWithOrdinal(text: string): boolean {
  return /^\s*(?:[2-9]|\d{2,3})\.\s\p{L}/u.test(text)
}

/** A day behind a place or nothing, be it with an abbreviation at its end ("Gdynia, 12 maja 2026 r."). */
function isDateline(text: string): boolean {
  return isDated(text) && text.split(/\s+/u).length <= datelineWords && !/\p{L}{4}\.$/u.test(text)
}

function isTitle(line: TextLine | undefined): boolean {
  const text = line?.text.trim() ?? ''
  const term = leadTermLength(text)
  // "Photosynthesis: how plants make food" is a title, "Present: Ann and Ben" a label with its value.
  const labelled = term > 0 && !/^\s*[\p{Ll}\p{Lo}]\S*\s\S+\s\S/u.test(text.slice(term))
  return (
    /\p{L}/u.test(text) &&
    !text.includes('|') &&
    !isContact(text) &&
    text.split(/\s+/u).length <= titleWords &&
    !labelled &&
    !isInterjection(text) &&
    !/[:：]$/u.test(text) &&
    !/^[([“"„«»「『—–-]/u.test(text)
  )
}
