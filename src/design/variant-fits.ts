import type { Deck } from '../deck/deck.ts'
import { withoutUnshownLines } from '../deck/meta-line.ts'
import { sectionNumbers } from '../deck/section-numbers.ts'
import { shownTitle } from '../deck/shown-title.ts'
import type { Typography } from '../typography/typography.ts'
import { deckOrganisation, deckTheme, numberPages } from './build-scene.ts'
import { comfortableBody, drawVariant, smallestBody } from './draw-slide.ts'
import { type ImageLibrary, noImages } from './image-library.ts'
import { hasText, placeBlocks } from './place-blocks.ts'
import type { Fits } from './reduce-variant.ts'
import type { CustomTheme } from './themes/custom-theme.ts'

/** Whether variants fit one place of a deck: in type that is read with ease, or in the smallest there is. */
export interface PlaceFits {
  comfortable: Fits
  possible: Fits
  /** Whether the layout has a place for every block of a variant that shows anything, and for its line of who and when. */
  placesAll: Fits
}

/**
 * What fits each place of a deck, by the slide's 0-based index.
 * @param options.maximumSlides the widest page number that is left room for.
 */
export function deckFits(
  deck: Deck,
  typography: Typography,
  options: { maximumSlides?: number; images?: ImageLibrary; customTheme?: CustomTheme },
): (index: number) => PlaceFits {
  const { maximumSlides = 0, images = noImages, customTheme } = options
  const theme = deckTheme(deck, customTheme)
  const sections = sectionNumbers(deck.slides)
  const pageNumbers = numberPages(deck.slides)
  const organisation = deckOrganisation(deck.slides)
  return (index) => {
    const place = {
      theme,
      typography,
      language: deck.language,
      deckTitle: shownTitle(deck),
      organisation,
      // The widest number that the page can get.
      pageNumber: Math.max(maximumSlides, deck.slides.length),
      ...(sections[index] ?? { sectionNumber: 0, sectionNumeral: 0 }),
      pageNumbers,
      images,
    }
    const fitsIn =
      (smallest: number): Fits =>
      (variant) =>
        drawVariant(variant, place, smallest) !== undefined
    return {
      // A theme's own running text is read with ease.
      comfortable: fitsIn(Math.min(comfortableBody, theme.type.body.size)),
      possible: fitsIn(smallestBody),
      placesAll: (variant) =>
        !placeBlocks(variant, theme).left.some(hasText) &&
        withoutUnshownLines(variant).lines.length === 0,
    }
  }
}
