import { z } from 'zod'
import type { Deck } from '../deck.ts'
import { chosenVariant, type Variant } from '../slide.ts'
import { changeSlide } from './change-slide.ts'
import type { OperationOutcome } from './outcome.ts'

/**
 * Renames a slide, in every variant that has the title of the one shown; with `eyebrow` also the small line over the
 * title, which null removes.
 */
export const setSlideTitleSchema = z.object({
  op: z.literal('set_slide_title'),
  slideId: z.string().min(1),
  title: z.string().max(300),
  eyebrow: z.string().max(300).nullable().optional(),
})
export type SetSlideTitle = z.infer<typeof setSlideTitleSchema>

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when the slide does not exist.
 */
export function setSlideTitle(deck: Deck, operation: SetSlideTitle): OperationOutcome {
  const { slideId, title } = operation
  return changeSlide(
    deck,
    slideId,
    (slide) => {
      const old = chosenVariant(slide).title
      const variants = slide.variants.map((variant, index) =>
        index === slide.chosen || variant.title === old ? renamed(variant, operation) : variant,
      )
      return { ...slide, variants }
    },
    (number) => `Renamed slide ${number} to “${title}”.`,
  )
}

function renamed(variant: Variant, { title, eyebrow }: SetSlideTitle): Variant {
  if (eyebrow === undefined) return { ...variant, title }
  const { eyebrow: _old, ...rest } = variant
  return eyebrow === null ? { ...rest, title } : { ...rest, title, eyebrow }
}
