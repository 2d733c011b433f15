import type { Box, Points } from '../../../scene/geometry.ts'
import { rightEdge } from '../../grid.ts'
import {
  arrangeRows,
  type PlacedRow,
  type RowSize,
  type RowWords,
  setRowWords,
} from '../../layouts/arranged-rows.ts'
import { drawRowDetail, type ListRow, type RowArrangement } from '../../layouts/row-list.ts'
import type { Sheet } from '../../sheet.ts'
import { glaze } from './glazes.ts'
import { drawNumberTile } from './number-tile.ts'
import { drawTileFigure, layTiles, type Tile } from './tiles.ts'

export interface TileRowOptions extends RowArrangement {
  /** The highest that a row gets. */
  highest?: Points
  /** Where in the mosaic the tiles begin. */
  seed?: number
}

const defaultSizes: RowSize[] = [
  { head: 24, text: 22 },
  { head: 22, text: 20 },
  { head: 20, text: 18 },
  { head: 20, text: 16 },
  { head: 16, text: 14 },
  { head: 14, text: 12 },
]

/** A few rows are set larger. */
const fewSizes: RowSize[] = [
  { head: 28, text: 26 },
  { head: 26, text: 24 },
]

const columnGap: Points = 24
const padding: Points = 20

/** A list as rows that touch, every second one lighter; false when it does not fit the area. */
export function drawTileRows(
  sheet: Sheet,
  rows: ListRow[],
  area: Box,
  options: TileRowOptions,
): boolean {
  const { columns, highest = rows.length < 3 ? 150 : 113 } = options
  const sizes = options.sizes ?? (rows.length <= 3 ? [...fewSizes, ...defaultSizes] : defaultSizes)
  const { ink, accent, mutedInk } = sheet.theme.colors
  const arranged = arrangeRows(
    sheet,
    rows,
    area,
    { columns, columnGap, highest, sizes, space: { good: 11, small: 6 } },
    (row, size, { width, equal }) =>
      setRowWords(sheet, row, width - equal - 2 * padding, size, {
        headColor: row.strong || row.text === '' ? ink : accent,
        detailColor: row.strong ? ink : mutedInk,
        detailGap: padding,
        bullet: '▪',
      }),
  )
  if (arranged === undefined) return false
  const { placed, words, equal } = arranged
  const tiles = layTiles(options.seed ?? 4, columns, Math.ceil(rows.length / columns))
  placed.forEach((one, index) => {
    const figure = tiles[one.place]?.[one.column] as Tile
    drawRow(sheet, one, equal, figure, words[index] as RowWords, options)
  })
  return true
}

function drawRow(
  sheet: Sheet,
  { row, index, place, box }: PlacedRow,
  tile: Points,
  figure: Tile,
  set: RowWords,
  options: TileRowOptions,
): void {
  const name = `${options.name}-${index + 1}`
  const fill = row.strong ? glaze.ochre : place % 2 === 0 ? glaze.cream : glaze.sand
  const left = Math.round(box.x)
  const top = Math.round(box.y)
  const bottom = Math.round(box.y + box.height)
  const inner = left + Math.round(tile)
  const band = { x: inner, y: top, width: rightEdge(box) - inner, height: bottom - top }
  if (fill !== glaze.sand) sheet.addShape(`${name}-band`, band, { fill })
  const square = { x: left, y: top, width: inner - left, height: bottom - top }
  if (row.mark === undefined) drawTileFigure(sheet, `${name}-tile`, square, figure)
  else drawNumberTile(sheet, `${name}-tile`, index, square, row.mark, `${name}-number`)
  const y = (height: Points) => top + (bottom - top - height) / 2
  sheet.addText({
    name,
    box: {
      x: inner + padding,
      y: y(set.layout.height),
      width: set.width,
      height: set.layout.height,
    },
    layout: set.layout,
    ...(options.placeholder && index === 0 ? { placeholder: 'body' as const } : {}),
    ...(row.link ? { link: row.link } : {}),
    ground: fill,
  })
  if (set.detail) drawRowDetail(sheet, name, set.detail, band, rightEdge(box) - padding, fill)
}
