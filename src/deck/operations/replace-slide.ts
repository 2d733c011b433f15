import { z } from 'zod'
import type { Deck } from '../deck.ts'
import { slideSchema } from '../slide.ts'
import { changeSlide } from './change-slide.ts'
import type { OperationOutcome } from './outcome.ts'

/** Puts other content in the place of a slide that stays where it is and keeps its id: a regenerated slide. */
export const replaceSlideSchema = z.object({ op: z.literal('replace_slide'), slide: slideSchema })
export type ReplaceSlide = z.infer<typeof replaceSlideSchema>

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when the deck has no slide with that id.
 */
export function replaceSlide(deck: Deck, { slide }: ReplaceSlide): OperationOutcome {
  return changeSlide(
    deck,
    slide.id,
    () => slide,
    (number) => `Rewrote slide ${number}.`,
  )
}
