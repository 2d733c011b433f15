import type { TableCell } from '../../../scene/node.ts'
import type { Stroke } from '../../../scene/paint.ts'
import { drawImage } from '../../layouts/image.ts'
import { drawTable } from '../../layouts/table.ts'
import type { DrawLayout } from '../theme.ts'
import { house } from './house.ts'

const strong: Stroke = { color: house.gold, width: 1.5 }
const hair: Stroke = { color: house.brass, width: 0.75 }

/** A table between rules of gold, hairlines of brass between its rows. */
export const drawMarqueeTable: DrawLayout = (sheet, content) => {
  if (!drawTable(sheet, content)) return false
  for (const [index, node] of sheet.nodes.entries()) {
    if (node.kind !== 'table') continue
    const edges = node.headless ? [0, node.rows.length] : [0, 1, node.rows.length]
    const ruled = (cell: TableCell, row: number): TableCell => ({
      ...cell,
      borderTop: edges.includes(row) ? strong : hair,
      borderBottom: edges.includes(row + 1) ? strong : hair,
    })
    const rows = node.rows.map((row, place) => ({
      ...row,
      cells: row.cells.map((cell) => ruled(cell, place)),
    }))
    sheet.replace(index, { ...node, rows })
  }
  return true
}

/** A picture in a line of gold. */
export const drawMarqueeImage: DrawLayout = (sheet, content) => {
  if (!drawImage(sheet, content)) return false
  const picture = sheet.nodes.find((node) => node.kind === 'image')
  if (picture) sheet.addShape('picture-frame', picture.box, { stroke: strong })
  return true
}
