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

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

/** What two neighbouring blocks of one kind are together; undefined when they stay two. */
type Join<One extends Block> = (first: One, second: One) => One | undefined

function joinItems<One extends { items: unknown[] }>(first: One, second: One): One {
  return { ...first, items: [...first.items, ...second.items] }
}

const joins: { [Kind in Block['kind']]?: Join<Of<Kind>> } = {
  paragraph: (first, second) => ({
    ...first,
    paragraphs: [...first.paragraphs, ...second.paragraphs],
  }),
  bullets: joinItems,
  steps: joinItems,
  timeline: joinItems,
  stats: joinItems,
  definition: joinItems,
  cards: joinItems,
  agenda: joinItems,
  table: (first, second) =>
    sameNames(first.columns, second.columns, (column) => column.name)
      ? { ...first, rows: [...first.rows, ...second.rows] }
      : undefined,
  comparison: (first, second) => {
    if (!sameNames(first.sides, second.sides, (side) => side.text)) return undefined
    if (first.verdict && second.verdict) return undefined
    const verdict = second.verdict ?? first.verdict
    return { ...first, rows: [...first.rows, ...second.rows], ...(verdict ? { verdict } : {}) }
  },
}

function joinPair(first: Block, second: Block): Block | undefined {
  if (first.kind !== second.kind) return undefined
  // That both are of the kind whose function this is, TypeScript cannot say of a union.
  const join = joins[first.kind] as Join<Block> | undefined
  return join?.(first, second)
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
