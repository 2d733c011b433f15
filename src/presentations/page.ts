/** Which part of a list is asked for. */
export interface PageWish<Key> {
  /** How many items at the most; undefined: all. */
  limit?: number
  /** The key of the last item of the page before; undefined: from the beginning. */
  after?: Key
}

/**
 * An item with its place in the order of its list. The place is what the item is sorted by, not how many come before
 * it: it stays the same while others come and go, also when the item itself is gone.
 */
export interface Placed<Item, Key> {
  item: Item
  key: Key
}

export interface Page<Item, Key> {
  items: Item[]
  /** The key of its last item; undefined when no more items follow. */
  next: Key | undefined
}

/** The largest number of rows that a database can be asked for (a bigint). */
const allRows = Number.MAX_SAFE_INTEGER

/** How many rows to read for a page: one more than it has, which tells whether more items follow. */
export function rowsToRead({ limit }: PageWish<unknown>): number {
  return limit === undefined ? allRows : limit + 1
}

/** @param read what comes after the page before, in order: all of it, or as many as `rowsToRead` says. */
export function cutPage<Item, Key>(
  read: readonly Placed<Item, Key>[],
  { limit = allRows }: PageWish<Key>,
): Page<Item, Key> {
  const page = read.slice(0, limit)
  return {
    items: page.map(({ item }) => item),
    next: read.length > limit ? page.at(-1)?.key : undefined,
  }
}

/** A place among things that are sorted by when they were made: the moment as ISO 8601, and the id. */
export type MomentKey = [madeAt: string, id: string]

/** The place of a row. */
export function momentKey({ createdAt, id }: { createdAt: Date; id: string }): MomentKey {
  return [createdAt.toISOString(), id]
}

/** A place in a list that is the same for everybody, or in the beginning of one: 0-based. */
export type PositionKey = [position: number]

/** The items of such a list that come after a position. */
export function placedAfter<Item>(
  items: readonly Item[],
  after: PositionKey | undefined,
): Placed<Item, PositionKey>[] {
  const placed = items.map((item, position) => ({ item, key: [position] satisfies PositionKey }))
  return after === undefined ? placed : placed.filter(({ key }) => key[0] > after[0])
}
