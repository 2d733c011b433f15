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
    [28, 24, 3],
    [26, 22, 4],
    [24, 20, 5],
    [22, 18, 6],
    [20, 16, 12],
    [18, 14, 12],
    [16, 14, 12],
    [14, 12, 12],
  ]
  return sizes.filter(([, , most]) => columns <= most).map(([head, said]) => [head, said])
}

/**
 * The usual sizes: up to three in one row, four and five in one or two, more in two; a second row comes before small type.
 * @param devices heights that are tried in one row and in each of two.
 */
export function usualArrangements(
  count: number,
  devices: Record<1 | 2, readonly Points[]>,
): SequenceSize[] {
  const two = sizesOf(2, usualSizes(Math.ceil(count / 2)), devices[2])
  if (count > 5) return two
  const one = sizesOf(1, usualSizes(count), devices[1])
  return count > 3 ? beforeSmall(one, two, 18) : one
}

/** Ways in one row and in two: type that is read with ease, `easy` points and more, comes before a single row. */
export function beforeSmall(
  one: SequenceSize[],
  two: SequenceSize[],
  easy: Points = 16,
): SequenceSize[] {
  const isEasy = ({ text }: SequenceSize) => text >= easy
  const isSmall = (size: SequenceSize) => !isEasy(size)
  return [one.filter(isEasy), two.filter(isEasy), one.filter(isSmall), two.filter(isSmall)].flat()
}
