import type { Deck } from '../deck.ts'
import type { SetTheme } from './operation.ts'
import type { OperationOutcome } from './outcome.ts'

/** Applies it; see `OperationOutcome`. */
export function setTheme(deck: Deck, operation: SetTheme): OperationOutcome {
  return {
    deck: { ...deck, themeId: operation.themeId },
    inverse: [{ op: 'set_theme', themeId: deck.themeId }],
    changedSlideIds: deck.slides.map((slide) => slide.id),
    summary: 'Changed the theme.',
  }
}
