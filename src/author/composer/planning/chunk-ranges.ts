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
