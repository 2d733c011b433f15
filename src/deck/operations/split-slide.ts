import { divideBlocks } from '../blocks/divide-blocks.ts'
import type { Deck } from '../deck.ts'
import { chosenVariant, type Slide } from '../slide.ts'
import { withShownVariant } from './change-slide.ts'
import type { SplitSlide } from './operation.ts'
import { OperationError, type OperationOutcome, slidePosition } from './outcome.ts'

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when the slide does not exist, has too little to be divided, or the new id is taken.
 */
export function splitSlide(deck: Deck, operation: SplitSlide): OperationOutcome {
  const { slideId, newSlideId, at } = operation
  const position = slidePosition(deck, slideId)
  if (deck.slides.some((one) => one.id === newSlideId))
    throw new OperationError(`This presentation already has a slide ${newSlideId}.`)
  const whole = deck.slides[position] as Slide
  const variant = chosenVariant(whole)
  const parts = divideBlocks(variant.blocks, at)
  if (parts === undefined)
    throw new OperationError(`Slide ${position + 1} cannot be split there: it has too little.`)
  const single = { ...whole, variants: [variant], chosen: 0 }
  const first = withShownVariant(single, (shown) => ({ ...shown, blocks: parts[0] }))
  const { notes: _spoken, ...rest } = single
  const second = withShownVariant({ ...rest, id: newSlideId }, (shown) => ({
    ...shown,
    blocks: parts[1],
  }))
  return {
    deck: { ...deck, slides: deck.slides.toSpliced(position, 1, first, second) },
    inverse: [
      { op: 'delete_slide', slideId: newSlideId },
      { op: 'replace_slide', slide: whole },
    ],
    changedSlideIds: [slideId, newSlideId],
    summary: `Split slide ${position + 1} in two.`,
  }
}
