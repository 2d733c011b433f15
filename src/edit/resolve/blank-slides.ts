import { isBlank } from '../../deck/blank-variant.ts'
import type { Deck } from '../../deck/deck.ts'
import { chosenVariant } from '../../deck/slide.ts'

/** A warning for each slide that an edit has left with its title alone, though it is for more. */
export function blankSlides(before: Deck, after: Deck): string[] {
  const blank = new Set(
    before.slides.flatMap((slide) => (isBlank(chosenVariant(slide)) ? [slide.id] : [])),
  )
  return after.slides.flatMap((slide, index) =>
    isBlank(chosenVariant(slide)) && !blank.has(slide.id)
      ? [`Slide ${index + 1} shows nothing but its title now.`]
      : [],
  )
}
