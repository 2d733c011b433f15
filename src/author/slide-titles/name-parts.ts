import type { Deck } from '../../deck/deck.ts'
import { chosenVariant, type Slide, type Variant, withTitle } from '../../deck/slide.ts'
import { continuedTitle, countedPartTitles, isPartOf, withoutPart } from './part-titles.ts'

/** Slides one after the other that show what one slide showed. */
interface DividedSlide {
  /** What the one slide showed. */
  whole: Variant
  /** Where the first of them stands, from 0, and how many they are. */
  index: number
  count: number
  /** Whether those behind the first say how many there are ("Costs (2/3)"), also where none of the title does so yet. */
  outOf?: boolean
}

/**
 * The deck with names for the slides that a slide was divided into: each says which of what the title counts it shows,
 * else those behind the first are numbered. A name that its slide has no room for is left out, and so are numbers on
 * slides that have a title of their own.
 * @param fits whether the slide at an index of a deck has room for its title.
 */
export function withPartNames(
  deck: Deck,
  { whole, index, count, outOf = false }: DividedSlide,
  fits: (deck: Deck, index: number) => boolean,
): Deck {
  if (count < 2) return deck
  const parts = deck.slides.slice(index, index + count)
  const shown = parts.map(chosenVariant)
  // A title that was too long is shorter on all of them.
  const title = shown[0]?.title ?? ''
  const counted = countedPartTitles({ ...whole, title }, shown, deck.language)
  const base = withoutPart(title)
  // A number alone says nothing.
  if (base.trim() === '') return deck
  const isNumbered = deck.slides.some((slide) => isPartOf(base, chosenVariant(slide).title))
  if (counted === undefined && (outOf || isNumbered)) return renumbered(deck, base, index, fits)
  let named = deck
  for (const [offset, part] of parts.entries()) {
    if (shown[offset]?.title !== title || (counted === undefined && offset === 0)) continue
    const name = counted?.[offset] ?? continuedTitle(title, named)
    const slides = named.slides.with(index + offset, titled(part, name))
    if (fits({ ...named, slides }, index + offset)) named = { ...named, slides }
  }
  return named
}

/** Slides that open something are called as it, and are none of its parts. */
const opening = new Set(['title', 'section'])

/**
 * The deck with all parts of a title numbered anew in their order, whatever they were divided by: "Costs", "Costs (2/3)",
 * "Costs (3/3)". Its first part is the last slide called just so up to `index`; what is called so before has other parts.
 */
function renumbered(
  deck: Deck,
  base: string,
  index: number,
  fits: (deck: Deck, index: number) => boolean,
): Deck {
  const isFirst = (slide: Slide) => {
    const { title, layout } = chosenVariant(slide)
    return title === base && !opening.has(layout)
  }
  const first = deck.slides.slice(0, index + 1).findLastIndex(isFirst)
  const parts = [...deck.slides.entries()].filter(
    ([at, slide]) => at >= first && (isFirst(slide) || isPartOf(base, chosenVariant(slide).title)),
  )
  let named = deck
  for (const [number, [at, slide]] of parts.entries()) {
    const name = number === 0 ? base : `${base} (${number + 1}/${parts.length})`
    const slides = named.slides.with(at, titled(slide, name))
    if (fits({ ...named, slides }, at)) named = { ...named, slides }
  }
  return named
}

function titled(slide: Slide, title: string): Slide {
  const variants = slide.variants.with(slide.chosen, withTitle(chosenVariant(slide), title))
  return { ...slide, variants }
}
