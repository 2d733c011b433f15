import { byLanguage } from './by-language.ts'

/**
 * How a language says by what a measure is told (`#` the measure, `@` what it is told by), by primary subtag. Where the
 * second would change its form, a dash says so.
 */
const table: Record<string, string> = {
  en: '# by @',
  de: '# nach @',
  fr: '# par @',
  es: '# por @',
  it: '# per @',
  pt: '# por @',
  nl: '# per @',
  sv: '# per @',
  nb: '# etter @',
  da: '# efter @',
  ro: '# pe @',
  bg: '# по @',
  mk: '# по @',
  tr: '@ bazında #',
  vi: '# theo @',
  id: '# per @',
  th: '# ตาม@',
  hi: '@ के अनुसार #',
  ar: '# حسب @',
  he: '# לפי @',
  ja: '@別 #',
  ko: '@별 #',
  zh: '各@#',
  'zh-Hant': '各@#',
}

const patternFor = byLanguage(table, (row) => row ?? '# – @')

/** "Tickets opened by Branch": a measure and the column by which a table tells it, in the words of a language. */
export function measureBy(measure: string, by: string, language: string): string {
  return patternFor(language).replace(/[#@]/gu, (sign) => (sign === '#' ? measure : by))
}
