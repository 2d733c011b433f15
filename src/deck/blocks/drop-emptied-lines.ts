import type { Block } from './block.ts'
import { groupsOf, listOf, thingsOf, thingTexts, withThings } from './block-list.ts'

/**
 * A list without the points whose words were all taken out; as it is where none would be left.
 * @param before the block with the same points before that.
 */
export function dropEmptiedLines(block: Block, before: Block): Block {
  const says = (thing: object) => thingTexts(block, { ...thing }).some((text) => text.trim() !== '')
  const said = thingsOf(before).map(says)
  const things = thingsOf(block)
  const emptied = new Set(things.filter((thing, at) => !says(thing) && said[at]))
  if (emptied.size === 0 || !things.some(says)) return block
  const below = listOf(block)?.below
  const left = groupsOf(block, things).flatMap((group) =>
    group
      // What stood below a point that is gone stands by itself.
      .map((thing) =>
        below?.is(thing) && emptied.has(group[0] ?? thing)
          ? { shown: below.alone(thing), thing }
          : { shown: thing, thing },
      )
      .filter(({ thing }) => !emptied.has(thing))
      .map(({ shown }) => shown),
  )
  return withThings(block, left)
}
