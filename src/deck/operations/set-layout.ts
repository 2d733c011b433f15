import { z } from 'zod'
import type { Deck } from '../deck.ts'
import { layoutNames } from '../slide.ts'
import { variantProblem } from '../variant-problem.ts'
import { changeSlide, withShownVariant } from './change-slide.ts'
import { OperationError, type OperationOutcome } from './outcome.ts'

/** Shows a slide's content in another layout; the content stays as it is, and has what the layout is for. */
export const setLayoutSchema = z.object({
  op: z.literal('set_layout'),
  slideId: z.string().min(1),
  layout: z.enum(layoutNames),
})
export type SetLayout = z.infer<typeof setLayoutSchema>

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
