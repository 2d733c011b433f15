import { z } from 'zod'
import type { Deck } from '../deck.ts'
import type { OperationOutcome } from './outcome.ts'

/** Changes the theme of the whole deck. Whether the theme exists is the service's to check. */
export const setThemeSchema = z.object({ op: z.literal('set_theme'), themeId: z.string().min(1) })
export type SetTheme = z.infer<typeof setThemeSchema>

/** Applies it; see `OperationOutcome`. */
export function setTheme(deck: Deck, operation: SetTheme): OperationOutcome {
  return {
    deck: { ...deck, themeId: operation.themeId },
    inverse: [{ op: 'set_theme', themeId: deck.themeId }],
    changedSlideIds: deck.slides.map((slide) => slide.id),
    summary: 'Changed the theme.',
  }
}
