import type { Box, Points } from '../../scene/geometry.ts'
import type { TextLayout } from '../../scene/text.ts'
import type { Sheet } from '../sheet.ts'
import { mostCharacters } from '../shorten.ts'
import { longestWord } from '../text-fitting.ts'
import { resized, type TypeStep } from '../themes/type-step.ts'
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

/** Sizes of a row's head and text. */
export interface RowSize {
  head: Points
  text: Points
}

/** The words of a row: what it says, and the detail at its end. */
export interface RowWords {
  layout: TextLayout
  width: Points
  detail: { layout: TextLayout; width: Points } | undefined
}

/** How rows stand in their area. */
interface RowPlan {
  columns: 1 | 2
  columnGap: Points
  /** The highest that a row gets when there is more room than words. */
  highest: Points
  /** Tried in this order. */
  sizes: RowSize[]
  /** Space over and under the words of a row, in a good size and in a small one. */
  space: { good: Points; small: Points }
}

/** Texts from this size on are a good size. */
const goodText: Points = 16
const mostPerColumn = 12

/**
 * Rows in one column or two, in the first sizes in which all of them fit the area: rows of one height in a good size
 * come before rows of unlike heights. `set` sets the words of a row of that width in a size, undefined if they do not
 * fit it; `equal` is the height of rows of one height. Undefined when they fit in no size.
 */
export function arrangeRows(
  sheet: Sheet,
  rows: ListRow[],
  area: Box,
  { columns, columnGap, highest, sizes, space }: RowPlan,
  set: (
    row: ListRow,
    size: RowSize,
    room: { width: Points; equal: Points },
  ) => RowWords | undefined,
): { placed: PlacedRow[]; words: RowWords[]; equal: Points } | undefined {
  const length = rows.reduce(
    (sum, row) => sum + row.head.length + row.text.length + (row.children?.join('').length ?? 0),
    0,
  )
  const perColumn = Math.ceil(rows.length / columns)
  if (length > mostCharacters || perColumn > mostPerColumn || rows.length === 0) return undefined
  const width = (area.width - columnGap * (columns - 1)) / columns
  const equal = Math.min(area.height / perColumn, highest)
  const passes = [
    ...sizes.filter((size) => size.text >= goodText).map((size) => ({ size, even: true })),
    ...sizes.map((size) => ({ size, even: false })),
  ]
  for (const { size, even } of passes) {
    if (size.text < sheet.context.smallestBody) continue
    const words = setAll(rows, (row) => set(row, size, { width, equal }))
    if (words === undefined) continue
    const around = 2 * (size.text >= goodText ? space.good : space.small)
    const needed = words.map(({ layout }) => layout.height + around)
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
    return { placed, words, equal }
  }
  return undefined
}

function setAll(
  rows: ListRow[],
  set: (row: ListRow) => RowWords | undefined,
): RowWords[] | undefined {
  const all: RowWords[] = []
  for (const row of rows) {
    const words = set(row)
    if (words === undefined) return undefined
    all.push(words)
  }
  return all
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

/** The narrowest that the words of a row may be. */
const narrowest: Points = 60
const widestDetail: Points = 110

/**
 * Sets the words of a row in a size: the detail, then in what is left of `room` the head, the text and the sub-items.
 * Undefined where they do not fit, or a word would be broken above 12 pt.
 */
export function setRowWords(
  sheet: Sheet,
  row: ListRow,
  room: Points,
  size: RowSize,
  look: { headColor: string; detailColor: string; detailGap: Points; bullet: string },
): RowWords | undefined {
  const { type } = sheet.theme
  const headStep: TypeStep = {
    ...resized(type.head, size.head),
    lineHeight: Math.round(size.head * 1.24),
  }
  const textStep: TypeStep = {
    ...resized(type.body, size.text),
    lineHeight: Math.round(size.text * 1.36),
  }
  let width = room
  let detail: RowWords['detail']
  if (row.detail) {
    const step = resized(type.head, Math.min(20, size.head))
    const own = Math.min(
      sheet.measure(row.detail.slice(0, 60), step, true) * 1.03 + 2,
      widestDetail,
    )
    const paragraph = sheet.paragraph(row.detail, step, {
      color: look.detailColor,
      align: 'end',
      tabularFigures: true,
    })
    const layout = sheet.set([paragraph], own, false)
    if (layout.width > own + 0.4) return undefined
    detail = { layout, width: own }
    width -= own + look.detailGap
  }
  if (width < narrowest) return undefined
  const broken =
    longestWord(sheet, row.head, headStep) > width || longestWord(sheet, row.text, textStep) > width
  if (broken && size.text > 12) return undefined
  const paragraphs = rowParagraphs(sheet, row, {
    head: headStep,
    headColor: look.headColor,
    text: textStep,
    textGap: 2,
    bullet: look.bullet,
  })
  if (paragraphs.length === 0) return undefined
  return { layout: sheet.setWithSlack(paragraphs, width), width, detail }
}
