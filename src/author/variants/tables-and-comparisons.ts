import type { Block } from '../../deck/blocks/block.ts'
import { comparisonRows } from '../../deck/blocks/comparison/side-points.ts'
import { columnHead } from '../../deck/blocks/table/column-head.ts'
import type { SourceSpan } from '../../deck/sourced-text.ts'
import { noBlockId } from '../composer/slides/slide-draft.ts'

/** The columns of a table side by side, its rows below each other. */
export function columnsCompared(
  block: Extract<Block, { kind: 'table' }>,
  headers: SourceSpan[],
): Block {
  return {
    kind: 'comparison',
    id: noBlockId,
    sides: block.columns.slice(1).map((column) => ({ text: columnHead(column), sources: headers })),
    rows: block.rows.map((row) => ({
      label: row.cells[0] ?? '',
      cells: row.cells.slice(1).map((text) => ({ text, sources: row.sources })),
    })),
  }
}

/** The rows of a table side by side, its columns below each other. */
export function comparisonOf(block: Extract<Block, { kind: 'table' }>): Block {
  const { columns, rows } = block
  return {
    kind: 'comparison',
    id: noBlockId,
    sides: rows.map((row) => ({ text: row.cells[0] ?? '', sources: row.sources })),
    rows: columns.slice(1).map((column, index) => ({
      label: columnHead(column),
      cells: rows.map((row) => ({ text: row.cells[index + 1] ?? '', sources: row.sources })),
    })),
  }
}

/** A comparison as a table with a column a side. */
export function comparisonTable(block: Extract<Block, { kind: 'comparison' }>): {
  layout: 'table'
  blocks: Block[]
} {
  const labels = block.rows.some((row) => row.label !== '') ? [''] : []
  const columns = [...labels, ...block.sides.map((side) => side.text)].map((name) => ({
    name,
    numeric: false,
  }))
  const rows = comparisonRows(block).map((row) => ({
    cells: [...labels.map(() => row.label), ...row.cells.map((cell) => cell.text)],
    sources: row.cells.flatMap((cell) => cell.sources),
  }))
  return { layout: 'table', blocks: [{ kind: 'table', id: noBlockId, columns, rows }] }
}
