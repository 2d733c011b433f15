import { drawBullets } from '../../layouts/bullets.ts'
import { drawDefinition } from '../../layouts/definition.ts'
import {
  agendaRows,
  definitionRows,
  itemRows,
  type ListRow,
  pointRows,
  rowsLayout,
} from '../../layouts/row-list.ts'
import type { Sheet } from '../../sheet.ts'
import { drawTileRows, type TileRowOptions } from './tile-rows.ts'

/** Draws rows behind tiles in the first of the arrangements that has room. */
function tiles(arrangements: (rows: ListRow[]) => TileRowOptions[]) {
  return (sheet: Sheet, rows: ListRow[]): boolean =>
    arrangements(rows).some((one) => drawTileRows(sheet, rows, sheet.theme.frame.content, one))
}

/** Items as rows behind tiles of the mosaic. */
export const drawKilnBullets = rowsLayout(
  itemRows,
  tiles((rows) => {
    const options = { name: 'item', placeholder: true, seed: rows.length * 3 }
    const one = { ...options, columns: 1 as const }
    const two = { ...options, columns: 2 as const }
    return rows.length > 6 ? [two, one] : [one, two]
  }),
  drawBullets,
)

/** Key points as numbered rows. */
export const drawKilnRecap = rowsLayout(
  pointRows,
  tiles((rows) => [{ name: 'point', columns: rows.length > 6 ? 2 : 1, placeholder: true }]),
  drawBullets,
)

/** The deck's parts with the pages that they begin on; the next one on ochre. */
export const drawKilnAgenda = rowsLayout(
  agendaRows,
  tiles((rows) => [
    {
      name: 'part',
      columns: rows.length > 5 ? 2 : 1,
      sizes: [24, 22, 20, 18, 16, 14, 12].map((size) => ({ head: size, text: size })),
    },
  ]),
  (sheet, content) => content.agenda.length === 0 && drawBullets(sheet, content),
)

/** Terms as heads of rows; one alone is set large. */
export const drawKilnDefinition = rowsLayout(
  definitionRows,
  tiles((rows) => [
    {
      name: 'term',
      columns: rows.length > 6 ? 2 : 1,
      seed: 9,
      sizes: [
        { head: 24, text: 18 },
        { head: 20, text: 16 },
        { head: 16, text: 14 },
        { head: 14, text: 12 },
      ],
    },
  ]),
  drawDefinition,
)
