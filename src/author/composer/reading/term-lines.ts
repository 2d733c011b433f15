import type { Paragraph, PhrasingContent } from 'mdast'
import { type InlineText, oneLine } from './inline-text.ts'
import { leadOf, leadTermLength } from './lead-term.ts'
import { joinMapped, sliceMapped, trimMapped } from './mapped-text.ts'
import type { MarkdownNodes } from './markdown-nodes.ts'
import type { ListItemSource } from './source-block.ts'

/** Lines of one paragraph of markdown that begin with a term, each perhaps wrapped, as items; undefined for any others. */
export function readTermLines(
  node: Paragraph,
  inline: InlineText,
  nodes: MarkdownNodes,
): ListItemSource[] | undefined {
  return boldTerms(node, inline.text.text.split('\n').length, nodes) ?? termsWithColons(inline)
}

/** Lines that begin with bold terms ("**Shared trips.** Up to …"). */
function boldTerms(
  node: Paragraph,
  lines: number,
  nodes: MarkdownNodes,
): ListItemSource[] | undefined {
  const groups: PhrasingContent[][] = []
  for (const [index, child] of node.children.entries()) {
    const before = node.children[index - 1]
    const opens =
      before === undefined ||
      before.type === 'break' ||
      (before.type === 'text' && /\n\s*$/.test(before.value))
    const last = groups[groups.length - 1]
    if (child.type === 'strong' && opens) groups.push([child])
    else if (last === undefined) return undefined
    else last.push(child)
  }
  if (groups.length < 2 || groups.length < lines / 2) return undefined
  const items = groups.map((group): ListItemSource => {
    const inline = nodes.inline(group)
    const text = trimMapped(oneLine(inline.text))
    return { text, lead: leadOf(inline, text), more: [], children: [] }
  })
  return items.every((item) => item.lead > 0) ? items : undefined
}

/** Lines that begin with a term and a colon ("**Build**: …"). */
function termsWithColons(inline: InlineText): ListItemSource[] | undefined {
  const items: ListItemSource[] = []
  let from = 0
  const lines = inline.text.text.split('\n')
  for (const line of lines) {
    const text = trimMapped(oneLine(sliceMapped(inline.text, from, from + line.length)))
    from += line.length + 1
    const lead = leadTermLength(text.text, 5)
    if (lead === 0) {
      // A value may be wrapped: the line then continues the item before.
      const last = items.pop()
      if (last === undefined) return undefined
      items.push({ ...last, text: joinMapped([last.text, text]) })
      continue
    }
    items.push({ text, lead, more: [], children: [] })
  }
  return items.length >= 2 && items.length >= lines.length * 0.5 ? items : undefined
}
