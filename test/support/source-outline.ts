import type { SourceBlock } from '../../src/author/composer/reading/source-block.ts'

/** Each block as its kind (a heading with its level, a margin by its place) and its text; a list as its items. */
export function outlineOf(blocks: readonly SourceBlock[]): string[] {
  return blocks.map((block) => {
    if (block.kind === 'list')
      return `list: ${block.items.map((item) => item.text.text).join(' / ')}`
    if (block.kind === 'table') return `table: ${block.columns.length} × ${block.rows.length}`
    if (block.kind === 'margin') return `${block.place}: ${block.text.text}`
    if (block.kind === 'heading') return `heading ${block.level}: ${block.text.text}`
    return `${block.kind}: ${block.text.text}`
  })
}
