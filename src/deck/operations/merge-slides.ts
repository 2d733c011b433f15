import { joinBlocks } from '../blocks/join-blocks.ts'
import type { Deck } from '../deck.ts'
import { chosenVariant, type Slide } from '../slide.ts'
import { withShownVariant } from './change-slide.ts'
import type { MergeSlides } from './operation.ts'
import { OperationError, type OperationOutcome, slidePosition } from './outcome.ts'

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when one of them does not exist, is named twice, or is a title slide: that has no place for
 * what others say, and others have none for what it is.
 */
export function mergeSlides(deck: Deck, { slideIds }: MergeSlides): OperationOutcome {
  if (new Set(slideIds).size < slideIds.length)
    throw new OperationError('A slide cannot be merged with itself.')
  const positions = slideIds.map((id) => slidePosition(deck, id))
  const slides = positions.map((position) => deck.slides[position] as Slide)
  const cover = slides.findIndex((slide) => slide.variants.some((one) => one.layout === 'title'))
  if (cover !== -1)
    throw new OperationError(
      `Slide ${(positions[cover] ?? 0) + 1} is the title slide, which cannot be merged with others; delete it, or move its words to another slide first.`,
    )
  const [first, ...others] = slides as [Slide, ...Slide[]]
  // One line of each has a place beside what is shown: the first slide's.
  const lines = new Set(
    others.map(chosenVariant).flatMap(({ meta = '', caption = '' }) => [meta, caption]),
  )
  for (const line of [chosenVariant(first).meta, chosenVariant(first).caption])
    lines.delete(line ?? '')
  const notes = [...slides.map((slide) => slide.notes), ...lines].filter(Boolean).join('\n\n')
  const merged = withShownVariant(
    {
      ...first,
      ...(notes === '' ? {} : { notes }),
      sources: slides.flatMap((slide) => slide.sources),
    },
    (shown) => ({
      ...shown,
      blocks: joinBlocks(slides.map((slide) => chosenVariant(slide).blocks)),
    }),
  )
  const gone = new Set(others.map((slide) => slide.id))
  const back = positions
    .slice(1)
    .sort((a, b) => a - b)
    .map((position) => ({
      op: 'insert_slide' as const,
      slide: deck.slides[position] as Slide,
      position,
    }))
  return {
    deck: {
      ...deck,
      slides: deck.slides
        .filter((slide) => !gone.has(slide.id))
        .map((slide) => (slide.id === first.id ? merged : slide)),
    },
    inverse: [{ op: 'replace_slide', slide: first }, ...back],
    changedSlideIds: [first.id],
    summary: `Merged slides ${listed.format(positions.map((position) => String(position + 1)))}.`,
  }
}
