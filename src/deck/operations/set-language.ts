import { z } from 'zod'
import type { Deck } from '../deck.ts'
import type { OperationOutcome } from './outcome.ts'

/** Says what language the deck is in (BCP 47); it translates nothing. */
export const setLanguageSchema = z.object({
  op: z.literal('set_language'),
  language: z.string().min(2),
})
export type SetLanguage = z.infer<typeof setLanguageSchema>

/** Applies it; see `OperationOutcome`. */
export function setLanguage(deck: Deck, operation: SetLanguage): OperationOutcome {
  return {
    deck: { ...deck, language: operation.language },
    inverse: [{ op: 'set_language', language: deck.language }],
    changedSlideIds: [],
    summary: `Set the language to ${operation.language}.`,
  }
}
