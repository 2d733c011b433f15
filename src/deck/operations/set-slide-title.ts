import type { Deck } from '../deck.ts'
import { chosenVariant, type Variant, withTitle } from '../slide.ts'
import { changeSlide } from './change-slide.ts'
import type { SetSlideTitle } from './operation.ts'
import type { OperationOutcome } from './outcome.ts'

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
  const titled = withTitle(variant, title)
  if (eyebrow === undefined) return titled
  const { eyebrow: _old, ...rest } = titled
  return eyebrow === null ? rest : { ...rest, eyebrow }
}
