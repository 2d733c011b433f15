import type { Deck } from '../deck.ts'
import { changeSlide } from './change-slide.ts'
import type { ChooseVariant } from './operation.ts'
import { OperationError, type OperationOutcome } from './outcome.ts'

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when the slide, or the variant, does not exist.
 */
export function chooseVariant(deck: Deck, { slideId, variant }: ChooseVariant): OperationOutcome {
  return changeSlide(
    deck,
    slideId,
    (slide) => {
      if (variant >= slide.variants.length)
        throw new OperationError(
          `This slide has ${slide.variants.length} variants, so none has the index ${variant}.`,
        )
      return { ...slide, chosen: variant }
    },
    (number) => `Chose variant ${variant + 1} of slide ${number}.`,
  )
}
