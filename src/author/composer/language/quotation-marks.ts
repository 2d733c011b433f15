import { byLanguage } from './by-language.ts'

/**
 * The marks that a quotation stands in, by language (Unicode CLDR 46, `delimiters`: quotationStart and quotationEnd; French
 * with the narrow spaces that its typography sets within).
 */
const table: Record<string, readonly [string, string]> = {
  bg: ['„', '“'],
  cs: ['„', '“'],
  da: ['”', '”'],
  de: ['„', '“'],
  el: ['«', '»'],
  es: ['«', '»'],
  et: ['„', '“'],
  fi: ['”', '”'],
  fr: ['«\u202f', '\u202f»'],
  hr: ['„', '“'],
  hu: ['„', '”'],
  it: ['«', '»'],
  ja: ['「', '」'],
  lt: ['„', '“'],
  nb: ['«', '»'],
  pl: ['„', '”'],
  ro: ['„', '”'],
  ru: ['«', '»'],
  sq: ['“', '”'],
  sv: ['”', '”'],
  uk: ['«', '»'],
  'zh-Hant': ['「', '」'],
}

const english: readonly [string, string] = ['“', '”']

/** The opening and the closing mark of a quotation in a language (a BCP 47 tag). */
export const quotationMarks = byLanguage(table, (row) => row ?? english)
