import type { Box, Points } from '../../../scene/geometry.ts'
import type { TextLayout } from '../../../scene/text.ts'
import { rightEdge } from '../../grid.ts'
import {
  drawRowDetail,
  type ListRow,
  type RowArrangement,
  rowParagraphs,
} from '../../layouts/row-list.ts'
import type { Sheet } from '../../sheet.ts'
import { mostCharacters } from '../../shorten.ts'
import { longestWord } from '../../text-fitting.ts'
import { resized, type TypeStep } from '../theme.ts'
import { glaze } from './glazes.ts'
import { drawNumberTile } from './number-tile.ts'
import { drawTileFigure, layTiles, type Tile } from './tiles.ts'

export interface TileRowOptions extends RowArrangement {
  /** The highest that a row gets. */
  highest?: Points
  /** Where in the mosaic the tiles begin. */
  seed?: number
}

type Size = { head: Points; text: Points }

const defaultSizes: Size[] = [
  { head: 24, text: 22 },
  { head: 22, text: 20 },
  { head: 20, text: 18 },
  { head: 20, text: 16 },
  { head: 16, text: 14 },
  { head: 14, text: 12 },
]

/** A few rows are set larger. */
const fewSizes: Size[] = [
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
  const length = rows.reduce(
    (sum, row) => sum + row.head.length + row.text.length + (row.children?.join('').length ?? 0),
    0,
  )
  const perColumn = Math.ceil(rows.length / columns)
  if (length > mostCharacters || perColumn > 12 || rows.length === 0) return false
  const width = (area.width - columnGap * (columns - 1)) / columns
  const equal = Math.min(area.height / perColumn, highest)
  // Rows of one height in a good size come before larger type in rows of unlike heights.
  const passes = [
    ...sizes.filter((size) => size.text >= 16).map((size) => ({ size, even: true })),
    ...sizes.map((size) => ({ size, even: false })),
  ]
  for (const { size, even } of passes) {
    if (size.text < sheet.context.smallestBody) continue
    const sets = rows.map((row) => setRow(sheet, row, width - equal, size))
    if (sets.some((set) => set === undefined)) continue
    const space = size.text >= 16 ? 11 : 6
    const needed = sets.map((set) => (set?.layout.height ?? 0) + 2 * space)
    const heights = needed.every((height) => height <= equal + 0.01)
      ? needed.map(() => equal)
      : even
        ? undefined
        : shareHeights(needed, perColumn, area.height)
    if (heights === undefined) continue
    const tiles = layTiles(options.seed ?? 4, columns, perColumn)
    rows.forEach((row, index) => {
      const column = Math.floor(index / perColumn)
      const place = index % perColumn
      const first = column * perColumn
      const y = area.y + heights.slice(first, index).reduce((sum, height) => sum + height, 0)
      const box = {
        x: area.x + column * (width + columnGap),
        y,
        width,
        height: heights[index] as Points,
      }
      const figure = tiles[place]?.[column] as Tile
      drawRow(sheet, row, { index, place }, box, equal, figure, sets[index] as SetRow, options)
    })
    return true
  }
  return false
}

/** Rows of unlike length share what is left; undefined when there is less than nothing. */
function shareHeights(needed: Points[], perColumn: number, room: Points): Points[] | undefined {
  const heights: Points[] = []
  for (let first = 0; first < needed.length; first += perColumn) {
    const part = needed.slice(first, first + perColumn)
    const spare = room - part.reduce((sum, height) => sum + height, 0)
    if (spare < -0.01) return undefined
    heights.push(...part.map((height) => height + spare / part.length))
  }
  return heights
}

interface SetRow {
  layout: TextLayout
  width: Points
  detail: { layout: TextLayout; width: Points } | undefined
}

function setRow(sheet: Sheet, row: ListRow, width: Points, size: Size): SetRow | undefined {
  const { theme } = sheet
  const { ink, accent, mutedInk } = theme.colors
  const headColor = row.strong ? ink : row.text === '' ? ink : accent
  const headStep: TypeStep = {
    ...resized(theme.type.head, size.head),
    lineHeight: Math.round(size.head * 1.24),
  }
  const textStep: TypeStep = {
    ...resized(theme.type.body, size.text),
    lineHeight: Math.round(size.text * 1.36),
  }
  let room = width - 2 * padding
  let detail: SetRow['detail']
  if (row.detail) {
    const step = resized(theme.type.head, Math.min(20, size.head))
    const own = Math.min(sheet.measure(row.detail.slice(0, 60), step, true) * 1.03 + 2, 110)
    const paragraph = sheet.paragraph(row.detail, step, {
      color: row.strong ? ink : mutedInk,
      align: 'end',
      tabularFigures: true,
    })
    const layout = sheet.set([paragraph], own, false)
    if (layout.width > own + 0.4) return undefined
    detail = { layout, width: own }
    room -= own + padding
  }
  if (room < 60) return undefined
  const broken =
    longestWord(sheet, row.head, headStep) > room || longestWord(sheet, row.text, textStep) > room
  if (broken && size.text > 12) return undefined
  const paragraphs = rowParagraphs(sheet, row, {
    head: headStep,
    headColor,
    text: textStep,
    textGap: 2,
    bullet: '▪',
  })
  if (paragraphs.length === 0) return undefined
  return { layout: sheet.setWithSlack(paragraphs, room), width: room, detail }
}

function drawRow(
  sheet: Sheet,
  row: ListRow,
  { index, place }: { index: number; place: number },
  box: Box,
  tile: Points,
  figure: Tile,
  set: SetRow,
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
