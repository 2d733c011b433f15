import type { Deck } from '../../deck/deck.ts'
import { applyOperations } from '../../deck/operations/apply-operations.ts'
import type { Operation } from '../../deck/operations/operation.ts'
import { OperationError } from '../../deck/operations/outcome.ts'

/** The deck after a step; undefined where that does not fit it. */
export function deckAfter(deck: Deck, operation: Operation): Deck | undefined {
  try {
    return applyOperations(deck, [operation]).deck
  } catch (error) {
    if (error instanceof OperationError) return undefined
    throw error
  }
}
