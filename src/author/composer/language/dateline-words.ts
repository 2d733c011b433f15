import { byLanguage } from './by-language.ts'

/** What may stand between a place and the day of a letter without a comma ("Vik den 3. mai"), by primary subtag. */
const table: Record<string, string> = {
  de: 'den|am',
  nl: 'de|den',
  sv: 'den',
  nb: 'den',
  da: 'den',
  fr: 'le',
  es: 'a|el',
  it: 'il|li|lì|addì',
  pt: 'em|a|aos',
  pl: 'dnia',
  cs: 'dne|dňa',
  hr: 'dana|dne',
}

/** The words between a place and a day in a language. */
export const datelineWords = byLanguage(
  table,
  (row = ''): ReadonlySet<string> => new Set(row.split('|')),
)
