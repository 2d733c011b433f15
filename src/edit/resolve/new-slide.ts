import { type Block, blockSources } from '../../deck/blocks/block.ts'
import type { Slide, Variant } from '../../deck/slide.ts'

/** A slide of one variant; its sources are those of its blocks. */
export function newSlide(id: string, variant: Variant): Slide {
  return {
    id,
    type: 'classic',
    variants: [variant],
    chosen: 0,
    sources: variant.blocks.flatMap((block: Block) => blockSources(block)),
  }
}
