import type { Deck } from '../deck.ts'
import { changeBlock } from './change-block.ts'
import type { ReplaceImage } from './operation.ts'
import type { OperationOutcome } from './outcome.ts'

/**
 * Applies it; see `OperationOutcome`. The caption, the credit and the origin of the old picture go with it.
 * @throws {OperationError} when the slide or the block does not exist, or is no picture.
 */
export function replaceImage(deck: Deck, operation: ReplaceImage): OperationOutcome {
  const { image, width, height, alt } = operation
  return changeBlock(
    deck,
    { ...operation, kind: 'image' },
    ({ kind, id }) => ({ kind, id, image, width, height, alt, sources: [] }),
    (number) => `Replaced the picture of slide ${number}.`,
  )
}
