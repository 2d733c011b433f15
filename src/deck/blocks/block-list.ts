import type { BlockList, Thing } from './block-kind.ts'
import { type Block, definitionOf } from './block-kinds.ts'
import { textsIn } from './printed-text.ts'

/** How the things that a block lists are reached; undefined where it is one whole. */
export function listOf(block: Block): BlockList<Block, Thing> | undefined {
  return definitionOf(block).list
}

/** The things that a block lists, sub-items among them; none where it is one whole. */
export function thingsOf(block: Block): Thing[] {
  const list = listOf(block)
  if (list?.things) return list.things(block)
  return list?.field === undefined
    ? []
    : ((block as unknown as Record<string, Thing[]>)[list.field] ?? [])
}

/** The block with other things of its kind. */
export function withThings(block: Block, things: readonly Thing[]): Block {
  const list = listOf(block)
  if (list?.withThings) return list.withThings(block, [...things])
  return list?.field === undefined ? block : ({ ...block, [list.field]: things } as Block)
}

/**
 * The things of a block as they are read, each with the sub-items that belong to it.
 * @param things those of the block where the caller has them: a kind may make them anew each time it is asked.
 */
export function groupsOf(block: Block, things = thingsOf(block)): Thing[][] {
  const { below, asRead } = listOf(block) ?? {}
  const groups: Thing[][] = []
  for (const thing of asRead?.(things) ?? things) {
    const above = below?.is(thing) ? groups.at(-1) : undefined
    if (above === undefined) groups.push([thing])
    else above.push(thing)
  }
  return groups
}

/** What a thing of a block prints, in the order it is read. */
export function thingTexts(block: Block, thing: Thing): string[] {
  return textsIn((change) => listOf(block)?.mapTexts(thing, change, 0))
}

/** The block with the things from one place up to another (0-based), as it is where the others stand elsewhere. */
export function listStretch(block: Block, from: number, to: number): Block {
  const things = thingsOf(block)
  const list = listOf(block)
  const kept = things.slice(from, to)
  const first = kept.findIndex((thing) => !list?.below?.is(thing))
  // Sub-items that begin a list have nothing above them to belong to.
  const orphans = from === 0 ? 0 : first === -1 ? kept.length : first
  const shown = kept.map((thing, at) =>
    at < orphans ? (list?.below?.alone(thing) ?? thing) : thing,
  )
  const stretch = withThings(block, shown)
  return list?.stretch?.(stretch, { from, last: to >= things.length }) ?? stretch
}
