import { mapBlockTexts } from '../../deck/blocks/block.ts'
import type { ChangeText } from '../../deck/blocks/printed-text.ts'
import { withParts } from '../../deck/blocks/printed-text.ts'
import { type Slide, variantParts } from '../../deck/slide.ts'

/** A slide with every text changed that is in its language: all variants and the notes, no program text. */
export function mapTranslated(slide: Slide, change: ChangeText): Slide {
  const { notes } = slide
  return {
    ...slide,
    variants: slide.variants.map((variant) => ({
      ...withParts(variant, ['eyebrow', ...variantParts], change),
      blocks: variant.blocks.map((block) =>
        block.kind === 'code' ? block : mapBlockTexts(block, change),
      ),
    })),
    ...(notes === undefined || notes === ''
      ? {}
      : { notes: change({ text: notes }, { part: 'notes' }).text }),
  }
}
