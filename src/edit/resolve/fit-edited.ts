import { withPartNames } from '../../author/slide-titles/name-parts.ts'
import type { Block } from '../../deck/blocks/block.ts'
import type { Deck } from '../../deck/deck.ts'
import type { Operation } from '../../deck/operations/operation.ts'
import { chosenVariant, type Slide } from '../../deck/slide.ts'
import { fitDeck } from '../../design/fit-deck.ts'
import { type ImageLibrary, imageLibrary } from '../../design/image-library.ts'
import type { CustomTheme } from '../../design/themes/custom-theme.ts'
import { deckFits } from '../../design/variant-fits.ts'
import type { EditMaterial } from './resolve-context.ts'

/** What makes a deck fit again after an edit. */
export interface FittingStep {
  operations: Operation[]
  summaries: string[]
  warnings: string[]
}

/** A slide that no longer fits goes on on so many others at the most; what is left over then goes to its notes. */
const mostAdded = 3

/**
 * The operations after which each slide that an edit has changed, inserted or put in another dress fits its layout
 * again: small type where the slide had it before, took others in, or the dress asks for it, else a split onto further slides, else the
 * lowest-scored items in the notes. Other slides stay as they are.
 */
export function fitEdited(
  before: Deck,
  after: Deck,
  material: EditMaterial & { edited: readonly Operation[] },
): FittingStep {
  const joined = new Set(
    material.edited.flatMap((one) => (one.op === 'merge_slides' ? one.slideIds.slice(0, 1) : [])),
  )
  const known = new Map(before.slides.map((slide) => [slide.id, slide]))
  const redressed = before.themeId !== after.themeId || before.language !== after.language
  const was = fitsOf(before, material)
  const result: FittingStep = { operations: [], summaries: [], warnings: [] }
  let deck = after
  for (const slide of after.slides) {
    const old = known.get(slide.id)
    if (old === slide && !redressed) continue
    const index = deck.slides.indexOf(slide)
    const fits = fitsOf(deck, material)(index)
    const variant = chosenVariant(slide)
    if (fits.placesAll(variant)) {
      if (fits.comfortable(variant)) continue
      const small =
        old === slide ||
        joined.has(slide.id) ||
        (old !== undefined && !was(before.slides.indexOf(old)).comfortable(chosenVariant(old)))
      if (small && fits.possible(variant)) continue
    }
    const fitted = fittedAt(deck, index, material)
    const count = fitted.slides.length - deck.slides.length + 1
    deck = withPartNames(fitted, { whole: variant, index, count }, (tried, at) =>
      fitsOf(tried, material)(at).possible(chosenVariant(tried.slides[at] as Slide)),
    )
    addParts(result, { slide, parts: deck.slides.slice(index, index + count), index })
  }
  return result
}

/** On how many slides a slide that took others in goes on; small type will do for it. */
export function slidesNeeded(deck: Deck, index: number, material: EditMaterial): number {
  const variant = chosenVariant(deck.slides[index] as Slide)
  const fits = fitsOf(deck, material)(index)
  if (fits.placesAll(variant) && fits.possible(variant)) return 1
  return fittedAt(deck, index, material).slides.length - deck.slides.length + 1
}

/** The deck with the slide at an index fitted alone. */
function fittedAt(deck: Deck, index: number, material: EditMaterial): Deck {
  return fitDeck(deck, material.typography, {
    maximumSlides: deck.slides.length + mostAdded,
    firstIndex: index,
    endIndex: index + 1,
    newId: material.newId,
    images: sizedImages(deck),
    ...themeOf(deck, material),
  })
}

function addParts(
  result: FittingStep,
  { slide, parts, index }: { slide: Slide; parts: Slide[]; index: number },
): void {
  const [first, ...more] = parts
  if (first !== undefined && first !== slide)
    result.operations.push({ op: 'replace_slide', slide: first })
  for (const [offset, part] of more.entries())
    result.operations.push({ op: 'insert_slide', slide: part, position: index + 1 + offset })
  const number = index + 1
  if (more.length === 1)
    result.summaries.push(`Slide ${number} no longer fit and goes on on slide ${number + 1}.`)
  if (more.length > 1)
    result.summaries.push(
      `Slide ${number} no longer fit and goes on on slides ${number + 1} to ${number + more.length}.`,
    )
  for (const [offset, part] of parts.entries())
    if (part.notes !== (offset === 0 ? slide.notes : undefined))
      result.warnings.push(
        `Not everything fits on slide ${number + offset}: the rest stands in its notes.`,
      )
}

/** What fits each place of the deck as it is drawn, pictures that are to come to it included. */
export function fitsOf(
  deck: Deck,
  material: EditMaterial,
  pictures: readonly Block[] = [],
): ReturnType<typeof deckFits> {
  return deckFits(deck, material.typography, {
    images: sizedImages(deck, pictures),
    ...themeOf(deck, material),
  })
}

/** The pictures that a deck names by their sizes alone: fitting looks at nothing else of them. */
function sizedImages({ slides }: Deck, pictures: readonly Block[] = []): ImageLibrary {
  const known = slides.flatMap((slide) => slide.variants.flatMap((variant) => variant.blocks))
  const blocks = [...known, ...pictures]
  return imageLibrary(
    blocks.flatMap((block) =>
      block.kind === 'image'
        ? [
            {
              id: block.image,
              mediaType: 'image/jpeg' as const,
              data: new Uint8Array(),
              width: block.width,
              height: block.height,
            },
          ]
        : [],
    ),
  )
}

/** The custom theme that the deck names, as tasks of drawing take it. */
export function themeOf(
  { themeId }: Deck,
  { themes }: Pick<EditMaterial, 'themes'>,
): { customTheme?: CustomTheme } {
  const customTheme = themes.find((theme) => theme.id === themeId)
  return customTheme === undefined ? {} : { customTheme }
}
