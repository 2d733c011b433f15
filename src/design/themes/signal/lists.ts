import { drawBullets } from '../../layouts/bullets.ts'
import {
  agendaOfRows,
  definitionOfRows,
  itemRows,
  recapOfRows,
  rowsLayout,
} from '../../layouts/row-list.ts'
import { drawSignalRows } from './rows.ts'

/** Items behind arrowheads. */
export const drawSignalBullets = rowsLayout(
  itemRows,
  (sheet, rows) => {
    const columns = rows.length > 6 ? ([2, 1] as const) : ([1, 2] as const)
    return columns.some((one) =>
      drawSignalRows(sheet, rows, { name: 'item', columns: one, placeholder: true }),
    )
  },
  drawBullets,
)

/** Key points, numbered. */
export const drawSignalRecap = recapOfRows(drawSignalRows)

/** The deck's parts with the pages that they begin on; the next one on white. */
export const drawSignalAgenda = agendaOfRows(drawSignalRows)

/** Terms as heads of rows. */
export const drawSignalDefinition = definitionOfRows(drawSignalRows, { head: 26, text: 18 })
