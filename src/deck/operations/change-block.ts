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
 * The outcome of a change of one block.
 * @throws {OperationError} when the slide or the block does not exist, and what `change` throws.
 */
export function changeAnyBlock(
  deck: Deck,
  { slideId, blockId }: { slideId: string; blockId: string },
  change: (block: Block) => Block,
  summary: (number: number) => string,
): OperationOutcome {
  return changeBlocks(
    deck,
    slideId,
    (blocks) => {
      const position = positionOfBlock(blocks, blockId)
      return blocks.with(position, change(blocks[position] as Block))
    },
    summary,
  )
}

/**
 * The same of a block of a kind.
 * @throws {OperationError} also when it is of another kind.
 */
export function changeBlock<Kind extends BlockKind>(
  deck: Deck,
  target: { slideId: string; blockId: string; kind: Kind },
  change: (block: Extract<Block, { kind: Kind }>) => Block,
  summary: (number: number) => string,
): OperationOutcome {
  const { blockId, kind } = target
  const changed = (block: Block): Block => {
    if (isOfKind(block, kind)) return change(block)
    throw new OperationError(`Block ${blockId} is a ${block.kind}, not a ${kind}.`)
  }
  return changeAnyBlock(deck, target, changed, summary)
}

function isOfKind<Kind extends BlockKind>(
  block: Block,
  kind: Kind,
): block is Extract<Block, { kind: Kind }> {
  return block.kind === kind
}
