import type { Block } from './block.ts'
import { listOf, thingsOf, withThings } from './block-list.ts'

/**
 * The blocks of several slides as those of one: neighbouring lists of one kind become one list (tables and comparisons
 * only when their columns or sides are the same), and no two blocks have one id.
 */
export function joinBlocks(lists: readonly (readonly Block[])[]): Block[] {
  const joined: Block[] = []
  for (const block of lists.flat()) {
    const last = joined.at(-1)
    const both = last && joinPair(last, block)
    if (both) joined[joined.length - 1] = both
    else joined.push(withFreeId(block, joined))
  }
  return joined
}

/** What two neighbouring blocks are together; undefined when they stay two. */
function joinPair(first: Block, second: Block): Block | undefined {
  const list = first.kind === second.kind ? listOf(first) : undefined
  const besides = list && (list.join ? list.join(first, second) : {})
  if (besides === undefined) return undefined
  const both = { ...first, ...besides } as Block
  return withThings(both, [...thingsOf(first), ...thingsOf(second)])
}

function withFreeId(block: Block, others: readonly Block[]): Block {
  const taken = new Set(others.map((one) => one.id))
  if (!taken.has(block.id)) return block
  let number = 2
  while (taken.has(`${block.id}-${number}`)) number++
  return { ...block, id: `${block.id}-${number}` }
}
