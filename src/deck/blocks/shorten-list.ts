import type { Accepts } from './block-kind.ts'

/** How many items a list must not exceed before any of it is measured. */
export const mostMeasured = 200

/** Lengths in characters that the texts of a block that does not fit are cut to, one after the other. */
export const textLengths = [120, 60, 30, 15, 6, 1]

/**
 * The highest-scored items that fit together, in their order; the single best one shortened if none fits whole.
 * Undefined if nothing of the list fits.
 */
export function shortenList<Item extends { score?: number | undefined }, Result>(
  items: Item[],
  fits: Accepts<Item[]>,
  shortenItem: (item: Item, accepts: Accepts<Item>) => Item,
  plainText: (item: Item) => string,
  result: (items: Item[]) => Result,
): { block: Result; notes: string[] } | undefined {
  const order = items
    .map((item, index) => ({ index, score: item.score ?? 0.5 }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map((one) => one.index)
  const best = (count: number) => {
    const kept = new Set(order.slice(0, count))
    return items.filter((_, index) => kept.has(index))
  }
  const count = largest(Math.min(items.length, mostMeasured), (size) => fits(best(size)))
  if (count > 0) {
    const kept = best(count)
    const gone = items.filter((item) => !kept.includes(item))
    return { block: result(kept), notes: gone.map(plainText) }
  }
  const [single] = best(1)
  if (single === undefined) return undefined
  const short = shortenItem(single, (item) => fits([item]))
  if (!fits([short])) return undefined
  return { block: result([short]), notes: items.map(plainText) }
}

/** The largest number up to `limit` that is accepted, 0 if none is; larger numbers are accepted less. */
export function largest(limit: number, accepts: (count: number) => boolean): number {
  let low = 0
  let high = limit
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (accepts(middle)) low = middle
    else high = middle - 1
  }
  return low
}
