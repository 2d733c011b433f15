import { shorten } from '../../../text/shorten.ts'
import type { Accepts, BlockPieces, Shortened } from '../block-kind.ts'
import { largest, shortenList } from '../shorten-list.ts'
import type { BulletItem, BulletsBlock } from './schema.ts'

/** The lowest-scored items leave a list with their sub-items; the only one loses those, then its own end. */
export function shortenBullets(
  block: BulletsBlock,
  fits: Accepts<BulletsBlock>,
  language: string,
): Shortened<BulletsBlock> | undefined {
  const groups = bulletGroups(block.items)
  const reduced = shortenList(
    groups,
    (kept) => fits({ ...block, items: kept.flatMap((group) => group.items) }),
    (group) => group,
    (group) => group.items.map((item) => item.text).join('\n'),
    (kept): BulletsBlock => ({ ...block, items: kept.flatMap((group) => group.items) }),
  )
  if (reduced) return reduced
  const [group] = [...groups].sort((a, b) => (b.score ?? 0.5) - (a.score ?? 0.5))
  const parent = group?.items[0]
  if (group === undefined || parent === undefined) return undefined
  const others = groups.filter((one) => one !== group).flatMap((one) => one.items)
  const count = largest(group.items.length, (size) =>
    fits({ ...block, items: group.items.slice(0, size) }),
  )
  if (count > 0)
    return {
      block: { ...block, items: group.items.slice(0, count) },
      notes: [...group.items.slice(count), ...others].map((item) => item.text),
    }
  const text = shorten(parent.text, language, (one) =>
    fits({ ...block, items: [{ ...parent, text: one }] }),
  )
  const changed = { ...block, items: [{ ...parent, text }] }
  if (!fits(changed)) return undefined
  return { block: changed, notes: block.items.map((item) => item.text) }
}

/** The items of all lists on a slide, each with its sub-items. */
export function groupPieces(
  block: BulletsBlock,
  others: BulletsBlock[],
): BlockPieces<BulletsBlock> {
  const groups = bulletGroups([block, ...others].flatMap((one) => one.items))
  return {
    count: groups.length,
    part: (from, to) => ({
      ...block,
      items: groups.slice(from, to).flatMap((group) => group.items),
    }),
  }
}

/** Top-level items with the sub-items under them. */
function bulletGroups(items: BulletItem[]): { items: BulletItem[]; score?: number }[] {
  const groups: { items: BulletItem[]; score?: number }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (item.level === 1 && last !== undefined) last.items.push(item)
    else groups.push({ items: [item], ...(item.score === undefined ? {} : { score: item.score }) })
  }
  return groups
}
