import type { Block } from './block.ts'
import { blockLines } from './block-lines.ts'

/**
 * A list without the points whose words were all taken out; as it is where none would be left.
 * @param before the block with the same points before that.
 */
export function dropEmptiedLines(block: Block, before: Block): Block {
  const said = blockLines(before).map(({ text }) => text.trim() !== '')
  const lines = blockLines(block)
  const stays = (index: number) => lines[index]?.text.trim() !== '' || said[index] !== true
  if (lines.every((_, index) => stays(index)) || !lines.some((line) => line.text.trim() !== ''))
    return block
  const left = <Item>(items: Item[]) => items.filter((_, index) => stays(index))
  switch (block.kind) {
    case 'bullets': {
      // What stood below a point that is gone stands by itself.
      const items = block.items.map((item, index) =>
        item.level === 1 && !stays(parentOf(block.items, index))
          ? { ...item, level: 0 as const }
          : item,
      )
      return { ...block, items: left(items) }
    }
    case 'paragraph':
      return { ...block, paragraphs: left(block.paragraphs) }
    case 'steps':
      return { ...block, items: left(block.items) }
    case 'timeline':
      return { ...block, items: left(block.items) }
    case 'stats':
      return { ...block, items: left(block.items) }
    case 'definition':
      return { ...block, items: left(block.items) }
    case 'cards':
      return { ...block, items: left(block.items) }
    case 'agenda':
      return { ...block, items: left(block.items) }
    case 'comparison':
    case 'quote':
    case 'table':
    case 'chart':
    case 'image':
    case 'code':
      return block
  }
}

/** The index of the item that a sub-item stands below; −1 where there is none. */
function parentOf(items: readonly { level: 0 | 1 }[], index: number): number {
  return items.slice(0, index).findLastIndex((item) => item.level === 0)
}
