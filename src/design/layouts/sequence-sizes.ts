import type { Points } from '../../scene/geometry.ts'
import type { SequenceSize } from './sequence-look.ts'

/** Each size of heads and texts in so many rows, with the heights of devices that are tried with it. */
export function sizesOf(
  rows: number,
  sizes: readonly (readonly [head: Points, text: Points])[],
  devices: readonly Points[] | ((text: Points) => readonly Points[]),
): SequenceSize[] {
  return sizes.flatMap(([head, words]) =>
    (typeof devices === 'function' ? devices(words) : devices).map((device) => ({
      rows,
      head,
      text: words,
      device,
    })),
  )
}

/** The usual sizes of heads and texts of so many columns. */
export function usualSizes(columns: number): [head: Points, text: Points][] {
  const sizes: [head: Points, text: Points, most: number][] = [
    [24, 20, 3],
    [22, 18, 5],
    [20, 16, 12],
    [18, 14, 12],
    [16, 14, 12],
    [14, 12, 12],
  ]
  return sizes.filter(([, , most]) => columns <= most).map(([head, said]) => [head, said])
}
