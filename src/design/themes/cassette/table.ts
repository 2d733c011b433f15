import { tableLayout, underFilledHead } from '../../layouts/table.ts'
import { labelColors } from './label.ts'
import { paint } from './stripes.ts'

/** Height of each stripe over the head. */
const stripe = 4

/** A table under a label: its head on cream paper with three stripes over it. */
export const drawCassetteTable = tableLayout({
  ...underFilledHead(() => labelColors),
  over: (sheet, table) =>
    [paint.orange, paint.amber, paint.teal].forEach((fill, place) => {
      const box = { ...table, y: table.y + (place - 3) * stripe, height: stripe }
      sheet.addShape(`table-stripe-${place + 1}`, box, { fill })
    }),
})
