import type { Deck } from '../deck.ts'
import type { Operation } from './operation.ts'

/** What an operation gives: the changed deck, the operations that take it back (in order), and what it did. */
export interface OperationOutcome {
  deck: Deck
  inverse: Operation[]
  /** Slides that are new, changed or moved by it; a deleted slide is not among them. */
  changedSlideIds: string[]
  /** One English sentence: "Moved slide 3 to position 1." */
  summary: string
}

/** An operation that does not fit the deck: an unknown slide, a position out of range. The message is for the caller. */
export class OperationError extends Error {
  override name = 'OperationError'
}

/**
 * The 0-based position of a slide.
 * @throws {OperationError} when the deck has no such slide.
 */
export function slidePosition(deck: Deck, slideId: string): number {
  const position = deck.slides.findIndex((slide) => slide.id === slideId)
  if (position === -1)
    throw new OperationError(`There is no slide ${slideId} in this presentation.`)
  return position
}
