import type { Deck } from '../../deck/deck.ts'

/** The deck in its language, or in English where its tag is none: documents bring any tags, authors need one. */
export function inKnownLanguage(deck: Deck): Deck {
  try {
    return { ...deck, language: Intl.getCanonicalLocales(deck.language)[0] ?? 'en' }
  } catch {
    return { ...deck, language: 'en' }
  }
}
