import { createHash } from 'node:crypto'
import type { Deck } from '../deck/deck.ts'
import { sectionNumbers } from '../deck/section-numbers.ts'
import { shownTitle } from '../deck/shown-title.ts'
import { chosenVariant } from '../deck/slide.ts'
import type { CustomThemeDefinition } from './themes/custom-theme.ts'

/**
 * A name for what the page of a slide looks like, in 64 hex digits: as long as it stays the same, so does the picture.
 * It goes by what the slide shows and by what a page takes from its deck (`SlidePlace`): texts in its furniture, section
 * and page numbers. A change of another slide's words therefore leaves it as it is; one of the order does not.
 *
 * @param index 0-based.
 * @throws {RangeError} when there is no such slide.
 */
export function pageIdentity(
  deck: Deck,
  index: number,
  custom: CustomThemeDefinition | undefined,
): string {
  const slide = deck.slides[index]
  if (slide === undefined) throw new RangeError(`The deck has no slide ${index}.`)
  const { language, themeId, slides } = deck
  const outline = slides.map(({ id, variants }) => [id, ...variants.map(({ layout }) => layout)])
  const covers = slides.flatMap(({ variants }) =>
    variants.filter(({ layout }) => layout === 'title').map(({ eyebrow }) => eyebrow ?? ''),
  )
  const { sectionNumeral = 0 } = sectionNumbers(slides)[index] ?? {}
  const places = [outline, covers, sectionNumeral, index]
  const shown = [shownTitle(deck), language, themeId, custom ?? null, ...places]
  return createHash('sha256')
    .update(JSON.stringify([...shown, chosenVariant(slide), slide.ground ?? null]))
    .digest('hex')
}
