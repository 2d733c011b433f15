import {
  cutPage,
  type MomentKey,
  type Page,
  type PageWish,
  type Placed,
  type PositionKey,
  placedAfter,
  rowsToRead,
} from './page.ts'

/** A place in a list of looks: among the system's, or among the owner's, which come behind them. */
export type LookKey = PositionKey | MomentKey

function isPosition(key: LookKey): key is PositionKey {
  return key.length === 1
}

/**
 * A page of a list that has the system's looks in their fixed order, then the owner's in the order in which they were
 * made.
 *
 * @param readOwn reads as many of the owner's as are asked for.
 */
export async function lookPage<Item>(
  system: readonly Item[],
  readOwn: (wish: { rows: number; after?: MomentKey }) => Promise<Placed<Item, MomentKey>[]>,
  wish: PageWish<LookKey>,
): Promise<Page<Item, LookKey>> {
  const { after } = wish
  const rows = rowsToRead(wish)
  if (after !== undefined && !isPosition(after))
    return cutPage<Item, LookKey>(await readOwn({ rows, after }), wish)
  const first = placedAfter(system, after).slice(0, rows)
  const own = first.length < rows ? await readOwn({ rows: rows - first.length }) : []
  return cutPage<Item, LookKey>([...first, ...own], wish)
}
