import { spanOf } from '../../src/author/composer/reading/mapped-text.ts'
import { readSource } from '../../src/author/composer/reading/read-source.ts'
import type { ListItemSource, SourceBlock } from '../../src/author/composer/reading/source-block.ts'

/**
 * What a text is read as, a line for each block: "heading 2: Tickets", "list: one / two", "table: A, B / 1, 2", a margin by
 * its place. What is left out is no part of it (`leftOutOf`).
 */
export function blockOutline(input: string): string[] {
  const told = readSource(input).filter((one) => one.kind !== 'margin' || one.place !== 'nowhere')
  return told.map((block) => {
    switch (block.kind) {
      case 'margin':
        return `${block.place}: ${block.text.text}`
      case 'heading':
        return `heading ${block.level}: ${block.text.text}`
      case 'list':
        return `${block.ordered ? 'numbered' : 'list'}: ${block.items.map(itemText).join(' / ')}`
      case 'table':
        return `table${block.caption === undefined ? '' : ` “${block.caption.text}”`}: ${[block.columns, ...block.rows].map((row) => row.map((cell) => cell.text).join(', ')).join(' / ')}`
      case 'quote':
        return `quote: ${[block.text, block.name, block.affiliation].flatMap((part) => part?.text ?? []).join(' | ')}`
      case 'code':
        return `code ${block.language}: ${block.text.text}`
      default:
        return `${block.kind}: ${block.text.text}`
    }
  })
}

function itemText({ text, more, children }: ListItemSource): string {
  const below = children.length === 0 ? '' : ` (${children.map(itemText).join(' / ')})`
  return [text, ...more].map((one) => one.text).join(' + ') + below
}

/** Where the text of the first block of a kind stands in the input, as it is written there. */
export function writtenAs(input: string, kind: SourceBlock['kind']): string {
  const block = readSource(input).find((one) => one.kind === kind)
  if (block === undefined || !('text' in block)) throw new Error(`There is no ${kind} with a text.`)
  const { start, end } = spanOf(block.text)
  return input.slice(start, end)
}

/** The lines of a text that its reader leaves out. */
export function leftOutOf(input: string): string[] {
  return readSource(input).flatMap((block) =>
    block.kind === 'margin' && block.place === 'nowhere' ? [block.text.text] : [],
  )
}
