import type { Code, Heading, List, ListItem, Paragraph, RootContent } from 'mdast'
import { appendAll } from '../append-all.ts'
import { codeText } from './code-text.ts'
import { type InlineImage, type InlineText, oneLine } from './inline-text.ts'
import { leadOf } from './lead-term.ts'
import { joinMapped, type MappedText, mapVerbatim, sliceMapped, trimMapped } from './mapped-text.ts'
import type { MarkdownNodes } from './markdown-nodes.ts'
import { isLinkList, isNavigation } from './navigation.ts'
import { longestSealed, sealCode } from './sealed-code.ts'
import type { ListItemSource, ListSource } from './source-block.ts'
import { taskBox } from './task-boxes.ts'

/** A list of markdown, with what stands in its items and is no line of a list. */
interface ReadList {
  /** Absent where no item says anything, or all lead elsewhere. */
  list?: ListSource
  /** Blocks within the items, in order, each with the words that lead to it. */
  within: { block: RootContent; intro: MappedText }[]
  pictures: InlineImage[]
  /** Runs that only lead elsewhere. */
  left: InlineText[]
}

/** Reads a list of markdown with the lists in its items. */
export function readMarkdownList(node: List, nodes: MarkdownNodes): ReadList {
  const items = flatItems(node)
  const inlines = items.map((item) => itemInline(item, nodes))
  const nothing = { within: [], pictures: inlines.flatMap(({ images }) => images) }
  if (isLinkList(inlines)) return { ...nothing, left: inlines }
  // Beside what is done, what is still to do says so too.
  const isTicked = items.some(({ checked }) => checked === true)
  const read: ReadList = { ...nothing, left: [] }
  const kept = node.children
    .map((item) => readItem(item, isTicked, nodes, read))
    .filter((item) => /[\p{L}\p{N}]/u.test(item.text.text) || item.children.length > 0)
  if (kept.length > 0) read.list = { kind: 'list', ordered: node.ordered === true, items: kept }
  return read
}

function readItem(
  item: ListItem,
  isTicked: boolean,
  nodes: MarkdownNodes,
  { within, pictures, left }: ReadList,
): ListItemSource {
  const inline = itemInline(item, nodes)
  const said = trimMapped(oneLine(inline.text))
  const box = isTicked ? boxOf(item, nodes) : undefined
  let text = box === undefined ? said : joinMapped([box, said])
  const before = text.text.length - said.text.length
  const lead = leadOf(inline, said)
  const more: MappedText[] = []
  const children: ListItemSource[] = []
  for (const child of item.children.slice(isSaidFirst(item) ? 1 : 0)) {
    if (child.type === 'list')
      for (const one of child.children)
        children.push(readItem(one, isTicked, nodes, { within, pictures, left }))
    else if (child.type === 'paragraph' || child.type === 'heading') {
      const further = nodes.inline(child.children)
      appendAll(pictures, further.images)
      if (isNavigation(further)) left.push(further)
      else more.push(trimMapped(oneLine(further.text)))
    } else {
      const last = more.pop()
      const line = child.type === 'code' ? codeLine(child, nodes) : undefined
      if (line === undefined) within.push({ block: child, intro: last ?? text })
      if (last !== undefined) more.push(line === undefined ? last : joinMapped([last, line]))
      else if (line !== undefined) text = joinMapped([text, line])
    }
  }
  return {
    text,
    lead: lead === 0 ? 0 : lead + before,
    ...markOf(item, nodes),
    more,
    children: children.filter((one) => /[\p{L}\p{N}]/u.test(one.text.text)),
  }
}

/** Whether an item begins with the words that it says. */
function isSaidFirst(item: ListItem): boolean {
  return saidFirst(item) !== undefined || numberedOnly(item) !== undefined
}

function itemInline(item: ListItem, nodes: MarkdownNodes): InlineText {
  const numbered = numberedOnly(item)
  if (numbered !== undefined) {
    const inline = nodes.inline(numbered.children)
    const from = nodes.offset(item.children[0] ?? numbered)
    const mark = nodes.input.source.slice(from, nodes.offset(numbered))
    return { ...inline, text: joinMapped([mapVerbatim(mark, from), inline.text], '') }
  }
  return nodes.inline(saidFirst(item)?.children ?? [])
}

function saidFirst({ children: [first] }: ListItem): Paragraph | Heading | undefined {
  return first?.type === 'paragraph' || first?.type === 'heading' ? first : undefined
}

/**
 * "- 12. Januar 2025: …" is a list inside an item to markdown, whose number is part of the text: the paragraph behind it
 * when an item begins with one numbered item.
 */
function numberedOnly(item: ListItem): Paragraph | undefined {
  const first = item.children[0]
  if (first?.type !== 'list' || first.ordered !== true || first.children.length !== 1)
    return undefined
  const only = first.children[0]
  const paragraph = only?.children[0]
  return paragraph?.type === 'paragraph' && only?.children.length === 1 ? paragraph : undefined
}

/** The number of an item. */
function markOf(item: ListItem, nodes: MarkdownNodes): Pick<ListItemSource, 'mark'> {
  const written = nodes.verbatim(item)
  const number = /^\d+[.)]/u.exec(written.text)?.[0]
  return number === undefined ? {} : { mark: sliceMapped(written, 0, number.length) }
}

/** The box of a task ("[x]", "[ ]"). */
function boxOf(item: ListItem, nodes: MarkdownNodes): MappedText | undefined {
  const at = nodes.verbatim(item).text.search(/\[[ \txX]\]/u)
  return item.checked == null || at < 0 ? undefined : taskBox(item.checked, nodes.offset(item) + at)
}

/** A listing of one line as code within a line; undefined for one that is longer, or that a line has no room for. */
function codeLine(node: Code, nodes: MarkdownNodes): MappedText | undefined {
  const { text, offsets } = trimMapped(codeText(nodes.verbatim(node)))
  const { marked } = nodes.input
  if (!marked.seals || !/[\p{L}\p{N}]/u.test(text) || text.includes('\n')) return undefined
  if (text.length > longestSealed) return undefined
  const line = { text: sealCode(text), offsets }
  marked.style(offsets, { code: true })
  marked.line(line)
  return line
}

function flatItems(list: List): ListItem[] {
  const items: ListItem[] = []
  for (const item of list.children) {
    items.push(item)
    for (const child of item.children) if (child.type === 'list') appendAll(items, flatItems(child))
  }
  return items
}
