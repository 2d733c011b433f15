import type { Deck } from '../deck.ts'
import { variantProblem } from '../variant-problem.ts'
import { changeSlide, withShownVariant } from './change-slide.ts'
import type { SetLayout } from './operation.ts'
import { OperationError, type OperationOutcome } from './outcome.ts'

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when the slide does not exist, or shows nothing that the layout is for.
 */
export function setLayout(deck: Deck, { slideId, layout }: SetLayout): OperationOutcome {
  return changeSlide(
    deck,
    slideId,
    (slide) =>
      withShownVariant(slide, (variant) => {
        const changed = { ...variant, layout }
        const problem = variantProblem(changed)
        if (problem !== undefined) throw new OperationError(problem)
        return changed
      }),
    (number) => `Changed the layout of slide ${number} to ${layout}.`,
  )
}
