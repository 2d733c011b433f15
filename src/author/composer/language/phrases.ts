import { rowOf } from '../../languages.ts'
import { type Phrases as OwnWords, phraseTable } from './phrase-table.ts'
import { type StructurePhrases, structureTable } from './structure-phrases.ts'

/** Every word that the composer itself puts into a deck. */
export type Phrases = OwnWords & StructurePhrases

/** The phrases of a language, English where there are none. */
export function phrasesFor(language: string): Phrases {
  for (const tag of [language, 'en']) {
    const words = rowOf(phraseTable, tag)
    const structure = rowOf(structureTable, tag)
    if (words && structure) return { ...words, ...structure }
  }
  throw new Error('The English phrases are missing.')
}
