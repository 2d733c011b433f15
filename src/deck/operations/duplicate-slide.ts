import { z } from 'zod'
import type { Deck } from '../deck.ts'
import type { Slide } from '../slide.ts'
import { insertSlide } from './insert-slide.ts'
import { type OperationOutcome, slidePosition } from './outcome.ts'

/** Copies a slide under a new id, behind the original unless a 0-based position is given. */
export const duplicateSlideSchema = z.object({
  op: z.literal('duplicate_slide'),
  slideId: z.string().min(1),
  newSlideId: z.string().min(1),
  position: z.number().int().min(0).optional(),
})
export type DuplicateSlide = z.infer<typeof duplicateSlideSchema>

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when the slide does not exist, or the new id is taken.
 */
export function duplicateSlide(deck: Deck, operation: DuplicateSlide): OperationOutcome {
  const from = slidePosition(deck, operation.slideId)
  const slide = { ...(deck.slides[from] as Slide), id: operation.newSlideId }
  const position = operation.position ?? from + 1
  return {
    ...insertSlide(deck, { op: 'insert_slide', slide, position }),
    summary: `Duplicated slide ${from + 1}.`,
  }
}
