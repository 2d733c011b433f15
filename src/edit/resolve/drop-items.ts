import type { Block } from '../../deck/blocks/block.ts'
import type { Thing } from '../../deck/blocks/block-kind.ts'
import { listOf, thingsOf, withThings } from '../../deck/blocks/block-list.ts'

/** Of more things than this some can go without the rest looking like a mistake; kinds that are not here stay whole. */
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
  if (block.kind === 'steps') {
    // A process keeps its steps: their names alone say it in short.
    const named = block.items.every((item) => (item.head ?? '') !== '')
    const said = block.items.some((item) => item.text !== '')
    return named && said
      ? { ...block, items: block.items.map((item) => ({ ...item, text: '' })) }
      : undefined
  }
  const things = thingsOf(block)
  const least = leastItems[block.kind] ?? things.length
  const below = listOf(block)?.below
  const top = things.filter((thing) => !below?.is(thing))
  if (top.length < things.length && top.length > 0) return withThings(block, top)
  const weights = new Map(things.map((thing) => [thing, weightIn(block, thing, things)]))
  const byWeight = [...things].sort((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0))
  const first = firstOfEachSide(byWeight)
  const count = Math.max(least, Math.ceil(things.length * keptShare), first.length)
  if (count >= things.length) return undefined
  const wanted = [...new Set([...first, ...byWeight])]
  const kept = new Set(wanted.slice(0, count))
  const left = things.filter((thing) => kept.has(thing))
  return withThings(block, below ? left.map((thing) => below.alone(thing)) : left)
}

/** Of points that belong to sides the weightiest of each: a side without any says nothing beside the others. */
function firstOfEachSide(byWeight: readonly Thing[]): Thing[] {
  const sides = new Map<unknown, Thing>()
  for (const thing of byWeight)
    if ('side' in thing && !sides.has(thing.side)) sides.set(thing.side, thing)
  return [...sides.values()]
}

function weightIn({ kind }: Block, thing: Thing, things: readonly Thing[]): number {
  if (thing.highlighted) return 2
  // A course of events keeps where it began and where it goes.
  if (kind === 'timeline' && (thing === things[0] || thing === things.at(-1))) return 1
  const { score, cells } = thing as { score?: number; cells?: { score?: number }[] }
  if (kind === 'comparison' && cells) return Math.max(...cells.map((cell) => cell.score ?? 0.5))
  return score ?? 0.5
}
