import type { Deck } from '../deck.ts'
import type { Slide } from '../slide.ts'
import type { SwapSlides } from './operation.ts'
import { OperationError, type OperationOutcome, slidePosition } from './outcome.ts'

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when one of them does not exist, or both are the same.
 */
export function swapSlides(deck: Deck, { slideIds }: SwapSlides): OperationOutcome {
  if (slideIds[0] === slideIds[1])
    throw new OperationError('A slide cannot change places with itself.')
  const [first, second] = slideIds.map((id) => slidePosition(deck, id)) as [number, number]
  const slides = deck.slides
    .with(first, deck.slides[second] as Slide)
    .with(second, deck.slides[first] as Slide)
  return {
    deck: { ...deck, slides },
    inverse: [{ op: 'swap_slides', slideIds }],
    changedSlideIds: [...slideIds],
    summary: `Swapped slides ${first + 1} and ${second + 1}.`,
  }
}
