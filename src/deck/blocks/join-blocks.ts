import type { Block } from './block.ts'

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

function joinPair(first: Block, second: Block): Block | undefined {
  if (first.kind === 'paragraph' && second.kind === 'paragraph')
    return { ...first, paragraphs: [...first.paragraphs, ...second.paragraphs] }
  if (first.kind === 'bullets' && second.kind === 'bullets')
    return { ...first, items: [...first.items, ...second.items] }
  if (first.kind === 'steps' && second.kind === 'steps')
    return { ...first, items: [...first.items, ...second.items] }
  if (first.kind === 'timeline' && second.kind === 'timeline')
    return { ...first, items: [...first.items, ...second.items] }
  if (first.kind === 'stats' && second.kind === 'stats')
    return { ...first, items: [...first.items, ...second.items] }
  if (first.kind === 'definition' && second.kind === 'definition')
    return { ...first, items: [...first.items, ...second.items] }
  if (first.kind === 'cards' && second.kind === 'cards')
    return { ...first, items: [...first.items, ...second.items] }
  if (first.kind === 'agenda' && second.kind === 'agenda')
    return { ...first, items: [...first.items, ...second.items] }
  if (first.kind === 'table' && second.kind === 'table')
    return sameNames(first.columns, second.columns, (column) => column.name)
      ? { ...first, rows: [...first.rows, ...second.rows] }
      : undefined
  if (first.kind === 'comparison' && second.kind === 'comparison') {
    const verdict = second.verdict ?? first.verdict
    return sameNames(first.sides, second.sides, (side) => side.text) &&
      !(first.verdict && second.verdict)
      ? { ...first, rows: [...first.rows, ...second.rows], ...(verdict ? { verdict } : {}) }
      : undefined
  }
  return undefined
}

function sameNames<One>(first: One[], second: One[], nameOf: (one: One) => string): boolean {
  return (
    first.length === second.length &&
    first.every((one, index) => nameOf(one) === nameOf(second[index] as One))
  )
}

function withFreeId(block: Block, others: readonly Block[]): Block {
  const taken = new Set(others.map((one) => one.id))
  if (!taken.has(block.id)) return block
  let number = 2
  while (taken.has(`${block.id}-${number}`)) number++
  return { ...block, id: `${block.id}-${number}` }
}
