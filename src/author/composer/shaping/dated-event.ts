import { toldYear } from '../language/date-parts.ts'
import { neutralPrepositionLength, saysPlanned } from '../language/date-words.ts'
import { findDates, isDate } from '../language/dates.ts'
import { wordCount } from '../language/script.ts'
import { type MappedText, sliceMapped, trimMapped } from '../reading/mapped-text.ts'
import type { TimelineEvent } from './part.ts'

/** What may stand between a date and what happened then. */
const separator = /^\s*(?:[:：|]|[–—-](?=\s)|[,，、]|に(?:は)?、?|에(?:는)?\s|$)\s*/u
/** The same where it sets apart what is a date only there. */
const strongSeparator = /^(.{1,40}?)\s*(?:：\s*|[:|]\s+|\s[–—-]\s+)(?=\S)/u
const leadingYear = new RegExp(`^(?:(\\p{L}{1,8})\\s)?(${toldYear})(?=\\s?[,，]|\\s\\p{L})`, 'u')

/**
 * The date and what happened then, when an item or a sentence begins with its date or ends with it; undefined for
 * every other, deadlines ("before 15 December") included.
 */
export function readEvent(atom: Dated, language: string): TimelineEvent | undefined {
  const found =
    timeEvent(atom.text) ??
    termEvent(atom, language) ??
    leadingEvent(atom.text, language) ??
    yearEvent(atom, language) ??
    trailingEvent(atom.text, language)
  if (found === undefined) return undefined
  const text = trimMapped(found.text)
  if (!/[\p{L}\p{N}]/u.test(text.text)) return undefined
  return { date: trimMapped(found.date), text, planned: saysPlanned(text.text, language) }
}

/** An item or a sentence: its words and the length of the term that they begin with. */
interface Dated {
  text: MappedText
  lead: number
}

interface Found {
  date: MappedText
  text: MappedText
}

function termEvent(atom: Dated, language: string): Found | undefined {
  if (atom.lead > 0) {
    const term = atom.text.text.slice(0, atom.lead).replace(/[\s:：.–—-]+$/u, '')
    return isDate(term, language)
      ? { date: sliceMapped(atom.text, 0, term.length), text: sliceMapped(atom.text, atom.lead) }
      : undefined
  }
  const match = strongSeparator.exec(atom.text.text)
  const term = match?.[1]
  if (match === null || term === undefined || !isDate(term, language)) return undefined
  return {
    date: sliceMapped(atom.text, 0, term.length),
    text: sliceMapped(atom.text, match[0].length),
  }
}

/** What belongs to a date after it: its end ("前", "'ya kadar", "– 20 May"), up to the mark that sets it apart. */
function qualifierLength(rest: string): number {
  const marked =
    /^(?:['’]\S{1,6})?(?:\s[^\s:：，,、。.]{1,12})?(?=[:：])|^[^\s:：，,、。]{1,6}(?=[，,、])/u.exec(
      rest,
    )?.[0]
  return marked?.length ?? 0
}

function leadingEvent(text: MappedText, language: string): Found | undefined {
  const [first] = findDates(text.text, language)
  if (first === undefined) return undefined
  const before = text.text.slice(0, first.from)
  const neutral = neutralPrepositionLength(before, language)
  if (before.trim() !== '' && before.trim().length > neutral) return undefined
  const to = first.to + qualifierLength(text.text.slice(first.to))
  const rest = text.text.slice(to)
  if (/^[^\s\p{P}]/u.test(rest) && separator.exec(rest) === null) return undefined
  const skip = separator.exec(rest)?.[0].length ?? 0
  return {
    date: sliceMapped(text, first.from, to),
    text: sliceMapped(text, to + skip),
  }
}

/** A time of day, or from one to another, as clocks show it. */
const clock = String.raw`(?:[01]?\d|2[0-4])(?:[:h][0-5]\d|\s?[ap]\.?m\.?|[.:][0-5]\d\s?(?:Uhr|[ap]\.?m\.?))`
/** From one year to another. */
const years = `${toldYear}\\s?[–—-]\\s?${toldYear}`
const leadingTime = new RegExp(
  `^(${clock}(?:\\s?[–—-]\\s?${clock})?|${years})[,:：]?\\s+(?=\\S)`,
  'iu',
)

/** "09:38 Deploy starts", "2007 – 2012 Toruń": a time of day or some years, and what happened then. */
function timeEvent(text: MappedText): Found | undefined {
  const match = leadingTime.exec(text.text)
  if (match?.[1] === undefined) return undefined
  return { date: sliceMapped(text, 0, match[1].length), text: sliceMapped(text, match[0].length) }
}

/** "2019 the firm moved", "In 2019, the firm moved". */
function yearEvent(atom: Dated, language: string): Found | undefined {
  const match = leadingYear.exec(atom.text.text)
  if (match?.[2] === undefined) return undefined
  const preposition = match[1]
  if (preposition !== undefined && neutralPrepositionLength(`${preposition} `, language) === 0)
    return undefined
  const from = match[0].length - match[2].length
  const rest = atom.text.text.slice(match[0].length)
  const skip = /^\s?[,，]?\s*/u.exec(rest)?.[0].length ?? 0
  return {
    date: sliceMapped(atom.text, from, match[0].length),
    text: sliceMapped(atom.text, match[0].length + skip),
  }
}

function trailingEvent(text: MappedText, language: string): Found | undefined {
  const dates = findDates(text.text, language)
  const last = dates[dates.length - 1]
  if (last === undefined) return undefined
  if (!/^\s*[)）\]]?\s*[.。!]?\s*$/u.test(text.text.slice(last.to))) return undefined
  const before = text.text.slice(0, last.from)
  const setApart = /\s*(?:[(（[]|[,，;]|\s[–—-])\s*$/u.exec(before)
  const neutral = neutralPrepositionLength(before, language)
  if (setApart === null && neutral === 0) return undefined
  const kept = before.slice(0, before.length - (setApart?.[0].length ?? neutral)).trimEnd()
  if (wordCount(kept) < 2) return undefined
  return { date: sliceMapped(text, last.from, last.to), text: sliceMapped(text, 0, kept.length) }
}
