import { type Block, mapBlockOrigins } from '../../deck/blocks/block.ts'

/** A block whose words come from no input of the deck: each line is marked as added. */
export function withoutOrigin(block: Block): Block {
  return mapBlockOrigins(block, (one) => ({ ...one, sources: [], added: true }))
}
