import type { SourcedText, SourceSpan } from '../sourced-text.ts'
import type { Block } from './block.ts'

/** What a reader takes in at once (a bullet, a row, a category of a chart), and where it comes from. */
export interface BlockLine {
  text: string
  sources: SourceSpan[]
  /** The author's own addition. */
  added: boolean
}

function line(parts: readonly (string | undefined)[], one: Omit<SourcedText, 'text'>): BlockLine {
  return {
    text: parts.filter((part) => part !== undefined && part !== '').join(' – '),
    sources: one.sources,
    added: one.added ?? false,
  }
}

/** The lines of a block, in its order. */
export function blockLines(block: Block): BlockLine[] {
  switch (block.kind) {
    case 'paragraph':
      return block.paragraphs.map((one) => line([one.text], one))
    case 'bullets':
    case 'agenda':
      return block.items.map((one) => line([one.text], one))
    case 'steps':
      return block.items.map((one) => line([one.head, one.text], one))
    case 'timeline':
      return block.items.map((one) => line([one.date, one.text], one))
    case 'stats':
      return block.items.map((one) => line([one.text, one.label, one.note], one))
    case 'definition':
      return block.items.map((one) => line([one.term, one.text], one))
    case 'cards':
      return block.items.map((one) => line([one.head, one.text, one.foot], one))
    case 'comparison':
      return [
        ...block.sides.map((side) => line([side.text], side)),
        ...block.rows.flatMap((row) => row.cells.map((cell) => line([row.label, cell.text], cell))),
        ...(block.verdict === undefined
          ? []
          : [line([block.verdict.label, block.verdict.text, block.verdict.note], block.verdict)]),
      ]
    case 'quote':
      return [line([block.quote.text, block.name, block.affiliation], block.quote)]
    case 'table':
      return block.rows.map((row) => line(row.cells, row))
    case 'chart':
      return block.categories.map((category, index) =>
        line([category, ...block.series.map(({ values }) => values[index]?.toString())], {
          sources: block.sources[index] ?? [],
        }),
      )
    case 'image':
      return [line([block.caption ?? block.alt], block)]
    case 'code':
      return [line([block.code.text], block.code)]
  }
}
