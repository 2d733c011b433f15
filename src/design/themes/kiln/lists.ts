import {
  agendaOfRows,
  bulletsOfRows,
  definitionOfRows,
  type ListRow,
  recapOfRows,
} from '../../layouts/row-list.ts'
import type { Sheet } from '../../sheet.ts'
import { drawTileRows, type TileRowOptions } from './tile-rows.ts'

const tiles = (sheet: Sheet, rows: ListRow[], options: TileRowOptions) =>
  drawTileRows(sheet, rows, sheet.theme.frame.content, options)

/** Items as rows behind tiles of the mosaic. */
export const drawKilnBullets = bulletsOfRows((sheet, rows, arrangement) =>
  tiles(sheet, rows, { ...arrangement, seed: rows.length * 3 }),
)

/** Key points behind numbered tiles. */
export const drawKilnRecap = recapOfRows(tiles)

/** The deck's parts with the pages that they begin on; the next one on ochre. */
export const drawKilnAgenda = agendaOfRows(tiles)

/** Terms as heads of rows. */
export const drawKilnDefinition = definitionOfRows(
  (sheet, rows, arrangement) => tiles(sheet, rows, { ...arrangement, seed: 9 }),
  { head: 24, text: 18 },
)
