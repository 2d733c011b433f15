import { dayNumber, pointedDay, year } from '../language/date-parts.ts'
import { columnsApart, isBlank, type TextLine } from './text-lines.ts'

const bullet = /^\s*(?:[-*+•·‣⁃◦▪▫■□●○➢➤►▶✓✔✗☐☑✅–—−・]|\[[ xX]\])[ \t\u00a0\u3000]+(?=\S)/u
const tightBullet = /^\s*[•‣⁃◦▪▫■□●○➢➤►▶✓✔☐☑・](?=\S)/u
const numberMark =
  /^\s*(?:[（(]?\p{Nd}{1,3}[.)）、．]|\p{Nd}{1,2}\.?[ºª]\.?(?=[ \u00a0]+\p{Lu})|[①-⑳]|[（(][一二三四五六七八九十]{1,3}[)）]|[가나다라마바사아자차카타파하][.)](?=\s)|[一二三四五六七八九十]{1,2}[、．]|\(?[a-zA-Z][.)]|[（(]?(?:\p{L}ـ?|[ivx]{2,5})[)）])[ \t\u00a0\u3000]*(?=\S)/u

/** What sets items apart on a line. */
const itemGap = /\t+| {2,}/gu

/** The day of "12. March 2025", "12. 3. 2025", "31.08." or, before no word, "30. 9."; none of "2. 2. March", which is the second of some. */
const dayOfDate = new RegExp(
  `^\\s*(?:${dayNumber}\\.\\s?\\p{L}+\\.?\\s${year}(?!\\d)|${pointedDay}(?:(?<=\\d\\.\\d{1,2}\\.)|(?<=\\d)|(?!\\s\\p{L}))(?=\\s|$))`,
  'u',
)

const countsOn = /^\s*(?:1\.\s.*[.;:,]\s2\.\s\p{L}|\(?1\)\s.*[.;:,]\s\(?2\)\s\p{L}|①.*②)/u

/** The length of a list mark at the line's start, white space around it included; 0 without. */
export function markLength(line: TextLine): number {
  const simple = bullet.exec(line.text) ?? tightBullet.exec(line.text)
  if (simple !== null) return simple[0].length
  const number = line.countsNothing === true ? null : numberMark.exec(line.text)
  if (number === null) return 0
  // Two letters with full stops shorten words or names ("P. S.", "J. R. Roe").
  if (/^\s*[a-zA-Z]\.\s?\p{L}\.(?=\s)/u.test(line.text)) return 0
  if (dayOfDate.test(line.text)) return 0
  // A line that goes on to count is a paragraph that does.
  if (countsOn.test(line.text)) return 0
  // "3.5 million" and "a.m." are not marks.
  const tight = !/[\s、．）①-⑳]$/u.test(number[0])
  return tight &&
    /[\p{L}\p{N}]/u.test(line.text[number[0].length] ?? '') &&
    !/[①-⑳、．）]|[（(][一二三四五六七八九十]{1,3}[)）]/u.test(number[0])
    ? 0
    : number[0].length
}

/**
 * Lines of which those are known whose mark counts nothing: the initial of a name ("P. Wilk asked …"), and a number with which
 * the sentence of the line above goes on ("until the⏎12. December"). One with a neighbour near that counts too is a mark.
 */
export function withFalseMarks(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line, at): TextLine => {
    const isWithin = unended.test(lines[at - 1]?.text ?? '')
    const place = placeOf(initial, line) ?? (isWithin ? placeOf(laterNumber, line) : undefined)
    if (place === undefined) return line
    const near = lines.slice(Math.max(0, at - countingReach), at + countingReach)
    const isNext = (other: TextLine) => Math.abs((placeOf(mark, other) ?? Number.NaN) - place) === 1
    return near.some(isNext) ? line : { ...line, countsNothing: true }
  })
}

/** The place in a row of the letter or the number that a pattern takes from a line's beginning. */
function placeOf(pattern: RegExp, { text }: TextLine): number | undefined {
  const [, sign] = pattern.exec(text) ?? []
  if (sign === undefined) return undefined
  return /\p{Nd}/u.test(sign) ? Number(sign) : sign.codePointAt(0)
}

/** A capital with its full stop before a word with another; a number behind the first; either as marks have them. */
const initial = /^\s*(\p{Lu})\.\s\p{Lu}[\p{Ll}\p{M}]/u
const laterNumber = /^\s*([2-9]|[1-9]\d{1,2})\.\s\p{L}/u
const mark = /^\s*(\p{Lu}|\d{1,3})\./u
/** A line of words whose sentence has not ended. */
const unended = /\p{L}\p{M}{0,4}[,)]?\s*$/u
/** Lines within which a list counts on. */
const countingReach = 30

/** Whether the line begins an item: a bullet, or a number that is no figure or date. */
export function isListLine(line: TextLine): boolean {
  return !isBlank(line) && markLength(line) > 0
}

/** The items of a line that holds several in columns of their own ("a) yes    b) no"), each as a line; otherwise the line alone. */
export function itemLines(line: TextLine): TextLine[] {
  if (!/\S(?:\t| {2})/.test(line.text)) return [line]
  const pieces = columnsApart(line, itemGap)
  return pieces.length > 1 && pieces.every((one) => isListLine(one) && isNumbered(one))
    ? pieces
    : [line]
}

/** Whether the mark of a line's item counts, and is no bullet. */
export function isNumbered(line: TextLine): boolean {
  return bullet.exec(line.text) === null && tightBullet.exec(line.text) === null
}
