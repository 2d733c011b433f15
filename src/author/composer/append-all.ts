/**
 * Appends all items to a list. `push(...items)` would do for a few; as many as a text has lines are more arguments than a
 * call can take.
 */
export function appendAll<Item>(list: Item[], items: Iterable<Item>): void {
  for (const item of items) list.push(item)
}
