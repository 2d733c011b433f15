import type { Deck } from '../../deck/deck.ts'
import type { MergeSlides } from '../../deck/operations/operation.ts'
import { slidePosition } from '../../deck/operations/outcome.ts'
import { slidesNeeded } from './fit-edited.ts'
import type { EditMaterial } from './resolve-context.ts'

/**
 * Why slides are not to be merged, in one sentence: what they hold would be divided onto as many slides again. Undefined
 * where fewer will do.
 * @param before the deck with the slides.
 * @param after the deck in which they are one.
 */
export function tooMuchToMerge(
  { slideIds }: MergeSlides,
  before: Deck,
  after: Deck,
  material: EditMaterial,
): string | undefined {
  const [first = ''] = slideIds
  if (slidesNeeded(after, slidePosition(after, first), material) < slideIds.length) return undefined
  const numbers = slideIds.map((id) => `${slidePosition(before, id) + 1}`)
  return `Slides ${listed.format(numbers)} hold more than one slide can show, so they cannot be merged.`
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' })
