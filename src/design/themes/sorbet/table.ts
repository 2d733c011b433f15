import type { TableCell, TableNode } from '../../../scene/node.ts'
import type { Color } from '../../../scene/paint.ts'
import { drawTable } from '../../layouts/table.ts'
import { recolor } from '../../recolor.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { drawSoftBox } from './panels.ts'
import { pastel } from './pastels.ts'

/** Space between the pills of rows. */
const gap = 6
const rowColor = '#EFE8FD'

/** A table whose rows are pills: the one that matters in lemon. */
export function drawSorbetTable(sheet: Sheet, content: SlideContent): boolean {
  if (!drawTable(sheet, content)) return false
  const index = sheet.nodes.findIndex((node) => node.kind === 'table')
  const table = sheet.nodes[index]
  if (table?.kind !== 'table') return true
  const rest = sheet.nodes.splice(index)
  let y = table.box.y
  const heads = table.headless ? 0 : 1
  const grounds = table.rows.map((row, place): Color => {
    const ground = rowGround(sheet, content, place - heads)
    if (place >= heads)
      drawSoftBox(
        sheet,
        `row-${place - heads + 1}-pill`,
        { ...table.box, y: y + gap / 2, height: row.height - gap },
        ground,
      )
    y += row.height
    return ground
  })
  sheet.nodes.push(onPills(table, grounds, sheet.theme.colors.ink), ...rest.slice(1))
  return true
}

function rowGround(sheet: Sheet, content: SlideContent, row: number): Color {
  if (row < 0) return sheet.theme.ground
  return content.table?.rows[row]?.highlighted ? pastel.lemon : rowColor
}

function onPills(table: TableNode, grounds: Color[], ink: Color): TableNode {
  return {
    ...table,
    rows: table.rows.map((row, index) => ({
      ...row,
      cells: row.cells.map(({ fill: _, borderTop: _top, borderBottom: _bottom, ...cell }) => ({
        ...(cell satisfies TableCell),
        // Text on a pill is plum, or violet where it is the point.
        layout:
          index === 0 && !table.headless
            ? cell.layout
            : recolor(cell.layout, (color) => (color === '#675A80' ? ink : color)),
        ground: grounds[index] as Color,
      })),
    })),
  }
}
