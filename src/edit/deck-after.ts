import type { Deck } from '../deck/deck.ts'
import { applyOperations } from '../deck/operations/apply-operations.ts'
import type { Operation } from '../deck/operations/operation.ts'
import { OperationError } from '../deck/operations/outcome.ts'

/** The deck after steps; undefined where one does not fit it. */
export function deckAfter(deck: Deck, ...operations: readonly Operation[]): Deck | undefined {
  try {
    return applyOperations(deck, operations).deck
  } catch (error) {
    if (error instanceof OperationError) return undefined
    throw error
  }
}
