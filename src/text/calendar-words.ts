import { monthNamesIn } from './month-names.ts'
import { weekdayNamesIn } from './weekday-names.ts'

/** A name of a day or a month in some words, as offsets into them. */
interface CalendarWord {
  kind: 'day' | 'month'
  start: number
  end: number
}

/**
 * The names of days and months in some words.
 * @param language BCP 47 primary subtag.
 */
export function calendarWordsIn(words: string, language: string): CalendarWord[] {
  const names = calendarNames(language)
  return [...words.matchAll(/[\p{L}\p{M}]+/gu)].flatMap(({ 0: word, index }) => {
    const kind = names.get(plain(word))
    return kind === undefined ? [] : [{ kind, start: index, end: index + word.length }]
  })
}

const known = new Map<string, ReadonlyMap<string, 'day' | 'month'>>()

/** @param tag BCP 47 primary subtag; empty: nobody knows. */
function calendarNames(tag: string): ReadonlyMap<string, 'day' | 'month'> {
  const kept = known.get(tag)
  if (kept !== undefined) return kept
  const names = new Map([
    ...monthNamesIn(tag || 'en').map((name) => [plain(name), 'month'] as const),
    ...weekdayNamesIn(tag || 'en').map((name) => [plain(name), 'day'] as const),
  ])
  known.set(tag, names)
  return names
}

/** Without capitals and accents. */
const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
