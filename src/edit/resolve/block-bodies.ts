import type { Block } from '../../deck/blocks/block.ts'
import type { SourcedText } from '../../deck/sourced-text.ts'

/** What a line of a slide says, with what names it: of a card its head and foot, of a bullet nothing. */
export interface Body {
  text: string
  sources: SourcedText['sources']
  /** Empty where nothing else stands with the text. */
  beside: string
}

/**
 * The block with each of its running texts put through `change`. What names things and what is quoted, counted, dated
 * or programmed stays.
 */
export function mapBodies(block: Block, change: (body: Body) => string): Block {
  const line = <One extends SourcedText>(one: One, ...beside: (string | undefined)[]): One => ({
    ...one,
    text: change({
      text: one.text,
      sources: one.sources,
      beside: beside.filter(Boolean).join(' '),
    }),
  })
  switch (block.kind) {
    case 'paragraph':
      return { ...block, paragraphs: block.paragraphs.map((one) => line(one)) }
    case 'bullets':
      return { ...block, items: block.items.map((one) => line(one)) }
    case 'steps':
      return { ...block, items: block.items.map((one) => line(one, one.head)) }
    case 'timeline':
      return { ...block, items: block.items.map((one) => line(one, one.date)) }
    case 'definition':
      return { ...block, items: block.items.map((one) => line(one, one.term)) }
    case 'cards':
      return { ...block, items: block.items.map((one) => line(one, one.head, one.foot)) }
    case 'comparison':
      return {
        ...block,
        rows: block.rows.map((row) => ({ ...row, cells: row.cells.map((one) => line(one)) })),
      }
    case 'stats':
      return {
        ...block,
        items: block.items.map((one) => {
          const { note, label, text, sources } = one
          if (note === undefined) return one
          return { ...one, note: change({ text: note, sources, beside: `${label} ${text}` }) }
        }),
      }
    case 'quote':
    case 'table':
    case 'chart':
    case 'image':
    case 'code':
    case 'agenda':
      return block
  }
}
