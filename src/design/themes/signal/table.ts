import type { TableCell, TableNode } from '../../../scene/node.ts'
import { drawTable } from '../../layouts/table.ts'
import { recolor } from '../../recolor.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { black, white, yellow } from './colors.ts'

/** A table under a slab, its rows parted by thick lines; the row that matters is inverted. */
export function drawSignalTable(sheet: Sheet, content: SlideContent): boolean {
  if (!drawTable(sheet, content)) return false
  for (const [index, node] of sheet.nodes.entries())
    if (node.kind === 'table') sheet.nodes[index] = inverted(node, content)
  return true
}

function inverted(table: TableNode, content: SlideContent): TableNode {
  const lit = content.table?.rows.map((row) => row.highlighted) ?? []
  const head = table.headless ? undefined : table.rows[0]
  const rows = head ? table.rows.slice(1) : table.rows
  return {
    ...table,
    rows: [
      ...(head
        ? [
            {
              ...head,
              cells: head.cells.map((cell) => ({
                ...cell,
                layout: recolor(cell.layout, () => black),
                borderBottom: { color: black, width: 6 },
              })),
            },
          ]
        : []),
      ...rows.map((row, index) => ({
        ...row,
        cells: row.cells.map((cell, column) =>
          lit[index]
            ? {
                ...bare(cell),
                layout: recolor(cell.layout, (color) =>
                  column === 0 || color === black ? yellow : white,
                ),
                fill: black,
                ground: black,
              }
            : { ...bare(cell), borderBottom: { color: black, width: 1.5 } },
        ),
      })),
    ],
  }
}

function bare({ borderTop: _, borderBottom: __, ...cell }: TableCell): TableCell {
  return cell
}
