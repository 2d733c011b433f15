import { baseLanguage } from '../../languages.ts'
import { phraseTable } from './phrase-table.ts'

/** The few words that the composer itself puts on slides, in one language. */
export interface Phrases {
  summary: string
  keyPoints: string
  discussion: string
  /** Questions that fit any subject. */
  questions: string[]
  /** Points of view that stand before a question: "In one year: …". */
  perspectives: string[]
  /** What to do with a question. */
  prompts: string[]
}

/** The phrases of a language, English where there are none. */
export function phrasesFor(language: string): Phrases {
  const phrases = phraseTable[baseLanguage(language)] ?? phraseTable.en
  if (phrases === undefined) throw new Error('The English phrases are missing.')
  return phrases
}
