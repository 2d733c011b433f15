import { baseLanguage } from '../../languages.ts'
import { lexicons } from './lexicon-data.ts'

/** Small closed word classes of a language, lower case, that decide what may be deleted. */
export interface Lexicon {
  /** Words that refer back when they begin a sentence: such a sentence cannot stand alone. */
  pronouns: string[]
  /** Words or phrases that tie a sentence to the one before and may go from its start. */
  connectives: string[]
  /** Words that begin a clause which may be left out at the end of a sentence. */
  subordinators: string[]
  /** Words that begin a clause or phrase before the main clause: what is kept must reach beyond it. */
  openers: string[]
  /** Words that turn a statement round; a part that holds one is never deleted. */
  negations: string[]
}

const none: Lexicon = {
  pronouns: [],
  connectives: [],
  subordinators: [],
  openers: [],
  negations: [],
}

/** The lexicon of a language; empty lists for one that has none here, which then deletes nothing. */
export function lexiconFor(language: string): Lexicon {
  return lexicons[baseLanguage(language)] ?? none
}
