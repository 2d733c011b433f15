import type { Box, Points } from '../../scene/geometry.ts'
import type { Color } from '../../scene/paint.ts'
import type { TextLayout } from '../../scene/text.ts'
import { rightEdge } from '../grid.ts'
import { recolor } from '../recolor.ts'
import type { Sheet } from '../sheet.ts'
import type { DrawLayout } from '../themes/theme.ts'
import {
  arrangeRows,
  type PlacedRow,
  type RowSize,
  type RowWords,
  setRowWords,
} from './arranged-rows.ts'
import { bulletsOfRows, drawRowDetail, type ListRow, type RowArrangement } from './row-list.ts'

export type { PlacedRow } from './arranged-rows.ts'

/** Colours of the words of a row; the theme's own where a part is absent. */
export interface RowColors {
  ground: Color
  ink?: Color
  mutedInk?: Color
  accent?: Color
}

export interface MarkedRowsOptions {
  /** How nodes are named: `item` gives item-1. */
  name: string
  columns: 1 | 2
  sizes?: RowSize[]
  /** The first row's text is the slide's body placeholder. */
  placeholder?: boolean
  /** Room at the start of a row for its mark. */
  lead: Points
  /** Room at its end. */
  trail?: Points
  /** The highest that a row gets when there is more room than words. */
  highest?: Points
  columnGap?: Points
  bullet: string
  /** Draws what lies under the rows (lines, marks, grounds), and says with which colours to write on each. */
  draw: (sheet: Sheet, rows: PlacedRow[]) => RowColors[]
  /** Draws what is read before the words of a row: its number. */
  drawMark?: (sheet: Sheet, row: PlacedRow, colors: RowColors) => void
}

const defaultSizes: RowSize[] = [
  { head: 24, text: 22 },
  { head: 22, text: 20 },
  { head: 20, text: 18 },
  { head: 18, text: 16 },
  { head: 16, text: 14 },
  { head: 14, text: 12 },
]

/** A few rows are set larger. */
const fewSizes: RowSize[] = [{ head: 28, text: 26 }]

/**
 * A list as rows with a mark each in one column or two, in the first sizes in which all of them fit: rows of one height
 * in a good size come before rows of unlike heights. False when they do not fit the area.
 */
export function drawMarkedRows(
  sheet: Sheet,
  rows: ListRow[],
  area: Box,
  options: MarkedRowsOptions,
): boolean {
  const { columns, columnGap = 30, highest = rows.length < 3 ? 130 : 96 } = options
  const sizes = options.sizes ?? (rows.length <= 3 ? [...fewSizes, ...defaultSizes] : defaultSizes)
  const { ink, mutedInk } = sheet.theme.colors
  const { lead, trail = 0, bullet } = options
  const look = { headColor: ink, detailColor: mutedInk, detailGap: 18, bullet }
  const arranged = arrangeRows(
    sheet,
    rows,
    area,
    { columns, columnGap, highest, sizes, space: { good: 9, small: 5 } },
    (row, size, { width }) => setRowWords(sheet, row, width - lead - trail, size, look),
  )
  if (arranged === undefined) return false
  const { placed, words } = arranged
  const colors = options.draw(sheet, placed)
  placed.forEach((one, index) => {
    const own = colors[index] as RowColors
    options.drawMark?.(sheet, one, own)
    addWords(sheet, one, words[index] as RowWords, own, options)
  })
  return true
}

/** More rows or longer ones than these need the whole width. */
const sparse = { rows: 3, characters: 110 }

/** Draws rows into an area; false without room. */
type DrawRowsInto = (
  sheet: Sheet,
  rows: ListRow[],
  arrangement: RowArrangement,
  area?: Box,
) => boolean

/** Items as rows, a few short ones beside the theme's own picture. */
export function bulletsBesideCompanion(draw: DrawRowsInto): DrawLayout {
  return bulletsOfRows(
    (sheet, rows, arrangement) =>
      besideCompanion(sheet, rows, (area) =>
        draw(sheet, rows, { ...arrangement, columns: 1 }, area),
      ) || draw(sheet, rows, arrangement),
  )
}

/**
 * A few short rows beside the theme's own picture, drawn by `draw` into the area that is left for them; false where
 * there is no picture, or they are too many or too long.
 */
export function besideCompanion(
  sheet: Sheet,
  rows: ListRow[],
  draw: (area: Box) => boolean,
): boolean {
  const { companion, frame } = sheet.theme
  if (companion === undefined || rows.length > sparse.rows) return false
  const long = rows.some(
    ({ text, head, children }) =>
      text.length + head.length > sparse.characters || (children?.length ?? 0) > 0,
  )
  if (long) return false
  const nodes = sheet.nodes.length
  companion.draw(sheet)
  if (draw({ ...frame.content, width: companion.left - frame.content.x - 24 })) return true
  sheet.nodes.length = nodes
  return false
}

function addWords(
  sheet: Sheet,
  { row, index, box }: PlacedRow,
  { layout, width, detail }: RowWords,
  colors: RowColors,
  { name, lead, trail = 0, placeholder }: MarkedRowsOptions,
): void {
  const own = sheet.theme.colors
  const inColors = (one: TextLayout) =>
    recolor(one, (color) => {
      if (color === own.ink) return colors.ink ?? color
      if (color === own.mutedInk) return colors.mutedInk ?? color
      return color === own.accent ? (colors.accent ?? color) : color
    })
  const y = (height: Points) => box.y + (box.height - height) / 2
  sheet.addText({
    name: `${name}-${index + 1}`,
    box: { x: box.x + lead, y: y(layout.height), width, height: layout.height },
    layout: inColors(layout),
    ...(placeholder && index === 0 ? { placeholder: 'body' as const } : {}),
    ...(row.link ? { link: row.link } : {}),
    ground: colors.ground,
  })
  if (detail) {
    const words = { ...detail, layout: inColors(detail.layout) }
    const right = rightEdge(box) - trail
    drawRowDetail(sheet, `${name}-${index + 1}`, words, box, right, colors.ground)
  }
}
