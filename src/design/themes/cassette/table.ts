import { withHead } from '../../devices/table-head.ts'
import { drawTable } from '../../layouts/table.ts'
import type { DrawLayout } from '../theme.ts'
import { labelColors } from './label.ts'
import { paint } from './stripes.ts'

/** Height of each stripe over the head. */
const stripe = 4

/** A table under a label: its head on cream paper with three stripes over it. */
export const drawCassetteTable: DrawLayout = (sheet, content) => {
  if (!drawTable(sheet, content)) return false
  const index = sheet.nodes.findIndex((node) => node.kind === 'table')
  const table = sheet.nodes[index]
  if (table?.kind !== 'table') return true
  sheet.nodes[index] = withHead(table, labelColors)
  ;[paint.orange, paint.amber, paint.teal].forEach((fill, place) => {
    const box = { ...table.box, y: table.box.y + (place - 3) * stripe, height: stripe }
    sheet.addShape(`table-stripe-${place + 1}`, box, { fill })
  })
  return true
}
