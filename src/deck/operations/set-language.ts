import type { Deck } from '../deck.ts'
import type { SetLanguage } from './operation.ts'
import type { OperationOutcome } from './outcome.ts'

/** Applies it; see `OperationOutcome`. */
export function setLanguage(deck: Deck, operation: SetLanguage): OperationOutcome {
  return {
    deck: { ...deck, language: operation.language },
    inverse: [{ op: 'set_language', language: deck.language }],
    changedSlideIds: [],
    summary: `Set the language to ${operation.language}.`,
  }
}
