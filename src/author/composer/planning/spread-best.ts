/** Where there are more than so many times as many as are wanted, no stretch of the text goes without. */
const crowded = 6

/**
 * The indices of the best `count` of a row of values, ascending. Equals are taken from across the row and not from its
 * beginning; of a row many times as long the best of each of `count` equal stretches.
 */
export function spreadBest(values: readonly number[], count: number): number[] {
  const all = [...values.keys()]
  if (count <= 0) return []
  if (count >= values.length) return all
  if (values.length > crowded * count) return bestOfStretches(values, count)
  const least = [...values].sort((a, b) => b - a)[count - 1] ?? 0
  const better = all.filter((index) => (values[index] ?? 0) > least)
  const equal = all.filter((index) => values[index] === least)
  return [...better, ...spread(equal, count - better.length)].sort((a, b) => a - b)
}

/** `count` of some things at even distances, the first and the last among them; of one the first. */
function spread<Thing>(things: readonly Thing[], count: number): Thing[] {
  const step = count > 1 ? (things.length - 1) / (count - 1) : 0
  return Array.from({ length: count }, (_, at) => things[Math.round(at * step)]).flatMap((thing) =>
    thing === undefined ? [] : [thing],
  )
}

/** The best of each stretch; among equals in the first the first one, in the last the last. */
function bestOfStretches(values: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, stretch) => {
    const from = Math.floor((stretch * values.length) / count)
    const to = Math.floor(((stretch + 1) * values.length) / count)
    const most = Math.max(...values.slice(from, to))
    const best: number[] = []
    for (let index = from; index < to; index++) if (values[index] === most) best.push(index)
    const share = count > 1 ? stretch / (count - 1) : 0
    return best[Math.round(share * (best.length - 1))] ?? from
  })
}
