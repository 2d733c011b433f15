import { normalizeDigits } from '../../composer/language/figures.ts'
import { largeScales } from '../../composer/language/large-scales.ts'
import type { ChartSlide } from '../written-slide.ts'

/** Digits with what may group or divide them, a plain space before groups of three too. */
const numeral = /\d+(?:[.,٫٬'’\u00a0\u202f]\d+)*(?: \d{3}(?!\d))*/gu
const scales = Object.keys(largeScales).join('|')
/** Numerals that go on in smaller and smaller scales. */
const chain = new RegExp(`(?:[\\d.,]+\\s?(?:${scales})\\s?)+`, 'gu')
const link = new RegExp(`([\\d.,]+)\\s?(${scales})`, 'gu')

/** So small a whole number may stand in the facts as a word. */
const mostInWords = 12

/** The values of a chart that the facts do not print, as digits in whatever way they are grouped. Few and small ones may stand there in words. */
export function inventedValues({ series }: ChartSlide, sources: readonly string[]): number[] {
  const known = sources.map(normalizeDigits)
  const printed = new Set(
    known.flatMap((text) => (text.match(numeral) ?? []).flatMap(spacedReadings)),
  )
  const totals = known.flatMap((text) => (text.match(chain) ?? []).map(totalOf))
  const values = series.flatMap((one) => one.values)
  const unknown = values.filter((value) => {
    const size = Math.abs(value)
    return !printed.has(size) && !totals.some((total) => isInScale(size, total))
  })
  const isWord = (value: number) => Number.isInteger(value) && Math.abs(value) <= mostInWords
  return unknown.every(isWord) && unknown.length * 2 <= values.length ? [] : unknown
}

/** What a numeral may mean: a plain space groups its digits, or stands between two numbers ("in 2025 420 people"). */
function spacedReadings(text: string): number[] {
  const pieces = text.split(' ')
  return pieces.length === 1 ? readings(text) : [text, ...pieces].flatMap(readings)
}

/** What a numeral may mean: a point or a comma divides or groups, depending on the language. */
function readings(text: string): number[] {
  const joined = text.replace(/[\s'’٬]/gu, '').replaceAll('٫', ',')
  const signs = [...new Set(joined.match(/[.,]/gu) ?? [])]
  const [sign] = signs
  const plain = Number(joined.replace(/[.,]/gu, ''))
  if (sign === undefined) return [plain]
  if (signs.length > 1) {
    const at = Math.max(joined.lastIndexOf('.'), joined.lastIndexOf(','))
    const whole = joined.slice(0, at).replace(/[.,]/gu, '')
    return [plain, Number(`${whole}.${joined.slice(at + 1)}`)]
  }
  const parts = joined.split(sign)
  const divided = parts.length === 2 ? [Number(parts.join('.'))] : []
  return (parts.at(-1) ?? '').length === 3 ? [plain, ...divided] : divided
}

function totalOf(text: string): number {
  return [...text.matchAll(link)].reduce((sum, [, digits = '', scale = '']) => {
    const [value = 0] = readings(digits.replace(/[.,]$/u, '')).slice(-1)
    return (
      sum +
      (/^\d+,\d{3}$/u.test(digits) ? Number(digits.replace(',', '')) : value) *
        (largeScales[scale] ?? 1)
    )
  }, 0)
}

/** Whether a value is a total in one of the scales: 18600 is 1억 8,600만 in 만. */
function isInScale(value: number, total: number): boolean {
  return [1, ...Object.values(largeScales)].some(
    (scale) => Math.abs(value * scale - total) <= total * 1e-9,
  )
}
