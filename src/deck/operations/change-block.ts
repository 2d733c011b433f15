import type { Block, BlockKind } from '../blocks/block.ts'
import type { Deck } from '../deck.ts'
import { changeSlide, withShownVariant } from './change-slide.ts'
import { OperationError, type OperationOutcome } from './outcome.ts'

/**
 * The outcome of a change of the blocks that a slide shows.
 * @throws {OperationError} when the slide does not exist, and what `change` throws.
 */
export function changeBlocks(
  deck: Deck,
  slideId: string,
  change: (blocks: Block[]) => Block[],
  summary: (number: number) => string,
): OperationOutcome {
  return changeSlide(
    deck,
    slideId,
    (slide) =>
      withShownVariant(slide, (variant) => ({ ...variant, blocks: change(variant.blocks) })),
    summary,
  )
}

/**
 * The 0-based position of a block.
 * @throws {OperationError} when there is none with that id.
 */
export function positionOfBlock(blocks: readonly Block[], blockId: string): number {
  const position = blocks.findIndex((block) => block.id === blockId)
  if (position === -1) throw new OperationError(`There is no block ${blockId} on this slide.`)
  return position
}

/**
 * The outcome of a change of one block of a kind.
 * @throws {OperationError} when the slide or the block does not exist or is of another kind, and what `change` throws.
 */
export function changeBlock<Kind extends BlockKind>(
  deck: Deck,
  target: { slideId: string; blockId: string; kind: Kind },
  change: (block: Extract<Block, { kind: Kind }>) => Block,
  summary: (number: number) => string,
): OperationOutcome {
  return changeBlocks(
    deck,
    target.slideId,
    (blocks) => {
      const position = positionOfBlock(blocks, target.blockId)
      const block = blocks[position] as Block
      if (!isOfKind(block, target.kind))
        throw new OperationError(
          `Block ${target.blockId} is a ${block.kind}, not a ${target.kind}.`,
        )
      return blocks.with(position, change(block))
    },
    summary,
  )
}

function isOfKind<Kind extends BlockKind>(
  block: Block,
  kind: Kind,
): block is Extract<Block, { kind: Kind }> {
  return block.kind === kind
}
