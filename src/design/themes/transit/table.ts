import { withHead } from '../../devices/table-head.ts'
import { rightEdge } from '../../grid.ts'
import { drawTable } from '../../layouts/table.ts'
import type { DrawLayout } from '../theme.ts'
import { sectionLine, signInk } from './lines.ts'

/** A timetable: its head is a dark sign that hangs from the section's line. */
export const drawTransitTable: DrawLayout = (sheet, content) => {
  if (!drawTable(sheet, content)) return false
  const index = sheet.nodes.findIndex((node) => node.kind === 'table')
  const table = sheet.nodes[index]
  if (table?.kind !== 'table') return true
  sheet.nodes[index] = withHead(table, { ground: signInk, ink: '#FFFFFF' })
  const { box } = table
  const y = box.y - 5
  const stroke = { color: sectionLine(sheet).color, width: 10 }
  sheet.addLine('table-line', { x: box.x, y }, { x: rightEdge(box), y }, stroke)
  return true
}
