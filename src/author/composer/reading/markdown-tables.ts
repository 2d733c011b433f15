import type { Table, TableCell } from 'mdast'
import { emptyMappedText, type MappedText, trimMapped } from './mapped-text.ts'
import type { MarkdownNodes } from './markdown-nodes.ts'
import type { TableSource } from './source-block.ts'

/** Reads a table of markdown; undefined where no row says anything. */
export function readMarkdownTable(node: Table, nodes: MarkdownNodes): TableSource | undefined {
  const [columns, ...body] = node.children.map((row) =>
    row.children.map((cell) => {
      const said = trimMapped(nodes.line(cell.children))
      const text = said.text === '' ? addressIn(cell, nodes) : said
      const isStrong = text.text !== '' && cell.children.every(({ type }) => type === 'strong')
      return isStrong ? { ...text, isStrong } : text
    }),
  )
  if (columns === undefined) return undefined
  const rows = body
    .map((row) => columns.map((_, index) => row[index] ?? emptyMappedText))
    .filter((row) => row.some((cell) => cell.text !== ''))
  return rows.length > 0 ? { kind: 'table', columns, rows } : undefined
}

/** A cell that holds nothing but addresses says these: a table has a place for them. */
function addressIn(cell: TableCell, nodes: MarkdownNodes): MappedText {
  const words = cell.children.flatMap((one) => (one.type === 'link' ? one.children : [one]))
  const text = trimMapped(nodes.line(words))
  const [only] = cell.children.filter(({ type }) => type === 'link')
  if (only?.type === 'link' && cell.children.length === 1)
    nodes.input.marked.style(text.offsets, { link: { url: only.url } })
  return text
}
