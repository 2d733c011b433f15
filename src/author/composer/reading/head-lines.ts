import { loneYear } from '../language/date-parts.ts'
import { namesDocument } from '../language/document-words.ts'
import { isPersonName } from './attribution.ts'
import { isContact } from './contact.ts'
import { leadTermLength } from './lead-term.ts'
import { isListLine } from './list-marks.ts'
import { joinMapped, type MappedText, sliceMapped, splitMapped } from './mapped-text.ts'
import type { TextLine } from './text-lines.ts'

/** Columns of a title and of a line with addresses, and words of a title. */
const titleColumns = 140
const contactColumns = 200
export const titleWords = 18

/** A word whose letters are set apart, as one: "P R O T O C O L", "이 력 서". */
export function withoutGaps(text: MappedText): MappedText {
  return /^\S(?:[ \u00a0\u3000]\S){2,}$/u.test(text.text)
    ? joinMapped(splitMapped(text, /[ \u00a0\u3000]/gu), '')
    : text
}

/** Whether fields stand in a row, far apart ("Place: Hall   Begins 7 p.m."). */
export function isRowOfFields(text: string): boolean {
  const [first = '', ...others] = text.trim().split(/\t+| {3,}/u)
  return others.length > 0 && leadTermLength(first) > 0
}

/** Whether a line begins with a number that no list does, which counts what the line is called ("33. hafta durum notu"). */
export function beginsWithOrdinal(text: string): boolean {
  return /^\s*(?:[2-9]|\d{2,3})\.\s\p{L}/u.test(text)
}

/** Words without the full stop at their end. */
export function withoutStop(text: MappedText): MappedText {
  return sliceMapped(text, 0, text.text.replace(/[.。]\s*$/u, '').length)
}

/** A line that ends with a day of a year, or begins with one in scripts that set the year first. */
const dated = new RegExp(
  `\\d{1,2}[^\\d\\n]{1,16}${loneYear}(?!\\d)|${loneYear}[^\\d\\n]{1,3}\\d{1,2}[^\\d\\n]{1,3}\\d{1,2}`,
  'u',
)

/** Whether a line ends with a day of a year or begins with one. */
export function isDated(text: string): boolean {
  return dated.test(text)
}

/** A day behind a place or nothing, with an abbreviation at its end ("Gdynia, 12 maja 2026 r."). */
export const endsDay = new RegExp(`^(?:\\S+\\s){1,4}${loneYear}\\s\\p{L}{1,3}\\.$`, 'u')

/** Whether a line is short enough to stand over a text, ends no sentence and begins no list. */
export function isHeadLine(line: TextLine): boolean {
  const text = line.text.trim()
  return (
    text.length <= (isContact(text) ? contactColumns : titleColumns) &&
    (!/(?<![\s.]\p{Lu})\.$|[。！;；،,，、]$/u.test(text) || endsDay.test(text)) &&
    (!isListLine(line) || beginsWithOrdinal(text)) &&
    !/\t| {3,}/u.test(text)
  )
}

/** Whether a text is called by such a line, as it is written. */
export function isTitleLine(text: string): boolean {
  const term = leadTermLength(text)
  // "Photosynthesis: how plants make food" is a title, "Present: Ann and Ben" a label with its value.
  const labelled =
    term > 0 &&
    !/^\s*[\p{Ll}\p{Lo}]\S*\s\S+\s\S/u.test(text.slice(term)) &&
    !saysDocument(text.slice(0, term), text.slice(term))
  return (
    /\p{L}/u.test(text) &&
    !text.includes('|') &&
    text.split(/\s+/u).length <= titleWords &&
    !labelled &&
    !/[:：]$/u.test(text) &&
    !/^[([“"„«»「『—–-]/u.test(text)
  )
}

/** Whether a label says which document it is ("Offer No. 26-318: …"), and not who does that. */
function saysDocument(label: string, value: string): boolean {
  return namesDocument(label) && (/\p{Nd}/u.test(label) || !isPersonName(value))
}
