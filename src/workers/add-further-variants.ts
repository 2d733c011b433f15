import { type FurtherVariant, furtherVariants } from '../author/variants/further-variants.ts'
import type { Deck } from '../deck/deck.ts'
import { chosenVariant, type LayoutName, type Slide, type Variant } from '../deck/slide.ts'
import type { ImageLibrary } from '../design/image-library.ts'
import type { CustomTheme } from '../design/themes/custom-theme.ts'
import { deckFits, type PlaceFits } from '../design/variant-fits.ts'
import type { Typography } from '../typography/typography.ts'

/** What type that is read with effort costs, in the measure of a form's cost. */
const smallType = 2
/** What showing the layout of the slide before costs, and of the two before. */
const sameAsBefore = 1.1
const thirdInARow = 4

/** The slides with their variants, and how many of each there are. */
interface VariedSlides {
  slides: Slide[]
  warnings: string[]
}

/**
 * Gives the slides of a fitted deck from `firstIndex` (0-based) until before `endIndex` up to `wanted` variants each:
 * the author's own first, then other layouts of the same content that fit in the deck's theme. The best one is shown:
 * the author's own, unless it is set small or repeats the layout of the slides before and another does not.
 */
export function addFurtherVariants(
  deck: Deck,
  typography: Typography,
  options: {
    wanted: number
    firstIndex: number
    endIndex: number
    images: ImageLibrary
    customTheme?: CustomTheme
  },
): VariedSlides {
  const { wanted, firstIndex, endIndex } = options
  const fits = deckFits(deck, typography, options)
  const before = deck.slides
    .slice(Math.max(0, firstIndex - 2), firstIndex)
    .map((slide) => chosenVariant(slide).layout)
  const slides = deck.slides.slice(firstIndex, endIndex).map((slide, offset) => {
    const varied = withVariants(slide, deck.language, wanted, fits(firstIndex + offset), before)
    before.push(chosenVariant(varied).layout)
    return varied
  })
  return { slides, warnings: fewerThanWanted(slides, wanted, firstIndex) }
}

function withVariants(
  slide: Slide,
  language: string,
  wanted: number,
  fits: PlaceFits,
  before: readonly LayoutName[],
): Slide {
  const own = chosenVariant(slide)
  const offers = wanted > 1 ? bestThatFit(furtherVariants(slide, language), wanted - 1, fits) : []
  if (offers.length === 0) return slide
  const variants = [own, ...offers.map((offer) => offer.variant)]
  const costs = [fits.comfortable(own) ? 0 : smallType, ...offers.map((offer) => offer.cost)]
  const notes = joinNotes(slide.notes, offers)
  return {
    ...slide,
    variants,
    chosen: cheapest(variants, costs, before),
    ...(notes === '' ? {} : { notes }),
  }
}

/** The best offers that fit, in type that is read with ease before any that is set small. */
function bestThatFit(
  offers: readonly FurtherVariant[],
  wanted: number,
  fits: PlaceFits,
): FurtherVariant[] {
  const taken: FurtherVariant[] = []
  const small: FurtherVariant[] = []
  for (const offer of offers) {
    // Setting a page takes far longer than anything else here.
    if (taken.length === wanted) return taken
    if (!fits.placesAll(offer.variant)) continue
    if (fits.comfortable(offer.variant)) taken.push(offer)
    else small.push(offer)
  }
  for (const offer of small)
    if (taken.length < wanted && fits.possible(offer.variant))
      taken.push({ ...offer, cost: offer.cost + smallType })
  return taken
}

/** The variant to show; the first of equals. */
function cheapest(
  variants: readonly Variant[],
  costs: readonly number[],
  before: readonly LayoutName[],
): number {
  const [last, second] = [before.at(-1), before.at(-2)]
  const totals = variants.map(({ layout }, index) => {
    const repeated = layout !== last ? 0 : layout === second ? thirdInARow : sameAsBefore
    return (costs[index] ?? 0) + repeated
  })
  return totals.indexOf(Math.min(...totals))
}

/** What variants have no place for is said, each line once. */
function joinNotes(notes: string | undefined, offers: readonly FurtherVariant[]): string {
  const known = new Set(notes === undefined ? [] : notes.split('\n'))
  for (const line of offers.flatMap((offer) => offer.notes)) known.add(line)
  return [...known].join('\n')
}

/** One sentence when slides have fewer variants than asked for, naming them by their numbers in the deck. */
function fewerThanWanted(slides: readonly Slide[], wanted: number, firstIndex: number): string[] {
  const numbers = new Map<number, number[]>()
  for (const [offset, slide] of slides.entries()) {
    const count = slide.variants.length
    if (count < wanted) numbers.set(count, [...(numbers.get(count) ?? []), firstIndex + offset + 1])
  }
  if (numbers.size === 0) return []
  const list = new Intl.ListFormat('en')
  const parts = [...numbers]
    .sort(([a], [b]) => a - b)
    .map(([count, which]) => {
      const names = list.format(which.map(String))
      const variants = `${count} variant${count === 1 ? '' : 's'}`
      return which.length === 1
        ? `slide ${names} has ${variants}`
        : `slides ${names} have ${variants} each`
    })
  return [
    `Not every slide suits ${wanted} layouts, so there are fewer variants: ${list.format(parts)}.`,
  ]
}
