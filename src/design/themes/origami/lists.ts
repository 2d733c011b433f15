import { drawBullets } from '../../layouts/bullets.ts'
import { besideCompanion } from '../../layouts/marked-rows.ts'
import {
  agendaOfRows,
  definitionOfRows,
  itemRows,
  recapOfRows,
  rowsLayout,
} from '../../layouts/row-list.ts'
import { drawPaperRows } from './paper-rows.ts'

/** Items as the folds of one strip; a few short ones beside cranes in flight. */
export const drawOrigamiBullets = rowsLayout(
  itemRows,
  (sheet, rows) => {
    const arrangement = { name: 'item', placeholder: true }
    const one = { ...arrangement, columns: 1 as const }
    const two = { ...arrangement, columns: 2 as const }
    const beside = besideCompanion(sheet, rows, (area) => drawPaperRows(sheet, rows, one, area))
    if (beside) return true
    return (rows.length > 6 ? [two, one] : [one, two]).some((way) =>
      drawPaperRows(sheet, rows, way),
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
