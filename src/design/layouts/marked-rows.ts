import type { Box, Points } from '../../scene/geometry.ts'
import type { Sheet } from '../sheet.ts'
import { mostCharacters } from '../shorten.ts'
import type { DrawLayout, PanelColors, Theme } from '../themes/theme.ts'
import { resized, type TypeStep } from '../themes/type-step.ts'
import { fitTree } from '../tree/fit-tree.ts'
import { slideColors } from '../tree/place-tree.ts'
import { parts, type Tone, type Tree, text } from '../tree/tree.ts'
import { besideCompanion } from './beside-companion.ts'
import { rowColumns } from './row-columns.ts'
import {
  agendaOfRows,
  bulletsOfRows,
  type DrawRows,
  definitionOfRows,
  type ListRow,
  type RowArrangement,
  recapOfRows,
  rowParagraphs,
} from './row-list.ts'

/** A row where it stands. */
export interface PlacedRow {
  row: ListRow
  /** Among all rows, from 0. */
  index: number
  /** Its column, and its place in that from 0. */
  column: number
  place: number
  box: Box
  /** Of the lowest row of its column: marks of equals are of one size. */
  lowest: Points
  /** The height of rows of one height. */
  equal: Points
}

/** Sizes of a row's head and text. */
interface RowSize {
  head: Points
  text: Points
}

/** The steps of a row's words, and of the detail at its end. */
interface RowType {
  head: TypeStep
  text: TypeStep
  detail: TypeStep
}

/** How a theme's rows look. */
export interface RowLook {
  /** Tried in this order, unless the arrangement has sizes of its own. */
  sizes?: RowSize[]
  /** Tried before the common sizes where the rows are three at the most and the theme has no `sizes`. */
  few?: RowSize[]
  type?: (sheet: Sheet, size: RowSize) => RowType
  /** Room at the start of a row for its mark; `equal` is the height of rows of one height. */
  lead: Points | ((row: ListRow, equal: Points) => Points)
  /** Room at its end. */
  trail?: Points
  /** The highest that a row gets when there is more room than words. */
  highest?: Points
  columnGap?: Points
  /** Between rows, the first with which they fit; they touch where there is none. */
  gaps?: Points[]
  /** Over and under the words of a row, in a good size and in a small one. */
  space?: { good: Points; small: Points }
  /** Between words and detail. */
  detailGap?: Points
  bullet: string
  headTone?: (row: ListRow) => Tone
  detailTone?: (row: ListRow) => Tone
  /** Draws what lies under the rows of a column. */
  under?: (sheet: Sheet, rows: PlacedRow[]) => void
  /** Draws the ground and the mark of a row, and says with which colours to write on it, where not the slide's own. */
  draw: (sheet: Sheet, row: PlacedRow) => Partial<PanelColors>
}

const defaultSizes: RowSize[] = [
  { head: 24, text: 22 },
  { head: 22, text: 20 },
  { head: 20, text: 18 },
  { head: 18, text: 16 },
  { head: 16, text: 14 },
  { head: 14, text: 12 },
]
const fewSizes: RowSize[] = [{ head: 28, text: 26 }]

/** Texts from this size on are a good size. */
const goodText: Points = 16
const mostPerColumn = 12
const widestDetail: Points = 110

/** A way to set the rows: their size, whether they are of one height, and the space between them. */
interface Attempt {
  text: Points
  size: RowSize
  equal: boolean
  gap: Points
}

/** Rows of one height in a good size come before larger type in rows of unlike heights. */
function attempts(rows: ListRow[], { sizes }: RowArrangement, look: RowLook): Attempt[] {
  const { few = fewSizes, gaps = [0] } = look
  const own = sizes ?? look.sizes
  const all = own ?? (rows.length <= 3 ? [...few, ...defaultSizes] : defaultSizes)
  const attempt = (size: RowSize, equal: boolean) =>
    gaps.map((gap) => ({ text: size.text, size, equal, gap }))
  return [
    ...all.filter(({ text }) => text >= goodText).flatMap((size) => attempt(size, true)),
    ...all.flatMap((size) => [
      ...(size.text < goodText ? attempt(size, true) : []),
      ...attempt(size, false),
    ]),
  ]
}

/**
 * A list as rows with a mark each in one column or two, in the first sizes in which all of them fit. False when they do
 * not fit the area.
 */
export function drawMarkedRows(
  sheet: Sheet,
  rows: ListRow[],
  area: Box,
  arrangement: RowArrangement,
  look: RowLook,
): boolean {
  const { columns } = arrangement
  const length = rows.reduce(
    (sum, row) => sum + row.head.length + row.text.length + (row.children?.join('').length ?? 0),
    0,
  )
  const perColumn = Math.ceil(rows.length / columns)
  if (length > mostCharacters || perColumn > mostPerColumn || rows.length === 0) return false
  const { columnGap = 30, highest = rows.length < 3 ? 130 : 96 } = look
  return fitTree(sheet, area, attempts(rows, arrangement, look), (attempt) => {
    const { equal, gap } = attempt
    const height = Math.min((area.height - gap * (perColumn - 1)) / perColumn, highest)
    let lowest = height
    const placedAt = (index: number, box: Box): PlacedRow => ({
      row: rows[index] as ListRow,
      index,
      column: Math.floor(index / perColumn),
      place: index % perColumn,
      box,
      lowest,
      equal: height,
    })
    const trees = rows.map((row, index): Tree => {
      const lead = typeof look.lead === 'number' ? look.lead : look.lead(row, height)
      const space = look.space ?? { good: 9, small: 5 }
      const around = attempt.text >= goodText ? space.good : space.small
      return {
        kind: 'ground',
        tree: rowWords(sheet, row, index, attempt.size, arrangement, look),
        padding: { x: lead, right: look.trail ?? 0, top: around, bottom: around },
        draw: (on, box) => ({ ...slideColors(on), ...look.draw(on, placedAt(index, box)) }),
      }
    })
    return rowColumns(trees, columns, columnGap, {
      gap,
      ...(equal ? { equal, most: highest } : {}),
      under: (on, boxes, first) => {
        lowest = Math.min(...boxes.map((box) => box.height))
        look.under?.(
          on,
          boxes.map((box, index) => placedAt(first + index, box)),
        )
      },
    })
  })
}

/** The words of a row in one box, so that they wrap as one, and the detail at its end. */
function rowWords(
  sheet: Sheet,
  row: ListRow,
  index: number,
  size: RowSize,
  { name, placeholder }: RowArrangement,
  look: RowLook,
): Tree {
  const type = (look.type ?? rowType)(sheet, size)
  const { headTone, detailTone, detailGap = 18, bullet } = look
  const paragraphs = rowParagraphs(sheet, row, {
    ...type,
    headTone: headTone?.(row) ?? 'ink',
    textGap: 2,
    bullet,
  })
  const own = `${name}-${index + 1}`
  const words = text(
    own,
    { paragraphs },
    {
      step: type.text,
      tone: 'ink',
      anchor: 'middle',
      ...(placeholder && index === 0 ? { placeholder: 'body' as const } : {}),
      ...(row.link ? { link: row.link } : {}),
    },
  )
  if (!row.detail) return words
  const width = sheet.measure(row.detail.slice(0, 60), type.detail, true) * 1.03 + 2
  const detail = text(`${own}-detail`, row.detail, {
    step: type.detail,
    tone: detailTone?.(row) ?? 'mutedInk',
    align: 'end',
    tabularFigures: true,
    lines: 1,
    anchor: 'middle',
  })
  return parts([
    { tree: words },
    { tree: detail, gap: detailGap, size: Math.min(width, widestDetail) },
  ])
}

function rowType({ theme: { type } }: Sheet, size: RowSize): RowType {
  return {
    head: { ...resized(type.head, size.head), lineHeight: Math.round(size.head * 1.24) },
    text: { ...resized(type.body, size.text), lineHeight: Math.round(size.text * 1.36) },
    detail: resized(type.head, Math.min(20, size.head)),
  }
}

/** Draws rows into an area; false without room. */
export type DrawRowsInto = (
  sheet: Sheet,
  rows: ListRow[],
  arrangement: RowArrangement,
  area?: Box,
) => boolean

/** The lists of a theme whose rows are drawn by `draw`. */
interface RowLists {
  draw: DrawRowsInto
  /** The largest sizes of terms and their meanings. */
  largestTerm: RowSize
  /** A few short items or parts stand beside the theme's own picture. */
  beside?: boolean
  /** Where items are not shown as the others. */
  bullets?: DrawLayout
  /** Draws the deck's parts, where those look otherwise. */
  drawParts?: DrawRows
}

/** Items, key points, the deck's parts and terms: all rows of one kind. */
export function rowLayouts({
  draw,
  largestTerm,
  beside = false,
  bullets,
  drawParts,
}: RowLists): Pick<Theme['layouts'], 'bullets' | 'recap' | 'agenda' | 'definition'> {
  const drawItems: DrawRows = (sheet, rows, arrangement) =>
    (beside &&
      besideCompanion(sheet, rows, (area) =>
        draw(sheet, rows, { ...arrangement, columns: 1 }, area),
      )) ||
    draw(sheet, rows, arrangement)
  return {
    bullets: bullets ?? bulletsOfRows(drawItems),
    recap: recapOfRows(draw),
    agenda: agendaOfRows(drawParts ?? drawItems),
    definition: definitionOfRows(draw, largestTerm),
  }
}
