import { allMatches } from '../text/all-matches.ts'

/** A date as a timeline prints it: the part that tells events apart, and the year below it. */
interface DateParts {
  main: string
  /** Empty when the date is only one of the two. */
  detail: string
}

// A year of any calendar that is written with four digits, an era year, and what belongs to it ("2026年", "2026 г.",
// "พ.ศ. 2569", "năm 2026", "令和8年").
const yearPattern =
  /(?:(?:令和|平成|昭和)(?:\p{Nd}{1,2}|元)年|(?:năm |พ\.ศ\. ?|ค\.ศ\. ?|ปี )?(?<![\p{Nd}.,/:-])\p{Nd}{4}(?![\p{Nd}/:-]|[.,]\p{Nd})(?:年度?|년|\s?г\.?(?!\p{L})|\s?р\.(?!\p{L})|\.)?)/gu

// What only ties a month to its year, at the end or the start of what is left: "julio de", "Summer of", "July 15,".
const looseEnds = /[\s,;،、]+$|^[\s,;،、]+/gu
const tieAtEnd = /[\s,]+(?:de|del|of|do|di|d[’']|la|lui)$/iu

/** Words before a year that mean nothing without it. */
const bareWords =
  /^(?:in|by|since|from|until|till|before|after|about|around|circa|c\.|ca\.|ab|bis|seit|um|vor|nach|en|dès|depuis|avant|après|vers|hasta|desde|em|até|nel|dal|entro|od|do|w|v|до|с|к|в|після|з|fy|cy|the|year|jahr|año|année|год|عام|سنة|منذ|حتى|في)$/iu

/**
 * Divides a printed date in any language: "January 2026" into "January" and "2026", "2026年7月" into "7月" and "2026年",
 * "15 de julio de 2026" into "15 de julio" and "2026". Numeric dates, ranges over two years and dates without a year
 * stay whole.
 */
export function splitDate(date: string): DateParts {
  const whole: DateParts = { main: date.trim(), detail: '' }
  const years = allMatches(whole.main, yearPattern)
  const [year] = years
  if (year === undefined || years.length > 1) return whole
  const before = whole.main.slice(0, year.index).replaceAll(looseEnds, '')
  const after = whole.main.slice(year.index + year[0].length).replaceAll(looseEnds, '')
  // A year in the middle of a phrase cannot be taken out of it.
  if (before !== '' && after !== '') return whole
  const main = (before || after).replace(tieAtEnd, '').replaceAll(looseEnds, '')
  if (main === '' || bareWords.test(main) || /^\p{P}+$|[(–—-]$|^[()–—-]/u.test(main)) return whole
  return { main, detail: year[0].trim().replace(/^(\p{Nd}{4})\.$/u, '$1') }
}
