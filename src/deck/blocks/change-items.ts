import type { Block } from './block.ts'
import type { BulletItem } from './bullets.ts'

/** Puts some things in another order; it may leave none out, and may have some more than once. */
type Arrange = <Item extends object>(items: readonly Item[]) => Item[]

/** How many things a block lists that can change places; 0 where it lists none. Sub-items go with their item. */
export function itemCount(block: Block): number {
  let count = 0
  arrange(block, (items) => {
    count = items.length
    return [...items]
  })
  return count
}

/**
 * The block with its things in another order. One that comes twice is there twice, but only once highlighted.
 * @param order 0-based positions; undefined is answered where there is nothing at one of them.
 */
export function arrangeItems(block: Block, order: readonly number[]): Block | undefined {
  if (order.some((at) => at < 0 || at >= itemCount(block))) return undefined
  return arrange(block, (items) => order.flatMap((at, index) => copyOf(items[at], order, index)))
}

/** The block with another name for one of its things: its heading, or the whole where it has none. */
export function renameItem(block: Block, at: number, name: string): Block | undefined {
  const named = <Item>(items: readonly Item[], rename: (item: Item) => Item) =>
    items.map((item, index) => (index === at ? rename(item) : item))
  switch (block.kind) {
    case 'paragraph':
      return { ...block, paragraphs: named(block.paragraphs, (one) => ({ ...one, text: name })) }
    case 'bullets': {
      const groups = named(groupsOf(block.items), ([head, ...below]) =>
        head === undefined ? below : [{ ...head, text: name }, ...below],
      )
      return { ...block, items: groups.flat() }
    }
    case 'steps': {
      const rename = (item: (typeof block.items)[number]) =>
        item.head === undefined ? { ...item, text: name } : { ...item, head: name }
      return { ...block, items: named(block.items, rename) }
    }
    case 'timeline':
      return { ...block, items: named(block.items, (one) => ({ ...one, text: name })) }
    case 'stats':
      return { ...block, items: named(block.items, (one) => ({ ...one, label: name })) }
    case 'definition':
      return { ...block, items: named(block.items, (one) => ({ ...one, term: name })) }
    case 'cards':
      return { ...block, items: named(block.items, (one) => ({ ...one, head: name })) }
    case 'comparison':
      return { ...block, rows: named(block.rows, (one) => ({ ...one, label: name })) }
    case 'table':
    case 'quote':
    case 'chart':
    case 'image':
    case 'code':
    case 'agenda':
      return undefined
  }
}

/**
 * The block with some of its things as one, in the place of the first. Their names are joined as the language does,
 * their texts stand behind each other. Undefined where they are values that cannot be one.
 * @param places 0-based positions, in their order.
 * @param language BCP 47 tag.
 */
export function mergeItems(
  block: Block,
  places: readonly number[],
  language: string,
): Block | undefined {
  const names = new Intl.ListFormat(language, { type: 'conjunction' })
  const join = <Item>(items: readonly Item[], merge: (some: Item[]) => Item) => {
    const some = items.filter((_, index) => places.includes(index))
    return items.flatMap((item, index) => {
      if (!places.includes(index)) return [item]
      return index === places[0] ? [merge(some)] : []
    })
  }
  const texts = <Item extends { text: string; sources: readonly object[] }>(some: Item[]) => ({
    ...(some[0] as Item),
    text: joinedTexts(some.map((one) => one.text)),
    sources: some.flatMap((one) => one.sources) as Item['sources'],
  })
  switch (block.kind) {
    case 'paragraph':
      return { ...block, paragraphs: join(block.paragraphs, texts) }
    case 'bullets': {
      const groups = join(groupsOf(block.items), (some) => [
        texts(some.flatMap((group) => group.slice(0, 1))),
        ...some.flatMap((group) => group.slice(1)),
      ])
      return { ...block, items: groups.flat() }
    }
    case 'steps': {
      const merge = (some: typeof block.items) => {
        const heads = some.flatMap(({ head }) => (head === undefined ? [] : [head]))
        return { ...texts(some), ...(heads.length === 0 ? {} : { head: names.format(heads) }) }
      }
      return { ...block, items: join(block.items, merge) }
    }
    case 'timeline': {
      const merge = (some: typeof block.items) => ({
        ...texts(some),
        date: names.format([...new Set(some.map((one) => one.date))]),
        ...(some.some((one) => one.highlighted) ? { highlighted: true } : {}),
      })
      return { ...block, items: join(block.items, merge) }
    }
    case 'definition': {
      const merge = (some: typeof block.items) => ({
        ...texts(some),
        term: names.format(some.map((one) => one.term)),
      })
      return { ...block, items: join(block.items, merge) }
    }
    case 'cards': {
      const merge = (some: typeof block.items) => {
        const feet = [...new Set(some.flatMap(({ foot }) => (foot === undefined ? [] : [foot])))]
        return {
          ...texts(some),
          head: names.format(some.map((one) => one.head)),
          ...(feet.length === 0 ? {} : { foot: names.format(feet) }),
        }
      }
      return { ...block, items: join(block.items, merge) }
    }
    case 'stats':
    case 'comparison':
    case 'table':
    case 'quote':
    case 'chart':
    case 'image':
    case 'code':
    case 'agenda':
      return undefined
  }
}

/** Texts behind each other: sentences as they are, phrases with a semicolon between them. */
function joinedTexts(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .reduce((before, text) => {
      if (before === '') return text
      if (/[。！？]$/u.test(before)) return before + text
      if (/[.!?…]$/u.test(before)) return `${before} ${text}`
      return /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(before)
        ? `${before}；${text}`
        : `${before}; ${text}`
    }, '')
}

function arrange(block: Block, change: Arrange): Block | undefined {
  switch (block.kind) {
    case 'paragraph':
      return { ...block, paragraphs: change(block.paragraphs) }
    case 'bullets':
      return { ...block, items: change(groupsOf(block.items)).flat() }
    case 'steps':
      return { ...block, items: change(block.items) }
    case 'timeline':
      return { ...block, items: change(block.items) }
    case 'stats':
      return { ...block, items: change(block.items) }
    case 'definition':
      return { ...block, items: change(block.items) }
    case 'cards':
      return { ...block, items: change(block.items) }
    case 'comparison':
      return { ...block, rows: change(block.rows) }
    case 'table':
      return { ...block, rows: change(block.rows) }
    case 'quote':
    case 'chart':
    case 'image':
    case 'code':
    case 'agenda':
      return undefined
  }
}

/** Items with the sub-items that belong to them. */
function groupsOf(items: readonly BulletItem[]): BulletItem[][] {
  const groups: BulletItem[][] = []
  for (const item of items) {
    const above = item.level === 1 ? groups.at(-1) : undefined
    if (above === undefined) groups.push([item])
    else above.push(item)
  }
  return groups
}

/** The thing at a place of the new order, which is a copy when it has come before. */
function copyOf<Item extends object>(
  item: Item | undefined,
  order: readonly number[],
  index: number,
): Item[] {
  if (item === undefined) return []
  const again = order.indexOf(order[index] ?? -1) < index
  if (!again || !('highlighted' in item)) return [item]
  const { highlighted: _once, ...rest } = item
  return [rest as Item]
}

/** How many parts (see `partCount`) of a block stand before one of its things: sub-items are parts too. */
export function partsBefore(block: Block, at: number): number {
  return block.kind === 'bullets' ? groupsOf(block.items).slice(0, at).flat().length : at
}
