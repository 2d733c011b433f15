/** How many slides a caller may ask for (SlideRange of the contract). */
export const slideRanges = ['1', 'auto', '2-5', '6-10', '11-15', '16-20', '21-25', '26-50'] as const
export type SlideRange = (typeof slideRanges)[number]

/** Inclusive bounds on the number of slides. */
export interface SlideBounds {
  minimum: number
  maximum: number
}

/**
 * The bounds that a range sets; `auto` allows whatever the input's length suggests, up to 50.
 *
 * @param most of `auto`, where it is known; absent: 50.
 */
export function slideRangeBounds(range: SlideRange, most = 50): SlideBounds {
  if (range === 'auto') return { minimum: 1, maximum: most }
  const [minimum = 1, maximum = minimum] = range.split('-').map(Number)
  return { minimum, maximum }
}
