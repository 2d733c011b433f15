import type { Deck } from '../../deck/deck.ts'
import { chosenVariant, type Slide, type Variant, withTitle } from '../../deck/slide.ts'
import { continuedTitle, countedPartTitles } from './part-titles.ts'

/** Slides one after the other that show what one slide showed. */
interface DividedSlide {
  /** What the one slide showed. */
  whole: Variant
  /** Where the first of them stands, from 0, and how many they are. */
  index: number
  count: number
}

/**
 * The deck with names for the slides that a slide was divided into: each says which of what the title counts it shows,
 * else those behind the first are numbered. A name that its slide has no room for is left out, and so are numbers on
 * slides that have a title of their own.
 * @param fits whether the slide at an index of a deck has room for its title.
 */
export function withPartNames(
  deck: Deck,
  { whole, index, count }: DividedSlide,
  fits: (deck: Deck, index: number) => boolean,
): Deck {
  if (count < 2) return deck
  const parts = deck.slides.slice(index, index + count)
  const shown = parts.map(chosenVariant)
  // A title that was too long is shorter on all of them.
  const title = shown[0]?.title ?? ''
  const counted = countedPartTitles({ ...whole, title }, shown, deck.language)
  let named = deck
  for (const [offset, part] of parts.entries()) {
    if (shown[offset]?.title !== title || (counted === undefined && offset === 0)) continue
    const name = counted?.[offset] ?? continuedTitle(title, named)
    const slides = named.slides.with(index + offset, titled(part, name))
    if (fits({ ...named, slides }, index + offset)) named = { ...named, slides }
  }
  return named
}

function titled(slide: Slide, title: string): Slide {
  const variants = slide.variants.with(slide.chosen, withTitle(chosenVariant(slide), title))
  return { ...slide, variants }
}
