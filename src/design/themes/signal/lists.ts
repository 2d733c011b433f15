import {
  agendaOfRows,
  bulletsOfRows,
  definitionOfRows,
  recapOfRows,
} from '../../layouts/row-list.ts'
import { drawSignalRows } from './rows.ts'

/** Items behind arrowheads. */
export const drawSignalBullets = bulletsOfRows(drawSignalRows)

/** Key points, numbered. */
export const drawSignalRecap = recapOfRows(drawSignalRows)

/** The deck's parts with the pages that they begin on; the next one on white. */
export const drawSignalAgenda = agendaOfRows(drawSignalRows)

/** Terms as heads of rows. */
export const drawSignalDefinition = definitionOfRows(drawSignalRows, { head: 26, text: 18 })
