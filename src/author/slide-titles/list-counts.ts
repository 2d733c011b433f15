import type { Block } from '../../deck/blocks/block.ts'
import type { Variant } from '../../deck/slide.ts'

/** How many things a block lists; undefined for what is no list. A list counts its items, not what stands under them. */
export function listLength(block: Block): number | undefined {
  switch (block.kind) {
    case 'bullets':
      return block.items.filter((item) => item.level === 0).length
    case 'steps':
    case 'timeline':
    case 'stats':
    case 'cards':
    case 'definition':
    case 'agenda':
      return block.items.length
    case 'table':
    case 'comparison':
      return block.rows.length
    case 'chart':
      return block.categories.length
    case 'paragraph':
      return block.paragraphs.length > 1 ? block.paragraphs.length : undefined
    case 'quote':
    case 'image':
    case 'code':
      return undefined
  }
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
