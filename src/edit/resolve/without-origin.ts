import type { Block } from '../../deck/blocks/block.ts'
import type { SourcedText } from '../../deck/sourced-text.ts'

/** A block whose words come from no input of the deck: each line is marked as added. */
export function withoutOrigin(block: Block): Block {
  const line = <One extends SourcedText>(one: One): One => ({ ...one, sources: [], added: true })
  switch (block.kind) {
    case 'paragraph':
      return { ...block, paragraphs: block.paragraphs.map(line) }
    case 'bullets':
      return { ...block, items: block.items.map(line) }
    case 'steps':
      return { ...block, items: block.items.map(line) }
    case 'timeline':
      return { ...block, items: block.items.map(line) }
    case 'stats':
      return { ...block, items: block.items.map(line) }
    case 'definition':
      return { ...block, items: block.items.map(line) }
    case 'cards':
      return { ...block, items: block.items.map(line) }
    case 'agenda':
      return { ...block, items: block.items.map(line) }
    case 'quote':
      return { ...block, quote: line(block.quote) }
    case 'code':
      return { ...block, code: line(block.code) }
    case 'comparison':
      return {
        ...block,
        sides: block.sides.map(line),
        rows: block.rows.map((row) => ({ ...row, cells: row.cells.map(line) })),
        ...(block.verdict ? { verdict: line(block.verdict) } : {}),
      }
    case 'table':
      return { ...block, rows: block.rows.map((row) => ({ ...row, sources: [] })) }
    case 'chart':
      return { ...block, sources: block.categories.map(() => []) }
    case 'image':
      return { ...block, sources: [] }
  }
}
