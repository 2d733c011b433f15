import { leadTermLength } from './lead-term.ts'
import { emptyMappedText, joinMapped, type MappedText, mapVerbatim } from './mapped-text.ts'
import type { ListItemSource } from './source-block.ts'

/** A list while it is read. */
export interface OpenList {
  ordered: boolean
  items: ListItemSource[]
}

/** Begins an item with the label that it has of its own: a term before its description; a sign or a number only marks the item. */
export function beginItem(
  { items }: OpenList,
  label: { text: MappedText; end: number } | undefined,
): void {
  const item: ListItemSource = { text: emptyMappedText, lead: 0, more: [], children: [] }
  items.push(item)
  if (label === undefined || !/\p{L}{2}/u.test(label.text.text)) return
  const { text, end } = label
  item.text = /[:：]$/u.test(text.text) ? text : joinMapped([text, mapVerbatim(':', end)], '')
  item.lead = item.text.text.length
}

/** A line of a list: the text of its last item, or a further paragraph of that. */
export function addToItem(list: OpenList, text: MappedText): void {
  const item = list.items.at(-1)
  if (item === undefined) {
    const lead = leadTermLength(text.text)
    list.items.push({ text, lead, more: [], children: [] })
  } else if (item.text.text === '') {
    item.text = text
    item.lead = leadTermLength(text.text)
  } else if (item.lead === item.text.text.length) item.text = joinMapped([item.text, text])
  else item.more.push(text)
}
