import { allMatches } from '../../../text/all-matches.ts'
import { monthNames } from '../../../text/month-names.ts'
import { weekdayNames } from '../../../text/weekday-names.ts'
import { wordSourceAtStart } from './word-pattern.ts'

/** A year as dates print it, and the numbers of months and days, as parts of patterns. */
export const year = '(?:1[5-9]|20|21)\\d{2}'
/** A year where nothing but its digits says that it is one and no amount. */
export const loneYear = '(?:19|20)\\d{2}'
/** A year that the words beside it say to be one, of the Middle Ages too. */
export const toldYear = '(?:1\\d|20|21)\\d{2}'
const monthNumber = '(?:0?[1-9]|1[0-2])'
export const dayNumber = '(?:0?[1-9]|[12]\\d|3[01])'

/** A year with its month in figures, and its day: "2015-03", "2015/3/12", "2015. 3", "2015. 3. 12." */
export const yearFirst = `${year}(?:[-/.]|\\.\\s)${monthNumber}(?:(?:[-/.]|\\.\\s)${dayNumber}\\.?)?(?!\\p{N})`

/** A day and its month in two digits each, with the point that belongs to it ("31.08."). */
export const twoDigitDay = '(?:0[1-9]|[12]\\d|3[01])\\.(?:0[1-9]|1[0-2])\\.'
/** The same in one digit or two ("3.9."), which elsewhere is a figure or the number of a clause at the end of a sentence. */
export const shortDay = `${dayNumber}\\.\\s?${monthNumber}\\.`
/**
 * A day with its month between points, of which the last belongs to it: "31.08.", "31.8.", "30. 9.", "30. 9. 2024"; what could as
 * well number a clause ("4.1.") only with its year.
 */
export const pointedDay = `(?:${dayNumber}\\.\\s?${monthNumber}\\.\\s?${year}|${twoDigitDay}|(?:2\\d|3[01])\\.${monthNumber}\\.|${dayNumber}\\.\\s${monthNumber}\\.)(?!\\p{N})`

const inFigures = new RegExp(
  `(?<![\\p{N}.,/])(?:${yearFirst}|${pointedDay}|${dayNumber}([./-])${monthNumber}\\1(?:${year}|\\d{2})(?!\\p{N})|\\d{1,2}:\\d{2}(?!\\p{N})|\\d{1,2}\\s?[月월]\\s?\\d{1,2}\\s?[日일])`,
  'u',
)
const besideName =
  /(?<!\p{N})\d{1,2}(?:\.|st|nd|rd|th|er|º|ª)?\s(?:de\s|di\s|of\s)?(\p{L}[\p{L}\p{M}]+)|(\p{L}[\p{L}\p{M}]+)\.?\s\d{1,2}(?!\p{N})/gu

/** Whether a text, its digits those of Latin script, names a day or a time of day, in whatever language. */
export function namesDay(text: string): boolean {
  if (inFigures.test(text)) return true
  for (const [, behind, before] of allMatches(text.toLowerCase(), besideName))
    if (monthNames.has(behind ?? '') || monthNames.has(before ?? '')) return true
  return false
}

let weekday: RegExp | undefined

/** Whether a text begins with the name of a day of the week, in whatever language. */
export function beginsWithWeekday(text: string): boolean {
  weekday ??= new RegExp(`^(?:${wordSourceAtStart(weekdayNames)})`, 'u')
  return weekday.test(text.toLowerCase())
}
