import type { Box, Points } from '../../scene/geometry.ts'
import type { Color } from '../../scene/paint.ts'
import type { TextLayout } from '../../scene/text.ts'
import { rightEdge } from '../grid.ts'
import { recolor } from '../recolor.ts'
import type { Sheet } from '../sheet.ts'
import { mostCharacters } from '../shorten.ts'
import { longestWord } from '../text-fitting.ts'
import { resized, type TypeStep } from '../themes/theme.ts'
import { type ListRow, rowParagraphs } from './row-list.ts'

/** A row where it stands. */
export interface PlacedRow {
  row: ListRow
  /** Among all rows, from 0. */
  index: number
  /** Its column, and its place in that from 0. */
  column: number
  place: number
  box: Box
}

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
  sizes?: { head: Points; text: Points }[]
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

type Size = { head: Points; text: Points }

const defaultSizes: Size[] = [
  { head: 24, text: 22 },
  { head: 22, text: 20 },
  { head: 20, text: 18 },
  { head: 18, text: 16 },
  { head: 16, text: 14 },
  { head: 14, text: 12 },
]

/** A few rows are set larger. */
const fewSizes: Size[] = [{ head: 28, text: 26 }]

interface SetRow {
  layout: TextLayout
  width: Points
  detail: { layout: TextLayout; width: Points } | undefined
}

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
  const length = rows.reduce(
    (sum, row) => sum + row.head.length + row.text.length + (row.children?.join('').length ?? 0),
    0,
  )
  const perColumn = Math.ceil(rows.length / columns)
  if (length > mostCharacters || perColumn > 12 || rows.length === 0) return false
  const width = (area.width - columnGap * (columns - 1)) / columns
  const equal = Math.min(area.height / perColumn, highest)
  const passes = [
    ...sizes.filter((size) => size.text >= 16).map((size) => ({ size, even: true })),
    ...sizes.map((size) => ({ size, even: false })),
  ]
  for (const { size, even } of passes) {
    if (size.text < sheet.context.smallestBody) continue
    const sets = rows.map((row) => setRow(sheet, row, width, size, options))
    if (sets.some((set) => set === undefined)) continue
    const space = size.text >= 16 ? 9 : 5
    const needed = sets.map((set) => (set?.layout.height ?? 0) + 2 * space)
    const heights = needed.every((height) => height <= equal + 0.01)
      ? needed.map(() => equal)
      : even
        ? undefined
        : shareHeights(needed, perColumn, area.height)
    if (heights === undefined) continue
    const placed = rows.map((row, index): PlacedRow => {
      const column = Math.floor(index / perColumn)
      const above = heights.slice(column * perColumn, index)
      const box = {
        x: area.x + column * (width + columnGap),
        y: area.y + above.reduce((sum, height) => sum + height, 0),
        width,
        height: heights[index] as Points,
      }
      return { row, index, column, place: index % perColumn, box }
    })
    const colors = options.draw(sheet, placed)
    placed.forEach((one, index) => {
      const own = colors[index] as RowColors
      options.drawMark?.(sheet, one, own)
      addWords(sheet, one, sets[index] as SetRow, own, options)
    })
    return true
  }
  return false
}

/** More rows or longer ones than these need the whole width. */
const sparse = { rows: 3, characters: 110 }

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

function setRow(
  sheet: Sheet,
  row: ListRow,
  width: Points,
  size: Size,
  { lead, trail = 0, bullet }: MarkedRowsOptions,
): SetRow | undefined {
  const { theme } = sheet
  const { ink, mutedInk } = theme.colors
  const headStep: TypeStep = {
    ...resized(theme.type.head, size.head),
    lineHeight: Math.round(size.head * 1.24),
  }
  const textStep: TypeStep = {
    ...resized(theme.type.body, size.text),
    lineHeight: Math.round(size.text * 1.36),
  }
  let room = width - lead - trail
  let detail: SetRow['detail']
  if (row.detail) {
    const step = resized(theme.type.head, Math.min(20, size.head))
    const own = Math.min(sheet.measure(row.detail.slice(0, 60), step, true) * 1.03 + 2, 110)
    const paragraph = sheet.paragraph(row.detail, step, {
      color: mutedInk,
      align: 'end',
      tabularFigures: true,
    })
    const layout = sheet.set([paragraph], own, false)
    if (layout.width > own + 0.4) return undefined
    detail = { layout, width: own }
    room -= own + 18
  }
  if (room < 60) return undefined
  const broken =
    longestWord(sheet, row.head, headStep) > room || longestWord(sheet, row.text, textStep) > room
  if (broken && size.text > 12) return undefined
  const paragraphs = rowParagraphs(sheet, row, {
    head: headStep,
    headColor: ink,
    text: textStep,
    textGap: 2,
    bullet,
  })
  if (paragraphs.length === 0) return undefined
  return { layout: sheet.setWithSlack(paragraphs, room), width: room, detail }
}

function addWords(
  sheet: Sheet,
  { row, index, box }: PlacedRow,
  { layout, width, detail }: SetRow,
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
  if (detail)
    sheet.addText({
      name: `${name}-${index + 1}-detail`,
      box: {
        x: rightEdge(box) - trail - detail.width,
        y: y(detail.layout.height),
        width: detail.width,
        height: detail.layout.height,
      },
      layout: inColors(detail.layout),
      wrap: false,
      ground: colors.ground,
    })
}
