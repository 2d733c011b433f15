import { byLanguage } from './by-language.ts'
import { escapePattern } from './word-pattern.ts'

/**
 * Words with which, right behind the first comma of a sentence, another clause is joined to a whole one, by primary subtag: what
 * adds, gives a reason or follows, and nothing that opposes. None where a comma parts what belongs together (Chinese, Thai).
 */
const table: Record<string, string> = {
  en: 'and|so',
  de: 'und|also|denn',
  es: 'y|e|así que|por lo que',
  fr: 'et|donc|car',
  it: 'e|ed|quindi|perciò',
  pt: 'e|por isso|pelo que|pois',
  nl: 'en|dus|want',
  sv: 'och|så',
  nb: 'og|så',
  da: 'og|så',
  pl: 'i|więc|a więc|dlatego',
  cs: 'a|takže|proto',
  ru: 'и|так что|поэтому',
  uk: 'і|й|тож|тому',
  bg: 'и|затова',
  hr: 'i|pa|stoga',
  ro: 'și|iar|deci',
  hu: 'és|ezért|így',
  fi: 'ja|joten',
  el: 'και|οπότε',
  tr: 've',
  hi: 'और|इसलिए',
  vi: 'và|nên',
  id: 'dan|sehingga',
  sq: 'dhe|prandaj',
  lt: 'ir|todėl',
}

const joinFor = byLanguage(table, (row) => {
  if (row === undefined) return /(?!)/u
  const words = row.split('|').map(escapePattern).join('|').replaceAll(' ', '\\s+')
  return new RegExp(`^[^,،]+(?=[,،]\\s+(${words})\\s)`, 'iu')
})

const countFor = byLanguage(table, (row) =>
  row === undefined
    ? /(?!)/u
    : new RegExp(`^(?:\\S+\\s+){1,3}${escapePattern(row.split('|', 1)[0] ?? '')}\\s`, 'iu'),
)

/** Whether what stands behind a comma is the next of several things ("bread, cakes and jam"). */
export function countsOn(behind: string, language: string): boolean {
  return countFor(language).test(behind)
}

/**
 * What a sentence says before the word that joins another clause to it behind its first comma; undefined where it has none, or
 * where the same word stands before it too ("both … and …").
 */
export function beforeJoin(sentence: string, language: string): string | undefined {
  const [before, word = ''] = joinFor(language).exec(sentence) ?? []
  if (before === undefined) return undefined
  const words = before.toLowerCase().split(/\s+/u)
  return words.includes(word.toLowerCase()) ? undefined : before
}
