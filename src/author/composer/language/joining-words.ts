import { byLanguage } from './by-language.ts'
import { escapePattern } from './word-pattern.ts'

/** The word that joins the last of several things to the others, by primary subtag. */
const table: Record<string, string> = {
  en: 'and',
  de: 'und',
  es: 'y',
  fr: 'et',
  it: 'e',
  pt: 'e',
  nl: 'en',
  sv: 'och',
  nb: 'og',
  da: 'og',
  pl: 'i',
  cs: 'a',
  ru: 'и',
  uk: 'і',
  bg: 'и',
  hr: 'i',
  ro: 'și',
  hu: 'és',
  fi: 'ja',
  el: 'και',
  tr: 've',
  hi: 'और',
  vi: 'và',
  id: 'dan',
  sq: 'dhe',
  lt: 'ir',
}

const countFor = byLanguage(table, (row) =>
  row === undefined ? /(?!)/u : new RegExp(`^(?:\\S+\\s+){1,3}${escapePattern(row)}\\s`, 'iu'),
)

/** Whether what stands behind a comma is the next of several things ("bread, cakes and jam"). */
export function countsOn(behind: string, language: string): boolean {
  return countFor(language).test(behind)
}
