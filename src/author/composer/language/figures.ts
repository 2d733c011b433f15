import { baseLanguage } from '../../languages.ts'
import { isNamedNumber } from './currencies.ts'

/** A number as a text prints it. */
export interface Figure {
  value: number
  /** What stands before and after the digits: `$` and `M` in "$42.6M". */
  prefix: string
  suffix: string
  /** Digits behind the decimal separator. */
  decimals: number
  /** Whether it carries a sign, as changes do. */
  signed: boolean
}

/** Languages that write 1.234,5 for one thousand two hundred thirty-four and a half. */
const decimalComma = new Set(
  'es fr de it pt nl pl ru sv nb no da fi el tr cs hu ro bg uk vi id sr hr bs sl mk sq cnr lt'.split(
    ' ',
  ),
)

/** Spanish of Mexico and other regions that write the decimal point. */
const decimalPointRegions = new Set(['es-MX', 'es-419'])

const digitsPart = /\d(?:[\d.,'’٫٬\u00a0\u202f\u2009 ]*\d)?/u

/** A digit of another script than Latin. */
const otherDigit = /[^\P{Nd}0-9]/gu
/** The first one is the Arabic zero: most texts have no character from there on, or few. */
const beyondLatin = /[\u0660-\uffff]/

/** Decimal digits of any script become 0–9; everything else stays. */
export function normalizeDigits(text: string): string {
  if (!beyondLatin.test(text)) return text
  return text.replace(otherDigit, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
    return String(code - zero)
  })
}

/**
 * Reads a text that is one number with its unit ("+37%", "$42.6M", "1 312", "٤٫٥"); undefined for anything else,
 * dates, ranges and ratios included.
 */
export function parseFigure(text: string, language: string): Figure | undefined {
  const plain = normalizeDigits(text.trim()).replace(/[％٪]/gu, '%')
  if (plain.length > 40) return undefined
  const match = digitsPart.exec(plain)
  if (match === null) return undefined
  const before = plain.slice(0, match.index)
  const after = plain.slice(match.index + match[0].length)
  if (/\d/.test(after)) return undefined
  if (isNamedNumber(plain)) return undefined
  const sign = /[-−–+±▲▼↑↓]/u.exec(before)?.[0]
  const prefix = before.replace(/[-−–+±▲▼↑↓]/gu, '').trim()
  const suffix = after.trim()
  const parenthesised = prefix === '(' && suffix.endsWith(')')
  const cleanPrefix = parenthesised ? '' : prefix
  const cleanSuffix = parenthesised ? suffix.slice(0, -1).trim() : suffix
  if (!/^[\p{Sc}\p{L}~≈<>≤≥.]{0,6}$/u.test(cleanPrefix)) return undefined
  if (!/^(%|‰|°|[\p{L}\p{Sc}µ/²³.%\s\p{M}]{0,16})$/u.test(cleanSuffix)) return undefined
  const number = readNumber(match[0], language)
  if (number === undefined) return undefined
  const negative =
    sign === '-' || sign === '−' || sign === '–' || sign === '▼' || sign === '↓' || parenthesised
  return {
    value: negative ? -number.value : number.value,
    prefix: cleanPrefix,
    suffix: cleanSuffix,
    decimals: number.decimals,
    signed: sign !== undefined,
  }
}

function readNumber(
  digits: string,
  language: string,
): { value: number; decimals: number } | undefined {
  const comma = decimalComma.has(baseLanguage(language)) && !decimalPointRegions.has(language)
  let text = digits.replace(/٬/gu, '').replace(/٫/gu, comma ? ',' : '.')
  text = text.replace(/(\d)[\u00a0\u202f\u2009 '’](?=\d{3}(?!\d))/gu, '$1')
  if (/[\s'’]/u.test(text)) return undefined
  const lastPoint = text.lastIndexOf('.')
  const lastComma = text.lastIndexOf(',')
  let decimal = ''
  if (lastPoint >= 0 && lastComma >= 0) decimal = lastPoint > lastComma ? '.' : ','
  else if (lastPoint >= 0 || lastComma >= 0) {
    const separator = lastPoint >= 0 ? '.' : ','
    const groups = text.split(separator)
    const grouped = groups.slice(1).every((group) => group.length === 3)
    const several = groups.length > 2
    const isLocalDecimal = separator === (comma ? ',' : '.')
    if (several && !groups.slice(2).every((group) => group.length === 3)) return undefined
    decimal = several || (grouped && !isLocalDecimal && groups[0] !== '0') ? '' : separator
  }
  const thousands = decimal === '.' ? /,/g : decimal === ',' ? /\./g : /[.,]/g
  const canonical = text.replace(thousands, '').replace(decimal, '.')
  const value = Number(decimal === '' ? text.replace(/[.,]/g, '') : canonical)
  if (!Number.isFinite(value)) return undefined
  const decimals = decimal === '' ? 0 : (canonical.split('.')[1]?.length ?? 0)
  return { value, decimals: Math.min(decimals, 6) }
}

/** Every number of a text as printed, without its unit. */
export function numbersIn(text: string): string[] {
  return text.match(/\p{Nd}+(?:[.,'’٫٬]\p{Nd}+)*/gu) ?? []
}

/** A figure's suffix as a chart prints it: a word stands apart from its number, a sign or an ideograph does not. */
export function printedSuffix(suffix: string): string {
  // Units of one letter are set apart as words are, scales are not ("3 l", "3M").
  if (/^[lgthsW](?!\p{L})/u.test(suffix)) return ` ${suffix}`
  // Currencies behind the number are set apart in every language that puts them there.
  if (/^\p{Sc}/u.test(suffix)) return `\u00a0${suffix}`
  return /^(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])\p{L}{2}/u.test(
    suffix,
  )
    ? ` ${suffix}`
    : suffix
}
