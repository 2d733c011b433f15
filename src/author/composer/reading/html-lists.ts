import type { InlineText } from './inline-text.ts'
import { leadOf } from './lead-term.ts'
import { emptyMappedText, type MappedText } from './mapped-text.ts'
import type { ListItemSource } from './source-block.ts'

/** A list of a page while its elements come in. */
export interface OpenList {
  ordered: boolean
  items: ListItemSource[]
  inlines: InlineText[]
  /** The term of a description list that waits for its description. */
  term?: MappedText
  /** Whether the last item has its description. */
  described: boolean
}

/** Begins an item, or the description of a term. */
export function beginItem(list: OpenList | undefined, name: string): void {
  if (list === undefined) return
  const last = list.items.at(-1)
  if (name !== 'dd') list.items.push(emptyItem())
  else if (last !== undefined && last.text.text !== '' && !list.described) {
    list.items.pop()
    list.term = last.text
  }
  list.described = name === 'dd'
}

function emptyItem(): ListItemSource {
  return { text: emptyMappedText, lead: 0, more: [], children: [] }
}

/** A line of a list: the text of its last item, or a further paragraph of that. */
export function addToItem(list: OpenList, inline: InlineText, text: MappedText): void {
  const item = list.items.at(-1)
  if (item !== undefined && item.text.text !== '') {
    item.more.push(text)
    return
  }
  list.inlines.push(inline)
  const filled = item ?? emptyItem()
  if (item === undefined) list.items.push(filled)
  filled.text = text
  filled.lead = leadOf(inline, text)
}

/** An item whose text is empty is named by the first of those in it. */
export function named(item: ListItemSource): ListItemSource {
  const [first, ...others] = item.children
  if (item.text.text !== '' || first === undefined) return item
  return { ...first, children: [...first.children, ...others] }
}
