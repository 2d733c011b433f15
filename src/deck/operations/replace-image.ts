import { z } from 'zod'
import type { Deck } from '../deck.ts'
import { changeBlock } from './change-block.ts'
import type { OperationOutcome } from './outcome.ts'

/** Shows another picture in a block: `image` is the id of its bytes, width and height its pixels. */
export const replaceImageSchema = z.object({
  op: z.literal('replace_image'),
  slideId: z.string().min(1),
  blockId: z.string().min(1),
  image: z.string().min(1),
  width: z.number().int().min(1),
  height: z.number().int().min(1),
  alt: z.string(),
})
export type ReplaceImage = z.infer<typeof replaceImageSchema>

/**
 * Applies it; see `OperationOutcome`. The caption and the credit of the old picture go with it.
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
