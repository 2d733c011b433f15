/** Ranges of a table's rows, half-open, a slide each: of two slides the second has few enough rows to stand side by side. */
export function tableRanges(rows: number, count: number): [number, number][] {
  const first = rows - 4
  return count === 2 && first >= 4 && first <= 7
    ? [
        [0, first],
        [first, rows],
      ]
    : chunkRanges(rows, count)
}

/** `count` ranges of nearly equal length over `length` things, half-open, the longer ones first. */
export function chunkRanges(length: number, count: number): [number, number][] {
  const pieces = Math.max(1, Math.min(length, count))
  const ranges: [number, number][] = []
  let from = 0
  for (let index = 0; index < pieces; index++) {
    const size = Math.floor(length / pieces) + (index < length % pieces ? 1 : 0)
    ranges.push([from, from + size])
    from += size
  }
  return ranges
}
