import { year } from './date-parts.ts'
import { normalizeDigits } from './figures.ts'

/** 2026-03-06, 2026. 3. 6., 2026年3月6日 */
const yearFirst = new RegExp(
  `(?<!\\d)(${year})\\s?[-./年년]\\s?(\\d{1,2})\\s?[-./月월]\\s?(\\d{1,2})`,
  'u',
)
/** 6.3.2026, 06-03-26, 6/3/26 */
const yearLast = new RegExp(
  `(?<!\\d)(\\d{1,2})([./-])\\s?(\\d{1,2})\\2\\s?(${year}|\\d{2})(?!\\d)`,
  'u',
)
const clock = /(\d{1,2})[:.](\d{2})(?!\d)/u
const zone = /[+-]\d{2}:?\d{2}(?!\d)|(?:GMT|UTC|\dZ)(?!\p{L})/u
/** How the hours before and behind noon are told apart, by primary subtag; programs write in the language of their user. */
const halves: Record<string, readonly [morning: string, afternoon: string]> = {
  en: ['(?<!\\p{L})a\\.?m(?!\\p{L})', '(?<!\\p{L})p\\.?m(?!\\p{L})'],
  ja: ['午前', '午後'],
  ko: ['오전', '오후'],
  zh: ['上午|凌晨', '下午|晚上'],
  ar: ['(?<!\\p{L})ص(?!\\p{L})', '(?<!\\p{L})م(?!\\p{L})'],
}
const patternOf = (half: 0 | 1) =>
  new RegExp(
    Object.values(halves)
      .map((row) => row[half])
      .join('|'),
    'iu',
  )
const [morning, afternoon] = [patternOf(0), patternOf(1)]

/**
 * When something was written, as a number that grows, whatever the zone of this machine: from a date in figures, or one that
 * programs write in English; undefined for others. Between strokes the month is first where a language has it so.
 */
export function timeWritten(date: string, language: string): number | undefined {
  const text = normalizeDigits(date)
  const day = dayIn(text, language)
  if (day === undefined) {
    const words = text.replace(/^\p{L}+\.?,?\s/u, '')
    const known = Date.parse(zone.test(words) ? words : `${words} UTC`)
    return Number.isNaN(known) ? undefined : known
  }
  const [, hour = '0', minute = '0'] = clock.exec(day.rest) ?? []
  const isHalved = morning.test(day.rest) || afternoon.test(day.rest)
  const hours = isHalved ? (Number(hour) % 12) + (afternoon.test(day.rest) ? 12 : 0) : Number(hour)
  return day.time + (hours * 60 + Number(minute)) * 60_000
}

function dayIn(text: string, language: string): { time: number; rest: string } | undefined {
  const [first, years, months, days] = yearFirst.exec(text) ?? []
  if (first !== undefined)
    return {
      time: Date.UTC(Number(years), Number(months) - 1, Number(days)),
      rest: text.replace(first, ' '),
    }
  const [last, one, mark, two, end] = yearLast.exec(text) ?? []
  if (last === undefined) return undefined
  const isMonthFirst =
    Number(two) > 12 || (Number(one) <= 12 && mark === '/' && hasMonthFirst(language))
  const [month, dayOfMonth] = isMonthFirst ? [one, two] : [two, one]
  const full = Number(end) < 100 ? 2000 + Number(end) : Number(end)
  return {
    time: Date.UTC(full, Number(month) - 1, Number(dayOfMonth)),
    rest: text.replace(last, ' '),
  }
}

function hasMonthFirst(language: string): boolean {
  const format = new Intl.DateTimeFormat([language, 'en'], { dateStyle: 'short' })
  const kinds = format.formatToParts(0).map(({ type }) => type)
  return kinds.indexOf('month') < kinds.indexOf('day')
}
