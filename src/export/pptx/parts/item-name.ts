/** The one of several things that a node belongs to, by its name: `card-2-head` → `card-2`; undefined for one of none. */
export function itemOf(name: string): string | undefined {
  return /^(.*?-\d+)(-|$)/.exec(name)?.[1]
}

/** A node's name as the selection pane shows it: `card-1-head` → `Card 1 head`. */
export function plainName(name: string): string {
  const words = name.replace(/[-_\s]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
