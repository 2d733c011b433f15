import type { Box, Points } from '../../scene/geometry.ts'
import type { ParagraphSpecification } from '../../scene/text.ts'
import { mostCharacters } from '../../text/shorten.ts'
import { leadWordRuns, splitLeadWords } from '../lead-words.ts'
import { roomBeside } from '../line-width.ts'
import type { Sheet } from '../sheet.ts'
import type { PanelColors } from '../themes/theme.ts'
import { inFont, resized, type TypeStep } from '../themes/type-step.ts'
import { fitTree } from '../tree/fit-tree.ts'
import { slideColors } from '../tree/place-tree.ts'
import { toneColor } from '../tree/tone.ts'
import { column, type Part, parts, row, type Tone, type Tree, text } from '../tree/tree.ts'

/** What stands in one row. */
export interface ListRow {
  /** At its start: a number. */
  mark?: string
  /** In the display face. */
  head: string
  text: string
  /** Under the text and smaller. */
  children?: string[]
  /** At its end. */
  detail?: string
  /** The row that matters, or that comes next. */
  strong?: boolean
  link?: { slideId: string }
}

/** How rows are arranged: in one or two columns, in the type sizes that are tried in order. */
export interface RowArrangement {
  /** How nodes are named: `step` gives step-1. */
  name: string
  columns: 1 | 2
  sizes?: RowSize[]
  /** Where a row's text is the slide's body placeholder. */
  placeholder?: boolean
  /** The tree in which the rows stand, given the size of their texts: beside a lead, over a note. */
  within?: (rows: Tree, size: Points) => Tree
}

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
  /** Of its head. */
  head: Points
}

/** Sizes of a row's head and text. */
export interface RowSize {
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
  /** Room at its end; `width` is that of the column, in which texts stand in a step. */
  trail?: Points | ((sheet: Sheet, width: Points, step: TypeStep) => Points)
  /** The highest that a row gets when there is more room than words. */
  highest?: Points
  columnGap?: Points
  /** Between rows, the first with which they fit; they touch where there is none. */
  gaps?: Points[]
  /** Over and under the words of a row, in a good size and in a small one. */
  space?: { good: Points; small: Points }
  /** Between words and detail. */
  detailGap?: Points
  /** Of sub-items. */
  bullet: string
  /** Texts have it too, and sub-items a dash in a muted tone. */
  bulleted?: boolean
  /** Heads stand in a column of their own, so wide, and texts beside them. */
  headWidth?: Points
  headTone?: (row: ListRow) => Tone
  /** Of the words of a head before its colon. */
  leadTone?: Tone
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
/** By how much smaller the type may be, as a share of it, for rows of one height: one long row would set all of them small. */
const mostForOneHeight = 0.2
const mostPerColumn = 12
const widestDetail: Points = 110

/** A way to set the rows: their size, whether they are of one height, and the space between them. */
interface Attempt {
  text: Points
  size: RowSize
  equal: boolean
  gap: Points
}

/** The order in which ways to set the rows are tried: those of one height, in a good size, may cost a fifth of the type's size. */
function attempts(rows: ListRow[], { sizes }: RowArrangement, look: RowLook): Attempt[] {
  const { few = fewSizes, gaps = [0] } = look
  const own = sizes ?? look.sizes
  const all = own ?? (rows.length <= 3 ? [...few, ...defaultSizes] : defaultSizes)
  const worth = ({ equal, text }: Attempt) =>
    equal && text >= goodText ? text : text * (1 - mostForOneHeight)
  return [true, false]
    .flatMap((equal) =>
      all.flatMap((size) => gaps.map((gap) => ({ text: size.text, size, equal, gap }))),
    )
    .sort((one, other) => worth(other) - worth(one))
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
  // First words are strong in all rows or in none.
  const isLed = rows.every(({ head, text: words }) => splitLeadWords(head || words) !== undefined)
  const perColumn = Math.ceil(rows.length / columns)
  if (length > mostCharacters || perColumn > mostPerColumn || rows.length === 0) return false
  const { columnGap = 30, highest = rows.length < 3 ? 130 : 96 } = look
  return fitTree(sheet, area, attempts(rows, arrangement, look), (attempt) => {
    const { equal, gap, size } = attempt
    const type = (look.type ?? rowType)(sheet, size)
    const columnWidth = (area.width - columnGap * (columns - 1)) / columns
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
      head: size.head,
    })
    const { lead: room, trail = 0 } = look
    const leads = rows.map((row) => (typeof room === 'number' ? room : room(row, height)))
    const right =
      typeof trail === 'number' ? trail : trail(sheet, columnWidth - Math.max(...leads), type.text)
    const trees = rows.map((row, index): Tree => {
      const space = look.space ?? { good: 9, small: 5 }
      const around = attempt.text >= goodText ? space.good : space.small
      return {
        kind: 'ground',
        tree: rowWords(sheet, row, index, type, arrangement, { ...look, isLed }),
        padding: {
          x: leads[index] as Points,
          right,
          top: around,
          bottom: around,
        },
        draw: (on, box) => ({ ...slideColors(on), ...look.draw(on, placedAt(index, box)) }),
      }
    })
    const each = Array.from({ length: columns }, (_, at): Tree => {
      const start = at * perColumn
      const own = trees.slice(start, start + perColumn)
      // A last column that is shorter keeps the height of the rows beside it.
      const blanks = Array.from({ length: perColumn - own.length }, () => column([]))
      const part = { grow: 1, gap, ...(equal ? { most: highest } : {}) }
      return {
        ...column([...own, ...blanks].map((tree) => ({ tree, ...part }))),
        equal,
        under: (on, boxes) => {
          lowest = Math.min(...boxes.map((box) => box.height))
          const placed = boxes.slice(0, own.length)
          look.under?.(
            on,
            placed.map((box, index) => placedAt(start + index, box)),
          )
        },
      }
    })
    const all = row(each, columnGap)
    return arrangement.within?.(all, size.text) ?? all
  })
}

/** Draws rows in one arrangement into an area, the content area unless said; false without room. */
export type DrawRows = (
  sheet: Sheet,
  rows: ListRow[],
  arrangement: RowArrangement,
  area?: Box,
) => boolean

/** The rows of a theme, whose look may differ with how many they are and how they are arranged. */
export function markedRows(
  look: (rows: ListRow[], arrangement: RowArrangement) => RowLook,
): DrawRows {
  return (sheet, rows, arrangement, area = sheet.theme.frame.content) =>
    drawMarkedRows(sheet, rows, area, arrangement, look(rows, arrangement))
}

/** The words of a row in one box, so that they wrap as one, or the head in one of its own; the detail at its end. */
function rowWords(
  sheet: Sheet,
  row: ListRow,
  index: number,
  type: RowType,
  { name, placeholder }: RowArrangement,
  look: RowLook & { isLed: boolean },
): Tree {
  const { detailTone, detailGap = 18, headWidth } = look
  const own = `${name}-${index + 1}`
  const linked = row.link ? { link: row.link } : {}
  const saying = (node: string, said: ListRow, body: boolean): Tree =>
    text(
      node,
      { paragraphs: rowParagraphs(sheet, said, type, look) },
      {
        step: type.text,
        tone: 'ink',
        anchor: 'middle',
        ...(placeholder && body && index === 0 ? { placeholder: 'body' as const } : {}),
        ...linked,
      },
    )
  const beside: Part[] | undefined =
    headWidth === undefined
      ? undefined
      : [
          { tree: saying(`${own}-head`, { head: row.head, text: '' }, false), size: headWidth },
          { tree: saying(`${own}-text`, { ...row, head: '' }, true), gap: detailGap },
        ]
  const words = beside ? parts(beside) : saying(own, row, true)
  if (!row.detail) return words
  const width = roomBeside(sheet, row.detail.slice(0, 60), type.detail, true) + 2
  const detail = text(`${own}-detail`, row.detail, {
    step: type.detail,
    tone: detailTone?.(row) ?? 'mutedInk',
    align: 'end',
    tabularFigures: true,
    lines: 1,
    anchor: 'middle',
    ...linked,
  })
  const end: Part = { tree: detail, gap: detailGap, size: Math.min(width, widestDetail) }
  return parts([{ tree: words }, end])
}

/**
 * The words of a row as one text: the head, the text (its first words strong where there is no head and all rows have such), the sub-items after
 * bullets in the accent; in tones, for a text slot of a tree. Empty for a row without words.
 */
export function rowParagraphs(
  sheet: Sheet,
  row: ListRow,
  type: Pick<RowType, 'head' | 'text'>,
  {
    headTone,
    leadTone,
    bullet,
    bulleted,
    isLed,
  }: Pick<RowLook, 'headTone' | 'leadTone' | 'bullet' | 'bulleted'> & { isLed?: boolean },
): ParagraphSpecification[] {
  const ink = toneColor('ink')
  const paragraphs: ParagraphSpecification[] = []
  if (row.head !== '') {
    const color = toneColor(headTone?.(row) ?? 'ink')
    const lead = sheet.style(type.head, toneColor(leadTone ?? 'ink'))
    const head = sheet.style(type.head, color)
    const runs = leadTone && isLed ? leadWordRuns(row.head, head, lead) : row.head
    paragraphs.push(sheet.paragraph(runs, type.head, { color }))
  }
  const { size } = type.text
  const indent = bulleted ? Math.round(size * 1.05) : 0
  const mark = { character: bullet, style: sheet.style(type.text, toneColor('accent')), indent }
  if (row.text !== '') {
    const style = sheet.style(type.text, ink)
    const strong = sheet.style(inFont(type.text, sheet.theme.strong), ink)
    const runs = row.head === '' && isLed ? leadWordRuns(row.text, style, strong) : row.text
    paragraphs.push({
      ...sheet.paragraph(runs, type.text, { color: ink }),
      spaceBefore: paragraphs.length > 0 ? 2 : 0,
      ...(bulleted ? { bullet: mark } : {}),
    })
  }
  const small = resized(type.text, Math.max(12, size - (size > 16 ? 4 : 2)))
  const style = sheet.style(small, toneColor(bulleted ? 'mutedInk' : 'accent'))
  for (const child of row.children ?? [])
    paragraphs.push({
      ...sheet.paragraph(child, small, { color: bulleted ? toneColor('mutedInk') : ink }),
      ...(bulleted ? { marginStart: indent } : {}),
      spaceBefore: bulleted ? Math.round(size * 0.25) : 2,
      bullet: { character: bulleted ? '–' : bullet, style, indent: 18 },
    })
  return paragraphs
}

function rowType({ theme: { type } }: Sheet, size: RowSize): RowType {
  return {
    head: { ...resized(type.head, size.head), lineHeight: Math.round(size.head * 1.24) },
    text: { ...resized(type.body, size.text), lineHeight: Math.round(size.text * 1.36) },
    detail: resized(type.head, Math.min(20, size.head)),
  }
}
