import { baseLanguage } from '../../languages.ts'
import { type Phrases as OwnWords, phraseTable } from './phrase-table.ts'
import { type StructurePhrases, structureTable } from './structure-phrases.ts'

/** Every word that the composer itself puts into a deck. */
export type Phrases = OwnWords & StructurePhrases

/** The phrases of a language, English where there are none. */
export function phrasesFor(language: string): Phrases {
  const base = baseLanguage(language)
  const tag = phraseTable[base] !== undefined && structureTable[base] !== undefined ? base : 'en'
  const words = phraseTable[tag]
  const structure = structureTable[tag]
  if (words === undefined || structure === undefined)
    throw new Error('The English phrases are missing.')
  return { ...words, ...structure }
}
