import type { Block } from '../../deck/blocks/block.ts'
import { groupsOf } from '../../deck/blocks/block-list.ts'
import type { Variant } from '../../deck/slide.ts'

/** How many things a block lists; undefined for what is no list. A list counts its items, not what stands under them. */
export function listLength(block: Block): number | undefined {
  if (block.kind === 'chart') return block.categories.length
  const { length } = groupsOf(block)
  return length === 0 || (block.kind === 'paragraph' && length === 1) ? undefined : length
}

/** The list of a variant that has so many things. */
export function listOf(count: number, { blocks }: Variant): Block | undefined {
  return blocks.find((block) => listLength(block) === count)
}

/** The longest list of a variant. */
export function longestList({ blocks }: Variant): Block | undefined {
  const lists = blocks.filter((block) => listLength(block) !== undefined)
  return lists.toSorted((a, b) => (listLength(b) ?? 0) - (listLength(a) ?? 0))[0]
}

/** How many events of a timeline lie behind; undefined without a timeline that goes on. */
export function reachedEvents({ blocks }: Variant): number | undefined {
  const timeline = blocks.find((block) => block.kind === 'timeline')
  return timeline?.items.filter((item) => item.planned !== true).length
}
