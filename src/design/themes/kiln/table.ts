import type { TableCell, TableNode } from '../../../scene/node.ts'
import { drawTable } from '../../layouts/table.ts'
import { recolor } from '../../recolor.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { glaze } from './glazes.ts'

/** A table without rules: its head dark, its rows in two light glazes in turn, the row that matters in ochre. */
export function drawKilnTable(sheet: Sheet, content: SlideContent): boolean {
  if (!drawTable(sheet, content)) return false
  for (const [index, node] of sheet.nodes.entries())
    if (node.kind === 'table') sheet.nodes[index] = glazed(node, content)
  return true
}

function glazed(table: TableNode, content: SlideContent): TableNode {
  const head = (cell: TableCell): TableCell => ({
    ...bare(cell),
    layout: recolor(cell.layout, () => glaze.cream),
    fill: glaze.dark,
    ground: glaze.dark,
  })
  const first = table.headless ? undefined : table.rows[0]
  const rows = first ? table.rows.slice(1) : table.rows
  return {
    ...table,
    rows: [
      ...(first ? [{ ...first, cells: first.cells.map(head) }] : []),
      ...rows.map((row, index) => {
        const lit = content.table?.rows[index]?.highlighted ?? false
        const ground = lit ? glaze.ochre : index % 2 === 0 ? glaze.cream : glaze.sand
        return {
          ...row,
          cells: row.cells.map((cell) => ({
            ...bare(cell),
            ...(lit ? { layout: recolor(cell.layout, () => glaze.dark) } : {}),
            ground,
            fill: ground,
          })),
        }
      }),
    ],
  }
}

function bare({ borderTop: _, borderBottom: __, ...cell }: TableCell): TableCell {
  return cell
}
