import { bulletsBesideCompanion } from '../../layouts/marked-rows.ts'
import { agendaOfRows, definitionOfRows, recapOfRows } from '../../layouts/row-list.ts'
import { drawPaperRows } from './paper-rows.ts'

/** Items as the folds of one strip; a few short ones beside cranes in flight. */
export const drawOrigamiBullets = bulletsBesideCompanion(drawPaperRows)

/** Key points as numbered folds. */
export const drawOrigamiRecap = recapOfRows(drawPaperRows)

/** The deck's parts as folds, the next one teal. */
export const drawOrigamiAgenda = agendaOfRows(drawPaperRows)

/** Terms as heads of folds. */
export const drawOrigamiDefinition = definitionOfRows(drawPaperRows, { head: 22, text: 18 })
