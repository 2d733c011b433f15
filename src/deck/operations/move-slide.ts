import { z } from 'zod'
import type { Deck } from '../deck.ts'
import { type OperationOutcome, slidePosition } from './outcome.ts'

/** Moves a slide so that it ends at the given 0-based position; past the end means the end. */
export const moveSlideSchema = z.object({
  op: z.literal('move_slide'),
  slideId: z.string().min(1),
  position: z.number().int().min(0),
})
export type MoveSlide = z.infer<typeof moveSlideSchema>

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when the slide does not exist.
 */
export function moveSlide(deck: Deck, operation: MoveSlide): OperationOutcome {
  const from = slidePosition(deck, operation.slideId)
  const to = Math.min(operation.position, deck.slides.length - 1)
  const moved = deck.slides.slice(from, from + 1)
  const slides = deck.slides.toSpliced(from, 1).toSpliced(to, 0, ...moved)
  return {
    deck: { ...deck, slides },
    inverse: [{ op: 'move_slide', slideId: operation.slideId, position: from }],
    changedSlideIds: [operation.slideId],
    summary: `Moved slide ${from + 1} to position ${to + 1}.`,
  }
}
