/** A line in which those who wait take turns, however much each of them has in it. */
export interface Turns<Item> {
  /** Puts something of someone behind what else they have. */
  add(party: string, item: Item): void
  /** Takes out what waits no longer. */
  remove(party: string, item: Item): void
  /**
   * Takes out what is next: of those whose last turn is longest ago, what they have had in the line the longest.
   * @param mayGo whether it may be the turn of someone; absent: of everybody.
   */
  next(mayGo?: (party: string) => boolean): Item | undefined
}

export function createTurns<Item>(): Turns<Item> {
  /** In the order of the next turns. */
  const lines = new Map<string, Item[]>()

  function keep(party: string, line: Item[]): void {
    if (line.length > 0) lines.set(party, line)
    else lines.delete(party)
  }

  return {
    add(party, item) {
      keep(party, [...(lines.get(party) ?? []), item])
    },
    remove(party, item) {
      keep(
        party,
        (lines.get(party) ?? []).filter((one) => one !== item),
      )
    },
    next(mayGo = () => true) {
      for (const [party, [item, ...further]] of lines) {
        if (!mayGo(party)) continue
        lines.delete(party)
        keep(party, further)
        return item
      }
      return undefined
    },
  }
}
