import type { Block } from './block.ts'

/** How many parts a block can be divided into at the most: its items, rows or paragraphs; 1 for what is one whole. */
export function partCount(block: Block): number {
  switch (block.kind) {
    case 'paragraph':
      return block.paragraphs.length
    case 'comparison':
    case 'table':
      return block.rows.length
    case 'bullets':
    case 'steps':
    case 'timeline':
    case 'stats':
    case 'definition':
    case 'cards':
    case 'agenda':
      return block.items.length
    case 'quote':
    case 'chart':
    case 'image':
    case 'code':
      return 1
  }
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
    const end = start + partCount(block)
    if (end <= cut) first.push(block)
    else if (start >= cut) second.push(block)
    else {
      const [before, after] = divideBlock(block, cut - start)
      first.push(before)
      second.push({ ...after, id: `${block.id}-2` })
    }
    start = end
  }
  return [first, second]
}

function divideBlock(block: Block, at: number): [Block, Block] {
  switch (block.kind) {
    case 'paragraph':
      return [
        { ...block, paragraphs: block.paragraphs.slice(0, at) },
        { ...block, paragraphs: block.paragraphs.slice(at) },
      ]
    case 'comparison': {
      // What was decided stands at the end.
      const { verdict: _decision, ...undecided } = block
      return [
        { ...undecided, rows: block.rows.slice(0, at) },
        { ...block, rows: block.rows.slice(at) },
      ]
    }
    case 'table':
      return [
        { ...block, rows: block.rows.slice(0, at) },
        { ...block, rows: block.rows.slice(at) },
      ]
    case 'bullets':
      return [
        { ...block, items: block.items.slice(0, at) },
        { ...block, items: withoutOrphans(block.items.slice(at)) },
      ]
    case 'steps':
      return divideNumbered(block, at)
    case 'timeline':
      return divideItems(block, at)
    case 'stats':
      return divideItems(block, at)
    case 'definition':
      return divideItems(block, at)
    case 'cards':
      return divideItems(block, at)
    case 'agenda':
      return divideNumbered(block, at)
    case 'quote':
    case 'chart':
    case 'image':
    case 'code':
      throw new RangeError(`A ${block.kind} cannot be divided.`)
  }
}

function divideItems<Item, Listing extends { items: Item[] }>(
  block: Listing,
  at: number,
): [Listing, Listing] {
  return [
    { ...block, items: block.items.slice(0, at) },
    { ...block, items: block.items.slice(at) },
  ]
}

/** The numbers of the rest go on. */
function divideNumbered<Item, Listing extends { items: Item[]; firstNumber?: number | undefined }>(
  block: Listing,
  at: number,
): [Listing, Listing] {
  const [before, after] = divideItems(block, at)
  return [before, { ...after, firstNumber: (block.firstNumber ?? 1) + at }]
}

/** Sub-items that begin a list have nothing above them to belong to: they become items. */
function withoutOrphans<Item extends { level: 0 | 1 }>(items: Item[]): Item[] {
  const first = items.findIndex((item) => item.level === 0)
  const orphans = first === -1 ? items.length : first
  return items.map((item, index) => (index < orphans ? { ...item, level: 0 } : item))
}
