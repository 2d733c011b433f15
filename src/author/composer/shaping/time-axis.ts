import { monthNames } from '../../../text/month-names.ts'
import { normalizeDigits } from '../language/figures.ts'

const year = '(?:1[5-9]|20|21)\\d{2}'
const patterns = [
  new RegExp(
    `^(?:FY|AY)?\\s?${year}(?:\\s?[-–/]\\s?(?:\\d{2}|${year}))?\\s?(?:年|년|г\\.?)?$`,
    'iu',
  ),
  new RegExp(`^(?:Q|T|K|КВ\\.?|H|S)[1-4]\\s*(?:${year}|['’]?\\d{2})?$`, 'iu'),
  new RegExp(`^${year}\\s?[-/ ]?\\s?(?:Q|T|H)[1-4]$`, 'iu'),
  new RegExp(`^${year}[-/.](?:0?[1-9]|1[0-2])(?:[-/.]\\d{1,2})?$`, 'u'),
  /^(?:[1-9]|1[0-2])\s?(?:月|월)$/u,
]

/** Whether every category is a point in time: years, quarters, months or dates, at least three of them. */
export function isTimeAxis(categories: readonly string[]): boolean {
  return categories.length >= 3 && categories.every(isTimePoint)
}

/** Whether a text is a year, a quarter, a month or a date, and nothing else. */
export function isTimePoint(category: string): boolean {
  const text = normalizeDigits(category.trim())
  if (patterns.some((pattern) => pattern.test(text))) return true
  const word = text
    .toLowerCase()
    .replace(/[\s,.'’]*(?:\d{4}|['’]?\d{2})$/u, '')
    .replace(/\.$/, '')
  return word !== '' && monthNames().has(word)
}
