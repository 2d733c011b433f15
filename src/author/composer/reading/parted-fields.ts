import { fieldSeparator } from './contact.ts'
import { leadTermLength } from './lead-term.ts'
import { type MappedText, splitMapped } from './mapped-text.ts'
import type { ListItemSource, SourceBlock } from './source-block.ts'

/**
 * Blocks with the lines that hold several fields, each with its term and a colon ("Owner: Ana Roux | Budget: 4,200 €"), as
 * an item a field.
 */
export function withPartedFields(blocks: readonly SourceBlock[]): SourceBlock[] {
  return blocks.map((block): SourceBlock => {
    if (block.kind === 'paragraph') {
      const items = fieldsOf(block.text)
      return items === undefined ? block : { kind: 'list', ordered: false, items }
    }
    if (block.kind !== 'list') return block
    const items = block.items.flatMap((item) =>
      item.more.length + item.children.length > 0 ? [item] : (fieldsOf(item.text) ?? [item]),
    )
    return items.length === block.items.length ? block : { ...block, items }
  })
}

/** The fields of a line as items; undefined where one of them has no term. */
function fieldsOf(line: MappedText): ListItemSource[] | undefined {
  const items = splitMapped(line, fieldSeparator).map(
    (text): ListItemSource => ({ text, lead: leadTermLength(text.text), more: [], children: [] }),
  )
  return items.length > 1 && items.every(({ lead }) => lead > 0) ? items : undefined
}
