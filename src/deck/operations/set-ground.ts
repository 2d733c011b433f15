import type { Deck } from '../deck.ts'
import { changeSlide } from './change-slide.ts'
import type { SetGround } from './operation.ts'
import type { OperationOutcome } from './outcome.ts'

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when the slide does not exist.
 */
export function setGround(deck: Deck, { slideId, ground }: SetGround): OperationOutcome {
  return changeSlide(
    deck,
    slideId,
    ({ ground: _before, ...slide }) => (ground === null ? slide : { ...slide, ground }),
    (number) => `Changed the background of slide ${number}.`,
  )
}
