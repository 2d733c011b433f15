import type { Deck } from '../deck.ts'
import type { DeleteSlide } from './operation.ts'
import { type OperationOutcome, slidePosition } from './outcome.ts'

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when the slide does not exist.
 */
export function deleteSlide(deck: Deck, operation: DeleteSlide): OperationOutcome {
  const position = slidePosition(deck, operation.slideId)
  return {
    deck: { ...deck, slides: deck.slides.toSpliced(position, 1) },
    inverse: deck.slides
      .slice(position, position + 1)
      .map((slide) => ({ op: 'insert_slide', slide, position })),
    changedSlideIds: [],
    summary: `Deleted slide ${position + 1}.`,
  }
}
