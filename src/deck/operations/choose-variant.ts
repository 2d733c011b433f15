import { z } from 'zod'
import type { Deck } from '../deck.ts'
import { changeSlide } from './change-slide.ts'
import { OperationError, type OperationOutcome } from './outcome.ts'

/** Shows another of a slide's variants (0-based). */
export const chooseVariantSchema = z.object({
  op: z.literal('choose_variant'),
  slideId: z.string().min(1),
  variant: z.number().int().min(0),
})
export type ChooseVariant = z.infer<typeof chooseVariantSchema>

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
