import { z } from 'zod'
import { blockSchema } from '../blocks/block.ts'
import type { Deck } from '../deck.ts'
import { changeBlocks, positionOfBlock } from './change-block.ts'
import { OperationError, type OperationOutcome } from './outcome.ts'

/** Adds a block to what is shown of a slide, before a 0-based position; past the end, or none, means the end. */
export const addBlockSchema = z.object({
  op: z.literal('add_block'),
  slideId: z.string().min(1),
  block: blockSchema,
  position: z.number().int().min(0).optional(),
})
export type AddBlock = z.infer<typeof addBlockSchema>

/** Puts another block, of any kind, in the place of the one that has its id. */
export const updateBlockSchema = z.object({
  op: z.literal('update_block'),
  slideId: z.string().min(1),
  block: blockSchema,
})
export type UpdateBlock = z.infer<typeof updateBlockSchema>

/** Removes a block. */
export const deleteBlockSchema = z.object({
  op: z.literal('delete_block'),
  slideId: z.string().min(1),
  blockId: z.string().min(1),
})
export type DeleteBlock = z.infer<typeof deleteBlockSchema>

/** Moves a block so that it ends at the given 0-based position; past the end means the end. */
export const moveBlockSchema = z.object({
  op: z.literal('move_block'),
  slideId: z.string().min(1),
  blockId: z.string().min(1),
  position: z.number().int().min(0),
})
export type MoveBlock = z.infer<typeof moveBlockSchema>

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
