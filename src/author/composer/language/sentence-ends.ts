import { byLanguage } from './by-language.ts'

/** Where sentences of a language end otherwise than by a full stop. */
interface SentenceEnds {
  /** Marks inside a sentence that end a statement too. */
  inner?: RegExp
  /** Words before a number with a full stop, which is an ordinal there ("am 3. Tag"). */
  beforeOrdinal?: RegExp
  /** Syllables are written apart: a short word is no sign of an abbreviation. */
  shortSyllables?: boolean
}

/** By primary subtag; nothing of the kind elsewhere. */
const table: Record<string, SentenceEnds> = {
  vi: { shortSyllables: true },
  zh: { inner: /；(?=.)/gu },
  de: {
    beforeOrdinal: /^(?:am|bis|ab|vom|zum|zur|im|dem|den|der|die|das|beim|jede[mnrs]?)$/u,
  },
}

/** The ends of a language. */
export const sentenceEndsOf = byLanguage(table, (row): SentenceEnds => row ?? {})
