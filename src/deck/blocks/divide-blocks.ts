import type { Block } from './block.ts'
import { listOf, listStretch, thingsOf } from './block-list.ts'

/** How many parts a block can be divided into at the most: its items, rows or paragraphs; 1 for what is one whole. */
export function partCount(block: Block): number {
  return listOf(block) === undefined ? 1 : thingsOf(block).length
}

/**
 * Divides blocks in two: what stands before part `at` (0-based, counted over the parts of all blocks; half of them
 * unless said), and the rest. A divided list goes on under the same id with "-2" added.
 * @returns undefined when one side would be empty.
 */
export function divideBlocks(
  blocks: readonly Block[],
  at?: number,
): [Block[], Block[]] | undefined {
  const total = blocks.reduce((sum, block) => sum + partCount(block), 0)
  const cut = at ?? Math.ceil(total / 2)
  if (cut < 1 || cut >= total) return undefined
  const first: Block[] = []
  const second: Block[] = []
  let start = 0
  for (const block of blocks) {
    const count = partCount(block)
    const end = start + count
    if (end <= cut) first.push(block)
    else if (start >= cut) second.push(block)
    else {
      first.push(listStretch(block, 0, cut - start))
      second.push({ ...listStretch(block, cut - start, count), id: `${block.id}-2` })
    }
    start = end
  }
  return [first, second]
}
