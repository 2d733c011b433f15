import type { Deck } from '../deck.ts'
import { changeSlide } from './change-slide.ts'
import type { ReplaceSlide } from './operation.ts'
import type { OperationOutcome } from './outcome.ts'

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when the deck has no slide with that id.
 */
export function replaceSlide(deck: Deck, { slide }: ReplaceSlide): OperationOutcome {
  return changeSlide(
    deck,
    slide.id,
    () => slide,
    (number) => `Rewrote slide ${number}.`,
  )
}
