import type { Points } from '../../../scene/geometry.ts'
import { rightEdge } from '../../grid.ts'
import {
  type DrawRows,
  drawMarkedRows,
  type PlacedRow,
  type RowLook,
} from '../../layouts/marked-rows.ts'
import type { Sheet } from '../../sheet.ts'
import { glaze } from './glazes.ts'
import { drawNumberTile } from './number-tile.ts'
import { drawTile, layTiles, type Tile } from './tiles.ts'

/** A few rows are set larger. */
const few = [
  { head: 28, text: 26 },
  { head: 26, text: 24 },
]
const padding: Points = 20

/** A list as rows that touch, every second one lighter; false when it does not fit the content area. */
export const drawTileRows: DrawRows = (sheet, rows, arrangement) => {
  const { columns, name } = arrangement
  // Lists of unlike length begin at unlike places in the mosaic.
  const tiles = layTiles(rows.length * 3, columns, Math.ceil(rows.length / columns))
  return drawMarkedRows(sheet, rows, sheet.theme.frame.content, arrangement, {
    few,
    highest: rows.length < 3 ? 150 : 113,
    columnGap: 24,
    space: { good: 11, small: 6 },
    lead: (_, equal) => equal + padding,
    trail: padding,
    detailGap: padding,
    bullet: '▪',
    headTone: (row) => (row.strong || row.text === '' ? 'ink' : 'accent'),
    detailTone: (row) => (row.strong ? 'ink' : 'mutedInk'),
    draw: (_, one) => {
      const figure = tiles[one.place]?.[one.column] as Tile
      return drawRow(sheet, `${name}-${one.index + 1}`, one, figure)
    },
  })
}

function drawRow(
  sheet: Sheet,
  name: string,
  { row, index, place, box, equal }: PlacedRow,
  figure: Tile,
): ReturnType<RowLook['draw']> {
  const fill = row.strong ? glaze.ochre : place % 2 === 0 ? glaze.cream : glaze.sand
  // On whole points no seam shows between tiles.
  const left = Math.round(box.x)
  const top = Math.round(box.y)
  const bottom = Math.round(box.y + box.height)
  const inner = left + Math.round(equal)
  const band = { x: inner, y: top, width: rightEdge(box) - inner, height: bottom - top }
  if (fill !== glaze.sand) sheet.addShape(`${name}-band`, band, { fill })
  const square = { x: left, y: top, width: inner - left, height: bottom - top }
  if (row.mark === undefined) drawTile(sheet, `${name}-tile`, square, figure)
  else drawNumberTile(sheet, `${name}-tile`, index, square, row.mark, `${name}-number`)
  return { ground: fill }
}
