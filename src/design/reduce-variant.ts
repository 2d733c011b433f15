import { type Block, blockPlainText } from '../deck/blocks/block.ts'
import { shortenBlock } from '../deck/blocks/shorten-block.ts'
import { type Variant, withMeta } from '../deck/slide.ts'
import { shorten } from '../text/shorten.ts'
import { hasText, placeBlocks } from './place-blocks.ts'
import type { Theme } from './themes/theme.ts'

/** Whether a variant fits its layout. */
export type Fits = (variant: Variant) => boolean

/** A variant that fits, and what had to leave the slide, one line an entry: it goes to the speaker notes. */
interface Reduced {
  variant: Variant
  notes: string[]
}

/** Where a variant stands: what it is divided and shortened by. */
export interface VariantPlace {
  language: string
  theme: Theme
}

/**
 * Makes a variant fit without another slide: blocks without a place, the caption, then the lowest-scored items leave it;
 * one item that is too long by itself is shortened. Everything that left is in `notes`, whole.
 */
export function reduceVariant(variant: Variant, fits: Fits, place: VariantPlace): Reduced {
  const { language, theme } = place
  const { left } = placeBlocks(variant, theme)
  const notes = left.filter(hasText).map(blockPlainText)
  let current: Variant = { ...variant, blocks: variant.blocks.filter((one) => !left.includes(one)) }
  if (fits(current)) return { variant: current, notes }

  const titled = reduceTitle(current, fits, place)
  current = titled.variant
  notes.push(...titled.notes)
  if (fits(current)) return { variant: current, notes }

  const plain = withoutCaption(current)
  current = plain.variant
  notes.push(...plain.notes)
  if (plain.notes.length > 0 && fits(current)) return { variant: current, notes }

  for (const block of [...current.blocks].reverse()) {
    const replace = (changed: Block | undefined): Variant => ({
      ...current,
      blocks: current.blocks.flatMap((one) => (one !== block ? [one] : changed ? [changed] : [])),
    })
    const reduced = shortenBlock(block, (changed) => fits(replace(changed)), language)
    if (reduced) {
      notes.push(...reduced.notes)
      return { variant: replace(reduced.block), notes }
    }
    // The other blocks alone fill the slide: this one leaves it, and the next is reduced.
    if (hasText(block)) notes.push(blockPlainText(block))
    current = replace(undefined)
    if (fits(current)) return { variant: current, notes }
  }
  const bare = reduceTitle({ ...current, layout: 'bullets', blocks: [] }, fits, place)
  return { variant: bare.variant, notes: [...notes, ...bare.notes] }
}

/** Shortens a title that does not fit even over an empty slide, and a line that says who and when before it. */
export function reduceTitle(variant: Variant, fits: Fits, place: VariantPlace): Reduced {
  const { language, theme } = place
  const bare = withoutContent(variant, theme)
  if (fits(bare)) return { variant, notes: [] }
  if (bare.meta) {
    const meta = shorten(bare.meta, language, (text) => fits(withMeta(bare, text)))
    const reduced = withMeta(variant, fits(withMeta(bare, meta)) ? meta : null)
    const titled = reduceTitle(reduced, fits, place)
    return { ...titled, notes: [...titled.notes, bare.meta] }
  }
  const title = shorten(variant.title, language, (text) => fits({ ...bare, title: text }))
  return { variant: { ...variant, title }, notes: [variant.title] }
}

/** The variant with its caption in the notes. */
export function withoutCaption(variant: Variant): Reduced {
  const { caption, captionMarks: _marks, ...rest } = variant
  return caption ? { variant: rest, notes: [caption] } : { variant, notes: [] }
}

function withoutContent(whole: Variant, theme: Theme): Variant {
  const { variant } = withoutCaption(whole)
  const { layout } = placeBlocks(variant, theme)
  if (layout === 'title' || layout === 'section' || layout === 'closing')
    return { ...variant, layout, blocks: [] }
  if (layout === 'creative')
    return { ...variant, layout, blocks: variant.blocks.filter((one) => one.kind === 'image') }
  if (layout !== 'quote') return { ...variant, layout: 'bullets', blocks: [] }
  const quote = { text: '…', sources: [], added: true }
  return { ...variant, layout, blocks: [{ kind: 'quote', id: 'empty', quote }] }
}
