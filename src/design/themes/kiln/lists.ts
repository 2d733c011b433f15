import {
  agendaOfRows,
  bulletsOfRows,
  definitionOfRows,
  recapOfRows,
} from '../../layouts/row-list.ts'
import { drawTileRows } from './tile-rows.ts'

/** Items as rows behind tiles of the mosaic. */
export const drawKilnBullets = bulletsOfRows((sheet, rows, arrangement) =>
  drawTileRows(sheet, rows, { ...arrangement, seed: rows.length * 3 }),
)

/** Key points behind numbered tiles. */
export const drawKilnRecap = recapOfRows(drawTileRows)

/** The deck's parts with the pages that they begin on; the next one on ochre. */
export const drawKilnAgenda = agendaOfRows(drawTileRows)

/** Terms as heads of rows. */
export const drawKilnDefinition = definitionOfRows(
  (sheet, rows, arrangement) => drawTileRows(sheet, rows, { ...arrangement, seed: 9 }),
  { head: 24, text: 18 },
)
