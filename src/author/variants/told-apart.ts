import type { Block } from '../../deck/blocks/block.ts'
import { columnHead } from '../../deck/blocks/table/column-head.ts'
import type { ConvertTarget } from '../../deck/requests/request.ts'

/** Forms that have no place for a head over a column or beside a row. */
const headless: ReadonlySet<ConvertTarget> = new Set(['bullets', 'paragraph', 'steps', 'cards'])

/**
 * A block whose values are told apart by heads, with each head in its value ("Old tariff: 31 ct") for a form that has no
 * place for heads. Undefined where heads tell nothing apart: rows of one value each, and what has no names.
 */
export function toldApart(block: Block, to: ConvertTarget): Block | undefined {
  if (!headless.has(to)) return undefined
  if (block.kind === 'comparison') {
    if (block.rows.every(({ label }) => label === '')) return undefined
    const rows = block.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({ ...cell, text: behindHead(row.label, cell.text) })),
    }))
    return { ...block, rows }
  }
  if (block.kind !== 'table') return undefined
  const heads = block.columns.map(columnHead)
  if (heads.slice(1).filter((head) => head !== '').length < 2) return undefined
  const rows = block.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, at) => (at === 0 ? cell : behindHead(heads[at] ?? '', cell))),
  }))
  return { ...block, rows }
}

function behindHead(head: string, text: string): string {
  return head === '' || text.trim() === '' ? text : `${head}: ${text}`
}
