import { baseLanguage } from '../../languages.ts'
import { type Lexicon, lexicons } from './lexicon-data.ts'

const none: Lexicon = {
  connectives: [],
  subordinators: [],
  causes: [],
  openers: [],
}

/** The lexicon of a language; empty lists for one that has none here, which then deletes nothing. */
export function lexiconFor(language: string): Lexicon {
  return lexicons[baseLanguage(language)] ?? none
}

export type { Lexicon }
