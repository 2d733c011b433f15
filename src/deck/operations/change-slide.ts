import type { Deck } from '../deck.ts'
import { chosenVariant, type Slide, type Variant } from '../slide.ts'
import { type OperationOutcome, slidePosition } from './outcome.ts'

/**
 * The outcome of a change within one slide. Its inverse puts the whole slide back, which is exact whatever the change
 * was.
 * @param summary gets the slide's number, from 1.
 * @throws {OperationError} when the deck has no such slide, and what `change` throws.
 */
export function changeSlide(
  deck: Deck,
  slideId: string,
  change: (slide: Slide) => Slide,
  summary: (number: number) => string,
): OperationOutcome {
  const position = slidePosition(deck, slideId)
  const before = deck.slides[position] as Slide
  const after = change(before)
  return {
    deck: { ...deck, slides: deck.slides.with(position, after) },
    inverse: [{ op: 'replace_slide', slide: before }],
    changedSlideIds: [slideId],
    summary: summary(position + 1),
  }
}

/** The slide with its shown variant changed; the other variants stay. */
export function withShownVariant(slide: Slide, change: (variant: Variant) => Variant): Slide {
  return { ...slide, variants: slide.variants.with(slide.chosen, change(chosenVariant(slide))) }
}
