import type { Block } from '../deck/blocks/block.ts'
import type { BlockPieces } from '../deck/blocks/block-kind.ts'
import { blockPieces } from '../deck/blocks/block-pieces.ts'
import { mainKinds } from '../deck/layout-blocks.ts'
import type { Variant } from '../deck/slide.ts'
import { placeBlocks } from './place-blocks.ts'
import { type VariantPlace, withoutCaption } from './reduce-variant.ts'

/** Divides the main block of a variant; undefined when it has none that can be divided. */
export function splitPieces(
  variant: Variant,
  place: VariantPlace,
): BlockPieces<Variant> | undefined {
  const { language, theme } = place
  const { layout, placed } = placeBlocks(variant, theme)
  const kind = mainKinds[layout]
  const block =
    placed.find((one) => one.kind === kind) ?? placed.find((one) => one.kind === 'stats')
  if (block === undefined) return undefined
  const pieces = blockPieces(block, variant.blocks, language)
  if (pieces === undefined) return undefined
  // What stands beside the main block stays with its first part.
  const withBlock = (from: number, shown: Block): Variant => ({
    ...variant,
    blocks: variant.blocks.flatMap((one) => {
      if (one === block) return [shown]
      return one.kind === block.kind || from > 0 ? [] : [one]
    }),
  })
  const { probe } = pieces
  return {
    count: pieces.count,
    part: (from, to) => {
      const shown = withBlock(from, pieces.part(from, to))
      // What is said under the whole (how much more there is) stands under its end; groups of columns are each the whole.
      return probe || to >= pieces.count ? shown : withoutCaption(shown).variant
    },
    ...(probe ? { probe: (from, to) => withBlock(from, probe(from, to)) } : {}),
  }
}
