/** The largest of any number of lengths, 0 of none: `Math.max(...lengths)` takes no more than a call has arguments. */
export function largest(lengths: readonly number[]): number {
  return lengths.reduce((most, one) => Math.max(most, one), 0)
}
