import type { Deck } from '../deck.ts'
import { changeBlocks, positionOfBlock } from './change-block.ts'
import type { AddBlock, DeleteBlock, MoveBlock, UpdateBlock } from './operation.ts'
import { OperationError, type OperationOutcome } from './outcome.ts'

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when the slide does not exist, or has a block with that id.
 */
export function addBlock(deck: Deck, { slideId, block, position }: AddBlock): OperationOutcome {
  return changeBlocks(
    deck,
    slideId,
    (blocks) => {
      if (blocks.some((one) => one.id === block.id))
        throw new OperationError(`This slide already has a block ${block.id}.`)
      return blocks.toSpliced(position ?? blocks.length, 0, block)
    },
    (number) => `Added a ${block.kind} to slide ${number}.`,
  )
}

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when the slide, or the block, does not exist.
 */
export function updateBlock(deck: Deck, { slideId, block }: UpdateBlock): OperationOutcome {
  return changeBlocks(
    deck,
    slideId,
    (blocks) => blocks.with(positionOfBlock(blocks, block.id), block),
    (number) => `Changed the ${block.kind} of slide ${number}.`,
  )
}

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when the slide, or the block, does not exist.
 */
export function deleteBlock(deck: Deck, { slideId, blockId }: DeleteBlock): OperationOutcome {
  return changeBlocks(
    deck,
    slideId,
    (blocks) => blocks.toSpliced(positionOfBlock(blocks, blockId), 1),
    (number) => `Removed a block from slide ${number}.`,
  )
}

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when the slide, or the block, does not exist.
 */
export function moveBlock(deck: Deck, operation: MoveBlock): OperationOutcome {
  const { slideId, blockId, position } = operation
  return changeBlocks(
    deck,
    slideId,
    (blocks) => {
      const from = positionOfBlock(blocks, blockId)
      return blocks.toSpliced(from, 1).toSpliced(position, 0, ...blocks.slice(from, from + 1))
    },
    (number) => `Moved a block of slide ${number}.`,
  )
}
