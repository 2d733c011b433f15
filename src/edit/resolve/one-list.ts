import { askedItems } from '../../author/variants/asked-items.ts'
import { notSaid } from '../../author/variants/further-variants.ts'
import { bulletsBlock } from '../../author/variants/item-blocks.ts'
import { slidePosition } from '../../deck/operations/outcome.ts'
import { chosenVariant, type Slide, type Variant } from '../../deck/slide.ts'
import { fitsOf } from './fit-edited.ts'
import { inKnownLanguage } from './known-language.ts'
import type { ResolveContext } from './resolve-context.ts'
import { withContent } from './slide-content.ts'

/** Of these one slide has no more than one, and they say what they say by how they look. */
const unlisted = new Set(['chart', 'table', 'code', 'image'])

/**
 * A slide that was made of several, whose contents no layout shows together, as one list; undefined where a layout
 * does, where something of it is no list, and where the list is too long for one slide.
 */
export function asOneList(slideId: string, context: ResolveContext): Slide | undefined {
  const deck = inKnownLanguage(context.deck)
  const position = slidePosition(deck, slideId)
  const slide = deck.slides[position] as Slide
  const own = chosenVariant(slide)
  const fits = fitsOf(deck, context)(position)
  if (fits.placesAll(own) || own.blocks.some((block) => unlisted.has(block.kind))) return undefined
  const items = own.blocks.flatMap((block) => askedItems(block, deck.language) ?? [])
  if (items.length === 0) return undefined
  const variant: Variant = {
    ...own,
    layout: 'bullets',
    blocks: [bulletsBlock(items, `${own.blocks[0]?.id ?? slideId}-list`)],
  }
  if (!fits.possible(variant)) return undefined
  return withContent(slide, variant, notSaid(own, variant, slide.notes ?? '').lines)
}
