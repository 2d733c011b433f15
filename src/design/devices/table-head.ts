import type { TableCell, TableNode } from '../../scene/node.ts'
import type { Color } from '../../scene/paint.ts'
import { recolor } from '../recolor.ts'

/** A table with its head on an area of colour, in one ink and without the rules around it; one without a head as it is. */
export function withHead(
  table: TableNode,
  { ground, ink }: { ground: Color; ink: Color },
): TableNode {
  const [head, ...rows] = table.rows
  if (head === undefined || table.headless) return table
  const onGround = ({ borderTop: _, borderBottom: __, ...cell }: TableCell): TableCell => ({
    ...cell,
    layout: recolor(cell.layout, () => ink),
    fill: ground,
    ground,
  })
  const bare = rows.map((row, index) => ({
    ...row,
    // The rule under the head belongs to its cells or to those of the first row.
    cells: index === 0 ? row.cells.map(({ borderTop: _, ...cell }) => cell) : row.cells,
  }))
  return { ...table, rows: [{ ...head, cells: head.cells.map(onGround) }, ...bare] }
}
