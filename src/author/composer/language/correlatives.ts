import { byLanguage } from './by-language.ts'

/** Words that announce a relative clause ("those …, which"), where one may go: without it they say nothing. */
const table: Record<string, string> = {
  en: 'those',
  es: 'aquel|aquella|aquello|aquellos|aquellas',
  fr: 'celui|celle|ceux|celles',
  it: 'quello|quella|quelli|quelle|coloro|colui|colei',
  pt: 'aquele|aquela|aqueles|aquelas',
}

const correlativesOf = byLanguage(table, (words) => new Set(words?.split('|')))

/** Whether such a word is among the last three of a text: the clause behind it must stay. */
export function endsWithCorrelative(text: string, language: string): boolean {
  const words = correlativesOf(language)
  if (words.size === 0) return false
  const last = text
    .slice(-80)
    .toLowerCase()
    .match(/[\p{L}\p{M}’'-]+/gu)
  return (last ?? []).slice(-3).some((word) => words.has(word))
}
