import { drawBullets } from '../../layouts/bullets.ts'
import { besideCompanion } from '../../layouts/marked-rows.ts'
import {
  agendaOfRows,
  definitionOfRows,
  itemRows,
  recapOfRows,
  rowsLayout,
} from '../../layouts/row-list.ts'
import { drawHerbariumRows } from './rows.ts'

/** Items behind leaves; a few short ones beside a plant. */
export const drawHerbariumBullets = rowsLayout(
  itemRows,
  (sheet, rows) => {
    const list = { name: 'item', columns: 1, placeholder: true } as const
    if (besideCompanion(sheet, rows, (area) => drawHerbariumRows(sheet, rows, list, area)))
      return true
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
