import { baseLanguage } from '../../languages.ts'
import { type Phrases, phraseTable } from './phrase-table.ts'

/** The phrases of a language, English where there are none. */
export function phrasesFor(language: string): Phrases {
  const phrases = phraseTable[baseLanguage(language)] ?? phraseTable.en
  if (phrases === undefined) throw new Error('The English phrases are missing.')
  return phrases
}

export type { Phrases }
