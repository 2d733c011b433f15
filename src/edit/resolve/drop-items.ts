import type { Block } from '../../deck/blocks/block.ts'
import type { BulletItem } from '../../deck/blocks/bullets.ts'

/** Of more things than this some can go without the rest looking like a mistake. */
const leastItems: Partial<Record<Block['kind'], number>> = {
  bullets: 3,
  cards: 2,
  definition: 2,
  timeline: 3,
  stats: 2,
  table: 3,
  comparison: 2,
}

/** Of a list so much stays. */
const keptShare = 0.6

/**
 * The block without its sub-items, or without those of its things that weigh least; steps, agendas and values of a
 * chart belong together and stay. Undefined where none can go.
 */
export function dropItems(block: Block): Block | undefined {
  switch (block.kind) {
    case 'bullets': {
      const top = block.items.filter((item) => item.level === 0)
      if (top.length < block.items.length && top.length > 0) return { ...block, items: top }
      const items = lighter(block.items, block.kind)
      return items && { ...block, items: items.map((item): BulletItem => ({ ...item, level: 0 })) }
    }
    case 'cards': {
      const items = lighter(block.items, block.kind)
      return items && { ...block, items }
    }
    case 'definition': {
      const items = lighter(block.items, block.kind)
      return items && { ...block, items }
    }
    case 'timeline': {
      // A course of events keeps where it began and where it goes.
      const ends = new Set([block.items[0], block.items.at(-1)])
      const weighed = block.items.map((item) => (ends.has(item) ? { ...item, score: 1 } : item))
      const left = lighter(weighed, block.kind)
      const items =
        left && block.items.filter((_, index) => left.some((one) => one === weighed[index]))
      return items && { ...block, items }
    }
    case 'stats': {
      const items = lighter(block.items, block.kind)
      return items && { ...block, items }
    }
    case 'table': {
      const rows = lighter(block.rows, block.kind)
      return rows && { ...block, rows }
    }
    case 'comparison': {
      const rows = lighter(
        block.rows.map((row) => ({
          ...row,
          score: Math.max(...row.cells.map((cell) => cell.score ?? 0.5)),
        })),
        block.kind,
      )
      return rows && { ...block, rows: rows.map(({ score: _, ...row }) => row) }
    }
    case 'steps': {
      // A process keeps its steps: their names alone say it in short.
      const named = block.items.every((item) => (item.head ?? '') !== '')
      const said = block.items.some((item) => item.text !== '')
      return named && said
        ? { ...block, items: block.items.map((item) => ({ ...item, text: '' })) }
        : undefined
    }
    case 'paragraph':
    case 'quote':
    case 'chart':
    case 'image':
    case 'code':
    case 'agenda':
      return undefined
  }
}

function lighter<Item extends { score?: number | undefined; highlighted?: boolean | undefined }>(
  items: readonly Item[],
  kind: Block['kind'],
): Item[] | undefined {
  const least = leastItems[kind] ?? items.length
  const count = Math.max(least, Math.ceil(items.length * keptShare))
  if (count >= items.length) return undefined
  const weight = (item: Item) => (item.highlighted ? 2 : (item.score ?? 0.5))
  const kept = new Set([...items].sort((a, b) => weight(b) - weight(a)).slice(0, count))
  return items.filter((item) => kept.has(item))
}
