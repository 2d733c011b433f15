import { datelineWords } from '../../language/dateline-words.ts'
import { findDates, saysWhen } from '../../language/dates.ts'
import { mailHeader } from '../../language/mail-words.ts'
import { isDense, wordCount } from '../../language/script.ts'
import { leadTermLength } from '../lead-term.ts'

/** Words of a place and a day, in scripts that part no words too, and of the name of a place. */
const mostWords = 6
const mostDenseWords = 8
const mostPlaceWords = 4

/**
 * Whether words are a day behind a place or nothing, and no clause; `isPlaced`: whether a place stands before it, and not the day
 * of the week. Undefined for any others.
 */
export function dayOf(words: string, language: () => string): { isPlaced: boolean } | undefined {
  const label = leadTermLength(words)
  // "Date: 3 May" says no more than the day.
  if (label > 0 && mailHeader(words.slice(0, label).replace(/\s*[:：]$/u, '')) === 'date')
    return dayOf(words.slice(label).trim(), language)
  const most = isDense(words) ? mostDenseWords : mostWords
  if (!/\d/u.test(words) || /[:：!?？]/u.test(words) || wordCount(words) > most) return undefined
  const dates = findDates(words, language())
  const [first] = dates
  const behind = words.slice(dates.at(-1)?.to ?? 0)
  if (first === undefined || !/^(?:\s?\p{L}{1,2}\.|[)）])?$/u.test(behind)) return undefined
  const before = words.slice(0, first.from)
  if (!isPlace(before, language())) return undefined
  return { isPlaced: /^[\p{Lu}\p{Lo}][\p{L}\p{M}]/u.test(before) && !saysWhen(before, language()) }
}

/** Whether words are a day behind a place or nothing. */
export function isDay(words: string, language: string): boolean {
  return dayOf(words, () => language) !== undefined
}

/**
 * Whether what stands before a day is a place ("Lyon, le", "Vik den"), no more than the word between them, or nothing. Where
 * names have capitals, a comma, a bracket or such a word tells a place from what is done that day ("Deadline is").
 */
function isPlace(before: string, language: string): boolean {
  const words = before.split(/\s+/u).filter((word) => word !== '')
  const last = words.at(-1) ?? ''
  const isKnown = datelineWords(language).has(last)
  const names = isKnown || /^\p{Ll}{1,3}\.?$/u.test(last) ? words.slice(0, -1) : words
  if (names.length > mostPlaceWords || names.some((name) => /^\p{Ll}{4}/u.test(name))) return false
  return isKnown || !/\p{Lu}/u.test(before) || /[,，、(]$/u.test(names.at(-1) ?? '')
}
