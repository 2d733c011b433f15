import type { Deck } from '../deck.ts'
import type { MoveSlide } from './operation.ts'
import { type OperationOutcome, slidePosition } from './outcome.ts'

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when the slide does not exist.
 */
export function moveSlide(deck: Deck, operation: MoveSlide): OperationOutcome {
  const from = slidePosition(deck, operation.slideId)
  const to = Math.min(operation.position, deck.slides.length - 1)
  const moved = deck.slides.slice(from, from + 1)
  const slides = deck.slides.toSpliced(from, 1).toSpliced(to, 0, ...moved)
  return {
    deck: { ...deck, slides },
    inverse: [{ op: 'move_slide', slideId: operation.slideId, position: from }],
    changedSlideIds: [operation.slideId],
    summary: `Moved slide ${from + 1} to position ${to + 1}.`,
  }
}
