import { monthNames } from '../../../text/month-names.ts'
import { quarterWords, weekWords } from '../../../text/period-words.ts'
import { year, yearFirst } from '../language/date-parts.ts'
import { normalizeDigits } from '../language/figures.ts'

const patterns = [
  new RegExp(
    `^(?:FY|AY)?\\s?${year}(?:\\s?[-–/]\\s?(?:\\d{2}|${year}))?\\s?(?:年|년|г\\.?)?$`,
    'iu',
  ),
  new RegExp(`^(?:Q|T|K|КВ\\.?|H|S)[1-4]\\s*(?:${year}|['’]?\\d{2})?$`, 'iu'),
  new RegExp(`^${year}\\s?[-/ ]?\\s?(?:Q|T|H)[1-4]$`, 'iu'),
  new RegExp(`^${yearFirst}$`, 'u'),
  new RegExp(`^(?:${year}\\s?[年년]\\s?)?(?:[1-9]|1[0-2])\\s?[月월]$`, 'u'),
  new RegExp(`^(?:(?:${year}-?)?(?:KW|W)\\s?[0-5]?\\d|第[0-5]?\\d[週周]|[0-5]?\\d주차)$`, 'iu'),
]

/** Whether every category is a point in time: years, quarters, months or dates, at least three of them. */
export function isTimeAxis(categories: readonly string[]): boolean {
  return categories.length >= 3 && categories.every(isTimePoint)
}

/** Whether a text is a year, a quarter, a month or a date, and nothing else. */
export function isTimePoint(category: string): boolean {
  const text = normalizeDigits(category.trim())
  if (patterns.some((pattern) => pattern.test(text))) return true
  const lower = text.toLowerCase()
  // Months that are counted end with a number of their own ("tháng 12").
  const words = [lower, lower.replace(/[\s,.'’/]*(?:\d{4}|['’]?\d{2})$/u, '')]
  return words.some((word) => monthNames.has(word.replace(/\.$/, ''))) || isCountedPeriod(lower)
}

/** Signs of words cut short ("n.év", "שב׳"). */
const cutShort = '.\u05f3'
const counted = new RegExp(
  `^(\\p{L}[\\p{L}\\p{M}${cutShort} ]*?)\\.?\\s?[0-5]?\\d(?:[\\s/,]+${year})?$`,
  'u',
)
const ordinal = new RegExp(
  `^第?[1-4]\\P{N}{0,3}?\\s?(\\p{L}[\\p{L}\\p{M}${cutShort}]+?)\\.?(?:\\s${year})?$`,
  'u',
)

/** "Week 12", "Woche 12", "trim. 2 2025", "3. Quartal". */
function isCountedPeriod(text: string): boolean {
  const word = counted.exec(text)?.[1] ?? ''
  return (
    weekWords.has(word) || quarterWords.has(word) || quarterWords.has(ordinal.exec(text)?.[1] ?? '')
  )
}

const dayOfMonth = '(?:0?[1-9]|[12]\\d|3[01])'
/** A day may have its time behind it, as programs write it. */
const timeOfDay = '(?:[T\\s]\\d{1,2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?Z?)?'
const yearBeforeDay = new RegExp(
  `^(${year})[-/.](0?[1-9]|1[0-2])[-/.]${dayOfMonth}${timeOfDay}$`,
  'u',
)
const dayBeforeYear = new RegExp(`^(\\d{1,2})([-/.])(\\d{1,2})[-/.](${year})${timeOfDay}$`, 'u')

/**
 * The months of dates in figures, as "2024-03"; undefined where some cell is none, or where nothing shows which of two numbers
 * is the month. Between full stops it is the second.
 */
export function monthsOf(dates: readonly string[]): string[] | undefined {
  const read = dates.map((date) => {
    const text = normalizeDigits(date.trim())
    return { first: yearBeforeDay.exec(text), last: dayBeforeYear.exec(text) }
  })
  if (read.some(({ first, last }) => first === null && last === null)) return undefined
  const beyond = (at: 1 | 3) => read.some(({ last }) => Number(last?.[at] ?? 0) > 12)
  const [firstIsDay, secondIsDay] = [beyond(1), beyond(3)]
  const isUnclear = ({ last }: (typeof read)[number]) =>
    last !== null && firstIsDay === secondIsDay && last[2] !== '.'
  if (read.some(isUnclear)) return undefined
  return read.map(({ first, last }) => {
    const month = first?.[2] ?? (secondIsDay ? last?.[1] : last?.[3]) ?? ''
    return `${first?.[1] ?? last?.[4]}-${month.padStart(2, '0')}`
  })
}

/** Whether months in figures ("2024-03") are all there are between the first and the last; other points are taken as they are. */
export function followsOn(points: readonly string[]): boolean {
  const months = points.map((point) => {
    const [, stated, month] = /^(\d{4})-(\d{2})$/u.exec(point) ?? []
    return stated === undefined ? undefined : Number(stated) * 12 + Number(month)
  })
  return months.every((month, at) => {
    const before = months[at - 1]
    return at === 0 || month === undefined || before === undefined || month === before + 1
  })
}
