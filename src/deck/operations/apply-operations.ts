import type { Deck } from '../deck.ts'
import { deleteSlide } from './delete-slide.ts'
import { insertSlide } from './insert-slide.ts'
import { moveSlide } from './move-slide.ts'
import type { Operation } from './operation.ts'
import type { OperationOutcome } from './outcome.ts'
import { setLanguage } from './set-language.ts'
import { setNotes } from './set-notes.ts'
import { setTheme } from './set-theme.ts'
import { setTitle } from './set-title.ts'

function applyOperation(deck: Deck, operation: Operation): OperationOutcome {
  switch (operation.op) {
    case 'set_title':
      return setTitle(deck, operation)
    case 'set_theme':
      return setTheme(deck, operation)
    case 'set_language':
      return setLanguage(deck, operation)
    case 'set_notes':
      return setNotes(deck, operation)
    case 'insert_slide':
      return insertSlide(deck, operation)
    case 'delete_slide':
      return deleteSlide(deck, operation)
    case 'move_slide':
      return moveSlide(deck, operation)
  }
}

/**
 * Applies a batch in order. The deck passed in is never changed, so a batch that fails has no effect.
 * Applying the outcome's `inverse` to its `deck` gives the deck passed in.
 * @throws {OperationError} when one of them does not fit.
 */
export function applyOperations(deck: Deck, operations: readonly Operation[]): OperationOutcome {
  let current = deck
  const inverse: Operation[] = []
  const changed = new Set<string>()
  const summaries: string[] = []
  for (const operation of operations) {
    const outcome = applyOperation(current, operation)
    current = outcome.deck
    inverse.unshift(...outcome.inverse)
    for (const id of outcome.changedSlideIds) changed.add(id)
    summaries.push(outcome.summary)
  }
  const present = new Set(current.slides.map((slide) => slide.id))
  return {
    deck: current,
    inverse,
    changedSlideIds: [...changed].filter((id) => present.has(id)),
    summary: summaries.length <= 3 ? summaries.join(' ') : `${summaries.length} changes.`,
  }
}
