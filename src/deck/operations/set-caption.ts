import { partOf, withPart } from '../blocks/printed-text.ts'
import type { Deck } from '../deck.ts'
import { sayAnew } from '../marks/change-marks.ts'
import { chosenVariant, type Variant } from '../slide.ts'
import { variantProblem } from '../variant-problem.ts'
import { changeSlide } from './change-slide.ts'
import type { SetCaption } from './operation.ts'
import { OperationError, type OperationOutcome } from './outcome.ts'

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when the slide does not exist, or its layout has no place for a caption.
 */
export function setCaption(deck: Deck, { slideId, caption }: SetCaption): OperationOutcome {
  return changeSlide(
    deck,
    slideId,
    (slide) => {
      const shown = chosenVariant(slide)
      const changed = captioned(shown, caption)
      const problem = variantProblem(changed)
      if (problem !== undefined) throw new OperationError(problem)
      const variants = slide.variants.map((variant) => {
        if (variant === shown) return changed
        if (variant.caption !== shown.caption) return variant
        const other = captioned(variant, caption)
        // A variant without a place for it goes on without it.
        return variantProblem(other) === undefined ? other : variant
      })
      return { ...slide, variants }
    },
    (number) => `${caption === null ? 'Removed' : 'Changed'} the caption of slide ${number}.`,
  )
}

function captioned(variant: Variant, caption: string | null): Variant {
  if (caption !== null)
    return withPart(
      variant,
      'caption',
      sayAnew(partOf(variant, 'caption') ?? { text: '' }, caption),
    )
  const { caption: _old, captionMarks: _marks, ...rest } = variant
  return rest
}
