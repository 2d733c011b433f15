import type { Deck } from '../deck.ts'
import { chosenVariant } from '../slide.ts'
import type { InsertSlide } from './operation.ts'
import { OperationError, type OperationOutcome } from './outcome.ts'

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when the deck already has a slide with that id.
 */
export function insertSlide(deck: Deck, operation: InsertSlide): OperationOutcome {
  const { slide } = operation
  if (deck.slides.some((one) => one.id === slide.id))
    throw new OperationError(`This presentation already has a slide ${slide.id}.`)
  const { title } = chosenVariant(slide)
  const position = Math.min(operation.position ?? deck.slides.length, deck.slides.length)
  return {
    deck: { ...deck, slides: deck.slides.toSpliced(position, 0, slide) },
    inverse: [{ op: 'delete_slide', slideId: slide.id }],
    changedSlideIds: [slide.id],
    summary: `Added slide ${position + 1}${title === '' ? '' : `, “${title}”`}.`,
  }
}
