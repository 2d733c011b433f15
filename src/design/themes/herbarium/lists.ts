import { drawBullets } from '../../layouts/bullets.ts'
import {
  agendaOfRows,
  definitionOfRows,
  itemRows,
  recapOfRows,
  rowsLayout,
} from '../../layouts/row-list.ts'
import { drawHerbariumRows } from './rows.ts'

/** Items behind leaves. */
export const drawHerbariumBullets = rowsLayout(
  itemRows,
  (sheet, rows) => {
    const columns = rows.length > 6 ? ([2, 1] as const) : ([1, 2] as const)
    return columns.some((one) =>
      drawHerbariumRows(sheet, rows, { name: 'item', columns: one, placeholder: true }),
    )
  },
  drawBullets,
)

/** Key points, numbered. */
export const drawHerbariumRecap = recapOfRows(drawHerbariumRows)

/** The deck's parts with the pages that they begin on; the next one on fresh green. */
export const drawHerbariumAgenda = agendaOfRows(drawHerbariumRows)

/** Terms as names on the labels of specimens. */
export const drawHerbariumDefinition = definitionOfRows(drawHerbariumRows, { head: 28, text: 18 })
