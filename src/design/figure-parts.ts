import { monthNames } from '../text/month-names.ts'

/** A figure as printed, in the two sizes that it is set in. `gap` is the space between them: none, or one. */
interface FigureParts {
  /** The digits with their sign and the currency before them: "$42.6", "+37", "1 200". */
  number: string
  gap: '' | ' '
  /** What follows: "%", "M", "million", "万ドル"; empty when there is nothing, or when the two cannot be told apart. */
  unit: string
}

/** Words that make one quantity of two numbers: "9 to 13 %". */
const rangeWord = ' (?:to|bis|à|a|até|al|tot|til|till|до|do|ila) '
const separators = ".,٫٬'’\\u00a0\\u202f\\u2009 "

// Signs and words before the first digit (a currency, "~", "<", "EUR "), then digits with their separators. A space, an
// apostrophe or a stop belongs to the number only before further digits; a range or a ratio is one number.
const numberPattern = `[^\\p{Nd}]{0,6}?\\p{Nd}+(?:[${separators}]\\p{Nd}+|(?:\\s?[–—/:→-]\\s?|${rangeWord})\\p{Nd}+)*`
const wholeNumber = new RegExp(`^${numberPattern}$`, 'u')
const figurePattern = new RegExp(`^(${numberPattern})([\\s\\u00a0\\u202f]*)(\\P{Nd}*)$`, 'u')

/** Longer than this, what follows is a phrase and no unit. */
const longestUnit = 16

/**
 * Divides a figure into its number and its unit in any script and currency: "$42.6M", "34,5 %", "€1.4 million",
 * "4,260万ドル", "٪18". The parts joined are the figure with its space narrowed to one.
 */
export function splitFigure(figure: string): FigureParts {
  const whole: FigureParts = { number: figure, gap: '', unit: '' }
  const [, number, space, unit] = figurePattern.exec(figure.trim()) ?? []
  if (number === undefined || unit === undefined || unit === '') return whole
  if (unit.length > longestUnit || /^[.,:;!?…]/u.test(unit)) return whole
  // A letter that stands at both ends ("A4b") names something; it counts nothing.
  if (/^\p{L}+\p{Nd}/u.test(number) && space === '' && /^\p{L}/u.test(unit)) return whole
  return { number, gap: space === '' ? '' : ' ', unit }
}

/** Whether a unit is a word to read and not a sign at the number's side: it is set smaller still. */
export function isWordUnit(unit: string): boolean {
  return Array.from(unit).length > 2
}

/** Number of characters of a figure's number as readers count them, its decimal point included. */
export function figureLength({ number }: FigureParts): number {
  return Array.from(number).length
}

/** A value in its parts: the figure in large type, and what stands smaller before and after it. */
interface ValueParts extends FigureParts {
  before: string
  after: string
  /** Parts that the document has apart: "about" – "38,400". */
  apart: boolean
}

/** What stands for a value: its figure alone, or with what the document keeps apart of it. */
export type Value = string | { figure: string; prefix?: string; suffix?: string }

// Of these letters a word has a capital where it names something: a currency is no word before a number.
const leadingWords =
  /^((?:[\p{Ll}\p{Lo}][\p{L}\p{M}.’']*|\p{Lu}[\p{L}\p{M}.’']{3,})\s+){1,3}(?=(?:\p{Lu}{1,3}\s?)?[\p{Sc}<>≤≥~≈+−-]*\s?\p{Nd})/u
const leadingNumber = new RegExp(`^(${numberPattern})([\\s\\u00a0\\u202f]*)(.*)$`, 'su')
/** A sign, or a letter or two, that goes with the number before it; other words follow. */
const unitSign = /^(?:[%‰٪％]|°\p{L}?|\p{Sc}|[A-Za-z]{1,2})(?=\s)/u
/** Where the first number of two is the leading one; elsewhere the whole may stand before its part. */
const leadsFirst = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{2}/u
/** Longer than this, what follows a number is a sentence. */
const longestRest = 40

/**
 * The parts of a value: as the document says, else "about | 38,400", "97% | of requests", "€2.07 | instead of €1.84".
 * What is more of a phrase ("between 9 and 13 percent") is one figure.
 */
export function splitValue(value: Value): ValueParts {
  const {
    figure,
    prefix = '',
    suffix = '',
  } = typeof value === 'string' ? ({ figure: value } as Exclude<Value, string>) : value
  const joined = [prefix, figure, suffix].filter(Boolean).join(' ')
  if (isDated(joined))
    return { number: joined, gap: '', unit: '', before: '', after: '', apart: false }
  if (prefix !== '' || suffix !== '')
    return { ...splitFigure(figure), before: prefix, after: suffix, apart: true }
  const none = { before: '', after: '', apart: false }
  const [before = ''] = leadingWords.exec(figure) ?? []
  const bare = figure.slice(before.length)
  const core = splitFigure(bare)
  const [, number, space = '', rest = ''] = leadingNumber.exec(bare) ?? []
  const whole = { ...splitFigure(figure), ...none }
  if (number === undefined || before.length > 24) return whole
  const sign = space === '' || /^\P{L}/u.test(rest) ? (unitSign.exec(rest)?.[0] ?? '') : ''
  const after = rest.slice(sign.length).trim()
  const isUnit = core.unit !== '' && (sign === '' || sign === rest)
  const named = { ...none, before: before.trim() }
  if (rest === '' || isUnit) return before === '' ? whole : { ...core, ...named }
  const counts = /\p{Nd}/u.test(after)
  const isRest =
    after.length <= longestRest &&
    /^[\p{L}(]/u.test(after) &&
    (sign !== '' || space !== '') &&
    (!counts || (before === '' && leadsFirst.test(after)))
  if (!isRest) return whole
  return { number, gap: sign !== '' && space !== '' ? ' ' : '', unit: sign, ...named, after }
}

/** No date or range of dates is longer. */
const longestDate = 60

/** "6 November to 26 February", "16. Februar": a day and its month are one. */
function isDated(value: string): boolean {
  if (value.length > longestDate) return false
  const [, before, after] =
    /(?:(?<!\p{L})(\p{L}+))?\.?\s?(?<!\p{Nd})\p{Nd}{1,2}(?![\p{Nd}.,]\p{Nd})\.?(?:\s(?:de\s)?(\p{L}+))?/u.exec(
      value,
    ) ?? []
  return [before, after].some((word) => word && monthNames.has(word.toLowerCase()))
}

/** Whether what stands after a number is a unit, one word or sign: "करोड़", "원"; it never leaves its number. */
export function isUnitAfter(after: string): boolean {
  return after.length <= longestUnit && !/[\s\p{Nd}]/u.test(after)
}

/** Whether what stands after a number says something by itself under it: "of 1,640 customers", but not "€ par an". */
export function standsAlone(after: string): boolean {
  return /^[\p{L}(]/u.test(after) && !isUnitAfter(after)
}

/** Whether a value, or the figure of it, is said in words or has words within: "half", "from 12 days to 5", "9月1日". */
export function isWorded(value: Value): boolean {
  const { number } = splitValue(value)
  return /\p{L}/u.test(number) && !wholeNumber.test(number)
}

/** The value in one line, numbers held to their units: for a phrase of several lines. */
export function valuePhrase(value: Value): string {
  const { before, number, gap, unit, after } = splitValue(value)
  return [before, `${number}${gap}${unit}`, after]
    .filter(Boolean)
    .join(' ')
    .replace(/(?<=\p{Nd}) (?=\p{L}{1,12}(?!\p{L})|[–—/→])|(?<=[–—/→]) (?=\p{Nd})/gu, '\u00a0')
}
