import type { Deck } from '../deck.ts'
import type { SetNotes } from './operation.ts'
import { type OperationOutcome, slidePosition } from './outcome.ts'

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when the slide does not exist.
 */
export function setNotes(deck: Deck, operation: SetNotes): OperationOutcome {
  const position = slidePosition(deck, operation.slideId)
  const slides = deck.slides.map((slide, index) => {
    if (index !== position) return slide
    const { notes: _old, ...rest } = slide
    return operation.notes === null ? rest : { ...rest, notes: operation.notes }
  })
  return {
    deck: { ...deck, slides },
    inverse: [
      {
        op: 'set_notes',
        slideId: operation.slideId,
        notes: deck.slides[position]?.notes ?? null,
      },
    ],
    changedSlideIds: [operation.slideId],
    summary: `${operation.notes === null ? 'Removed' : 'Changed'} the notes of slide ${position + 1}.`,
  }
}
