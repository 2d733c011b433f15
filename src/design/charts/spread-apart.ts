import type { Points } from '../../scene/geometry.ts'

/**
 * Tops of labels of one height, as near as possible to where they are wanted, without overlap, between `from` and
 * `to`; undefined if they do not fit there. In the order of `wanted`.
 */
export function spreadApart(
  wanted: Points[],
  height: Points,
  from: Points,
  to: Points,
): Points[] | undefined {
  if (wanted.length * height > to - from + 0.01) return undefined
  const tops = [...wanted]
  const order = wanted.map((_, index) => index).sort((a, b) => (tops[a] ?? 0) - (tops[b] ?? 0))
  let free = from
  for (const index of order) {
    tops[index] = Math.max(tops[index] ?? 0, free)
    free = (tops[index] ?? 0) + height
  }
  let limit = to
  for (const index of order.toReversed()) {
    tops[index] = Math.min(tops[index] ?? 0, limit - height)
    limit = tops[index] ?? 0
  }
  return tops
}
