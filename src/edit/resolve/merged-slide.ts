import { freeTitle, withoutPart } from '../../author/slide-titles/part-titles.ts'
import { askedItems } from '../../author/variants/asked-items.ts'
import { blockLines, notSaid } from '../../author/variants/further-variants.ts'
import { bulletsBlock } from '../../author/variants/item-blocks.ts'
import { itemLine, itemText, type VariantItem } from '../../author/variants/variant-items.ts'
import type { Block } from '../../deck/blocks/block.ts'
import { joinBlocks } from '../../deck/blocks/join-blocks.ts'
import type { Deck } from '../../deck/deck.ts'
import { withoutUnshownLines } from '../../deck/meta-line.ts'
import type { MergeSlides } from '../../deck/operations/operation.ts'
import { slidePosition } from '../../deck/operations/outcome.ts'
import { chosenVariant, type Slide, type Variant, withTitle } from '../../deck/slide.ts'
import type { SourceSpan } from '../../deck/sourced-text.ts'
import { fitsOf } from './fit-edited.ts'
import { inKnownLanguage } from './known-language.ts'
import type { ResolveContext } from './resolve-context.ts'
import { SaidWords } from './said-words.ts'
import { withContent, withNotes } from './slide-content.ts'
import { readTogether } from './slide-names.ts'

/** Of these one slide has no more than one, and they say what they say by how they look. */
const unlisted = new Set(['chart', 'table', 'code', 'image'])

/** What one of the slides brings along. */
interface Part {
  /** Its title, where neither the slide's title nor a line says it; it heads what the part brings. */
  heading: string
  sources: SourceSpan[]
  blocks: Block[]
}

/**
 * A slide that was made of several, as it reads well: what an earlier one says is not said again, a title that has no
 * place in the slide's own heads its part, and what no layout shows together becomes one list. Undefined where the slide
 * is well as it is, and where there is more than a slide can show.
 * @param before the deck with the slides.
 */
export function mergedSlide(
  { slideIds }: MergeSlides,
  before: Deck,
  context: ResolveContext,
): Slide | undefined {
  const deck = inKnownLanguage(context.deck)
  const position = slidePosition(deck, slideIds[0] ?? '')
  const slide = deck.slides[position] as Slide
  const own = chosenVariant(slide)
  const fits = fitsOf(deck, context)(position)
  const parts = partsOf(slideIds, before, own.title)
  const headed = parts.filter((part) => part.heading !== '')
  const joined = { ...own, blocks: joinBlocks(parts.map((part) => part.blocks)) }
  const whole = JSON.stringify(joined.blocks) === JSON.stringify(own.blocks)
  if (headed.length === 0 && fits.placesAll(joined) && fits.comfortable(joined))
    return whole ? undefined : withContent(slide, joined)

  const listed = own.blocks.some((block) => unlisted.has(block.kind))
    ? []
    : listsOf(slideIds, own, before, deck.language)
  const chosen =
    listed.find((variant) => fits.comfortable(variant)) ??
    (headed.length === 0 && fits.placesAll(joined) && fits.possible(joined) ? joined : undefined) ??
    listed.find((variant) => fits.possible(variant))
  if (chosen !== undefined && chosen !== joined)
    return withContent(slide, chosen, notSaid(joined, chosen, slide.notes ?? '').lines)
  const headings = headed.map((part) => part.heading)
  if (whole && headings.length === 0) return undefined
  return withNotes(whole ? slide : withContent(slide, joined), headings)
}

/** What each slide brings that those before it do not say. */
function partsOf(slideIds: readonly string[], before: Deck, title: string): Part[] {
  const said = new SaidWords([title])
  return slideIds.map((id, index) => {
    const slide = before.slides[slidePosition(before, id)] as Slide
    const shown = chosenVariant(slide)
    const blocks = index === 0 ? shown.blocks : shown.blocks.flatMap((one) => said.rest(one))
    const name = withoutPart(shown.title)
    const heading = index === 0 || blocks.length === 0 || said.has(name) ? '' : name
    said.add(heading, ...blocks.flatMap(blockLines))
    return { heading, sources: slide.sources, blocks }
  })
}

/**
 * All that the slides bring as one list, each thing in one line, or with what belongs to it below, as it was where one of
 * them was such a list: what stands below is smaller. Under titles that do not read well as one the first stays.
 */
function listsOf(
  slideIds: readonly string[],
  joined: Variant,
  before: Deck,
  language: string,
): Variant[] {
  const titles = slideIds.map(
    (id) => chosenVariant(before.slides[slidePosition(before, id)] as Slide).title,
  )
  const [first = ''] = titles.map(withoutPart).filter((title) => title.trim() !== '')
  const others = before.slides.filter((slide) => !slideIds.includes(slide.id))
  const title = freeTitle(first, { ...before, slides: others })
  const own = readTogether(titles) ? joined : withTitle(joined, title)
  const parts = partsOf(slideIds, before, own.title)
  const id = `${own.blocks[0]?.id ?? 'merged'}-list`
  const items = parts.map((part) => ({
    ...part,
    items: part.blocks.flatMap((block) => [
      ...(askedItems(block, language) ?? []),
      ...decisionOf(block),
    ]),
  }))
  const all = items.flatMap((part) => part.items)
  if (all.length === 0) return []
  const lines = items.flatMap(({ heading, sources, items: own }) => {
    const level = heading === '' ? (0 as const) : (1 as const)
    const origin = sources.length === 0 ? { sources, added: true } : { sources }
    return [
      ...(heading === '' ? [] : [{ text: heading, ...origin, level: 0 as const }]),
      ...own.map((item) => ({ ...itemLine(item, itemText(item)), level })),
    ]
  })
  const list = (block: Block): Variant =>
    withoutUnshownLines({ ...own, layout: 'bullets', blocks: [block] }).variant
  const flat = list({ kind: 'bullets', id, items: lines })
  if (parts.some((part) => part.heading !== '')) return [flat]
  const deep = list(bulletsBlock(all, id))
  const wasDeep = parts
    .flatMap((part) => part.blocks)
    .some((block) => block.kind === 'bullets' && block.items.some((item) => item.level === 1))
  return wasDeep ? [deep, flat] : [flat, deep]
}

/** What a comparison comes to is one more thing in a list. */
function decisionOf(block: Block): VariantItem[] {
  if (block.kind !== 'comparison' || block.verdict === undefined) return []
  const { label, text, note, sources, added } = block.verdict
  const parts = [text, note ?? ''].filter(Boolean).map((one) => ({ text: one, sources }))
  return [{ head: label, parts, sources, ...(added === undefined ? {} : { added }) }]
}
