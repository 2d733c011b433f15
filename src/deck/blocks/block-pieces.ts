import type { BlockPieces } from './block-kind.ts'
import { type Block, definitionOf } from './block-kinds.ts'
import { listOf, listStretch } from './block-list.ts'
import { partCount } from './divide-blocks.ts'

/**
 * The pieces in which a block can stand on several slides, in that block.
 * @param others all blocks of the slide: some kinds go on with those of their own kind.
 * @returns undefined where it is one whole.
 */
export function blockPieces(
  block: Block,
  others: readonly Block[],
  language: string,
): BlockPieces<Block> | undefined {
  const same = others.filter((one) => one.kind === block.kind && one !== block)
  const pieces = definitionOf(block).pieces?.(block, same, language)
  if (pieces) return pieces
  if (listOf(block) === undefined) return undefined
  return { count: partCount(block), part: (from, to) => listStretch(block, from, to) }
}
