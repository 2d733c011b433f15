import type { Deck } from '../deck.ts'
import { shownTitle } from '../shown-title.ts'
import { type Slide, withTitle } from '../slide.ts'
import type { SetTitle } from './operation.ts'
import { type OperationOutcome, slidePosition } from './outcome.ts'

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when a slide named does not exist.
 */
export function setTitle(deck: Deck, { title, slideIds }: SetTitle): OperationOutcome {
  for (const id of slideIds ?? []) slidePosition(deck, id)
  const shown = shownTitle(deck)
  const renamed = deck.slides.filter(
    (slide) => (slideIds?.includes(slide.id) ?? true) && showsName(slide, shown),
  )
  const slides = deck.slides.map((slide) =>
    renamed.includes(slide) ? withName(slide, shown, title) : slide,
  )
  return {
    deck: { ...deck, title, slides },
    // Whole slides: another of their variants may have had the new name before.
    inverse: [
      { op: 'set_title', title: deck.title, slideIds: [] },
      ...renamed.map((slide) => ({ op: 'replace_slide' as const, slide })),
    ],
    changedSlideIds: renamed.map((slide) => slide.id),
    summary: `Renamed the presentation to “${title}”.`,
  }
}

function showsName({ variants }: Slide, name: string): boolean {
  return variants.some((one) => one.layout === 'title' && one.title === name)
}

/** The slide in all its looks: the name stands on its pictures too. */
function withName(slide: Slide, old: string, title: string): Slide {
  const variants = slide.variants.map((variant) =>
    variant.title === old ? withTitle(variant, title) : variant,
  )
  return { ...slide, variants }
}
