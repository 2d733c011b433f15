import { drawBullets } from '../../layouts/bullets.ts'
import {
  agendaOfRows,
  definitionOfRows,
  itemRows,
  recapOfRows,
  rowsLayout,
} from '../../layouts/row-list.ts'
import { drawPaperRows } from './paper-rows.ts'

/** Items as the folds of one strip. */
export const drawOrigamiBullets = rowsLayout(
  itemRows,
  (sheet, rows) => {
    const columns: (1 | 2)[] = rows.length > 6 ? [2, 1] : [1, 2]
    return columns.some((count) =>
      drawPaperRows(sheet, rows, { name: 'item', columns: count, placeholder: true }),
    )
  },
  drawBullets,
)

/** Key points as numbered folds. */
export const drawOrigamiRecap = recapOfRows(drawPaperRows)

/** The deck's parts as folds, the next one teal. */
export const drawOrigamiAgenda = agendaOfRows(drawPaperRows)

/** Terms as heads of folds. */
export const drawOrigamiDefinition = definitionOfRows(drawPaperRows, { head: 22, text: 18 })
