import type { Table } from 'mdast'
import type { InlineText } from './inline-text.ts'
import { emptyMappedText, trimMapped } from './mapped-text.ts'
import type { MarkdownNodes } from './markdown-nodes.ts'
import type { TableSource } from './source-block.ts'

/** Reads a table of markdown without the columns that only link elsewhere; undefined where no row says anything. */
export function readMarkdownTable(node: Table, nodes: MarkdownNodes): TableSource | undefined {
  const useful = usefulColumns(
    node.children.map((row) => row.children.map((cell) => nodes.inline(cell.children))),
  )
  const [columns, ...body] = node.children.map((row) =>
    row.children
      .filter((_, index) => useful[index] ?? true)
      .map((cell) => {
        const text = trimMapped(nodes.line(cell.children))
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

/** Columns but the first whose cells only link to other sites are for readers of the page. */
function usefulColumns(rows: InlineText[][]): boolean[] {
  const [head = [], ...body] = rows
  return head.map((_, index) => {
    if (index === 0) return true
    const cells = body.flatMap((row) => row[index] ?? []).filter((cell) => cell.text.text.trim())
    const links = cells.filter(
      (cell) => cell.externalLinkLength >= cell.text.text.trim().length * 0.8,
    )
    return cells.length === 0 || links.length < cells.length * 0.8
  })
}
