import { rightEdge } from '../../grid.ts'
import { tableLayout, underFilledHead } from '../../layouts/table.ts'
import { sectionLine, signInk } from './lines.ts'

/** A timetable: its head is a dark sign that hangs from the section's line. */
export const drawTransitTable = tableLayout({
  ...underFilledHead(() => ({ ground: signInk, ink: '#FFFFFF' })),
  over: (sheet, box) => {
    const y = box.y - 5
    const stroke = { color: sectionLine(sheet).color, width: 10 }
    sheet.addLine('table-line', { x: box.x, y }, { x: rightEdge(box), y }, stroke)
  },
})
