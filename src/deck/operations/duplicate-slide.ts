import type { Deck } from '../deck.ts'
import type { Slide } from '../slide.ts'
import { insertSlide } from './insert-slide.ts'
import type { DuplicateSlide } from './operation.ts'
import { type OperationOutcome, slidePosition } from './outcome.ts'

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when the slide does not exist, or the new id is taken.
 */
export function duplicateSlide(deck: Deck, operation: DuplicateSlide): OperationOutcome {
  const from = slidePosition(deck, operation.slideId)
  const slide = { ...(deck.slides[from] as Slide), id: operation.newSlideId }
  const position = operation.position ?? from + 1
  return {
    ...insertSlide(deck, { op: 'insert_slide', slide, position }),
    summary: `Duplicated slide ${from + 1}.`,
  }
}
