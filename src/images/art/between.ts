/** A number from `low` to `high`. */
export function between(random: () => number, low: number, high: number): number {
  return low + (high - low) * random()
}
