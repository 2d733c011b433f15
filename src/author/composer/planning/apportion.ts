/**
 * Shares out `total` seats by weight with the largest remainder method, at least `minimum[i]` and at most `maximum[i]`
 * each. Gives fewer than `total` only when the maxima allow no more.
 */
export function apportion(
  total: number,
  weights: readonly number[],
  minimum: readonly number[],
  maximum: readonly number[],
): number[] {
  const seats = weights.map((_, index) => minimum[index] ?? 0)
  let left = total - seats.reduce((sum, one) => sum + one, 0)
  while (left > 0) {
    const open = weights
      .map((weight, index) => ({ weight: Math.max(weight, 1e-6), index }))
      .filter(({ index }) => (seats[index] ?? 0) < (maximum[index] ?? 0))
    if (open.length === 0) break
    const sum = open.reduce((all, one) => all + one.weight, 0)
    const shares = open.map(({ weight, index }) => {
      const exact = Math.min((left * weight) / sum, (maximum[index] ?? 0) - (seats[index] ?? 0))
      return { index, whole: Math.floor(exact), rest: exact - Math.floor(exact) }
    })
    let given = 0
    for (const { index, whole } of shares) {
      seats[index] = (seats[index] ?? 0) + whole
      given += whole
    }
    if (given === 0) {
      const next = shares.sort((a, b) => b.rest - a.rest || a.index - b.index)[0]
      if (next === undefined) break
      seats[next.index] = (seats[next.index] ?? 0) + 1
      given = 1
    }
    left -= given
  }
  return seats
}
