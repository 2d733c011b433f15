import { z } from 'zod'
import type { Deck } from '../deck.ts'
import type { OperationOutcome } from './outcome.ts'

/** Renames the presentation, and with it each title slide that still shows the old name. */
export const setTitleSchema = z.object({
  op: z.literal('set_title'),
  title: z.string().min(1).max(300),
  /** The title slides to rename; absent: those that show the old title. Set by inverses, so that they are exact. */
  slideIds: z.array(z.string()).optional(),
})
export type SetTitle = z.infer<typeof setTitleSchema>

/** Applies it; see `OperationOutcome`. */
export function setTitle(deck: Deck, operation: SetTitle): OperationOutcome {
  const changedSlideIds: string[] = []
  const slides = deck.slides.map((slide) => {
    const affected = operation.slideIds
      ? operation.slideIds.includes(slide.id)
      : slide.variants.some((one) => one.layout === 'title' && one.title === deck.title)
    if (!affected) return slide
    changedSlideIds.push(slide.id)
    const variants = slide.variants.map((variant) =>
      variant.layout === 'title' && variant.title === deck.title
        ? { ...variant, title: operation.title }
        : variant,
    )
    return { ...slide, variants }
  })
  return {
    deck: { ...deck, title: operation.title, slides },
    inverse: [{ op: 'set_title', title: deck.title, slideIds: changedSlideIds }],
    changedSlideIds,
    summary: `Renamed the presentation to “${operation.title}”.`,
  }
}
