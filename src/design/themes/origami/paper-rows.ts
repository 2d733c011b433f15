import type { Box, Points } from '../../../scene/geometry.ts'
import type { TextLayout } from '../../../scene/text.ts'
import { drawFacets } from '../../devices/facets.ts'
import { rightEdge } from '../../grid.ts'
import {
  drawRowDetail,
  type ListRow,
  type RowArrangement,
  rowParagraphs,
} from '../../layouts/row-list.ts'
import { lineBoxWidth } from '../../line-width.ts'
import { recolor } from '../../recolor.ts'
import type { Sheet } from '../../sheet.ts'
import { mostCharacters } from '../../shorten.ts'
import { longestWord } from '../../text-fitting.ts'
import { inFont, resized, type TypeStep } from '../theme.ts'
import { drawKite } from './folds.ts'
import { faceAt, paper } from './paper.ts'

/** How far the edge of a strip slants: in one strip inwards, in the next outwards again. */
const slant: Points = 12
const gutter: Points = 24
const inset: Points = 26
const markRoom: Points = 58
const kite = { width: 15, height: 17 }
const most = { perColumn: 10, rows: 16 }

const defaultSizes = [
  { head: 22, text: 20 },
  { head: 20, text: 18 },
  { head: 20, text: 16 },
  { head: 16, text: 14 },
  { head: 14, text: 12 },
]

/** A few rows are set larger. */
const fewSizes = [{ head: 24, text: 24 }]

/** A list as the folds of one long strip: rows touch, lighter and darker, their ends slant to and fro. False without room. */
export function drawPaperRows(sheet: Sheet, rows: ListRow[], arrangement: RowArrangement): boolean {
  const { content: area } = sheet.theme.frame
  const length = rows.reduce(
    (sum, row) => sum + row.head.length + row.text.length + (row.children?.join('').length ?? 0),
    0,
  )
  const { columns } = arrangement
  const perColumn = Math.ceil(rows.length / columns)
  if (length > mostCharacters || perColumn > most.perColumn || rows.length > most.rows) return false
  const width = (area.width - gutter * (columns - 1)) / columns
  const sizes =
    arrangement.sizes ?? (rows.length <= 4 ? [...fewSizes, ...defaultSizes] : defaultSizes)
  const fitting = sizes.filter((size) => size.text >= sheet.context.smallestBody)
  // Rows of one height in a good size come before larger type in rows of unlike heights.
  const passes = [
    ...fitting.filter((size) => size.text >= 16).map((size) => ({ size, even: true })),
    ...fitting.map((size) => ({ size, even: false })),
  ]
  for (const { size, even } of passes) {
    const sets = rows.map((row) => setRow(sheet, row, width, size))
    if (sets.some((set) => set === undefined)) continue
    const set = sets as RowTexts[]
    const heights = rowHeights(set, perColumn, area.height, size.text, even)
    if (heights === undefined) continue
    rows.forEach((row, index) => {
      const column = Math.floor(index / perColumn)
      const above = heights.slice(column * perColumn, index)
      const box = {
        x: area.x + column * (width + gutter),
        y: area.y + above.reduce((sum, height) => sum + height, 0),
        width,
        height: heights[index] as Points,
      }
      drawRow(sheet, row, index, set[index] as RowTexts, box, arrangement)
    })
    return true
  }
  return false
}

/** Rows of one height if that holds the highest, else as high as each needs; undefined without room. */
function rowHeights(
  sets: RowTexts[],
  perColumn: number,
  room: Points,
  size: Points,
  even: boolean,
): Points[] | undefined {
  const padding = size >= 16 ? 10 : 7
  const highest = perColumn < 3 ? 132 : 100
  const equal = Math.min(room / perColumn, highest)
  const needed = sets.map(({ layout }) => layout.height + 2 * padding)
  if (needed.every((height) => height <= equal + 0.01)) return needed.map(() => equal)
  if (even) return undefined
  const heights: Points[] = []
  for (let first = 0; first < needed.length; first += perColumn) {
    const own = needed.slice(first, first + perColumn)
    const spare = room - own.reduce((sum, height) => sum + height, 0)
    if (spare < -0.01) return undefined
    heights.push(...own.map((height) => height + Math.min(spare / own.length, 24)))
  }
  return heights
}

interface RowTexts {
  layout: TextLayout
  left: Points
  width: Points
  detail?: { layout: TextLayout; width: Points }
  number?: TypeStep
}

function setRow(
  sheet: Sheet,
  row: ListRow,
  width: Points,
  size: { head: Points; text: Points },
): RowTexts | undefined {
  const { type, strong, colors } = sheet.theme
  const ink = row.strong ? paper.white : colors.ink
  const head = resized(type.head, size.head)
  const text = { ...resized(type.body, size.text), lineHeight: Math.round(size.text * 1.34) }
  const left = row.mark === undefined ? inset + kite.width + 16 : inset + markRoom
  let right = inset
  let detail: RowTexts['detail']
  if (row.detail) {
    const step = inFont(text, strong)
    const own = Math.min(lineBoxWidth(sheet, row.detail.slice(0, 60), step, true), 120)
    const layout = sheet.set(
      [sheet.paragraph(row.detail, step, { color: ink, align: 'end', tabularFigures: true })],
      own,
      false,
    )
    if (layout.width > own + 0.4) return undefined
    detail = { layout, width: own }
    right += own + 18
  }
  const room = width - left - right
  const words: [string, TypeStep][] = [
    [row.head, head],
    [row.text, text],
  ]
  if (size.text > 12 && words.some(([one, step]) => longestWord(sheet, one, step) > room))
    return undefined
  const paragraphs = rowParagraphs(sheet, row, {
    head,
    headColor: ink,
    text,
    textGap: 2,
    bullet: '•',
  })
  if (paragraphs.length === 0) return undefined
  const layout = sheet.setWithSlack(paragraphs, room)
  const number = resized(type.stepNumber, Math.min(30, size.head + 6))
  return {
    layout: row.strong ? recolor(layout, () => paper.white) : layout,
    left,
    width: room,
    ...(detail ? { detail } : {}),
    ...(row.mark === undefined ? {} : { number }),
  }
}

function drawRow(
  sheet: Sheet,
  row: ListRow,
  index: number,
  set: RowTexts,
  box: Box,
  { name: prefix, placeholder }: RowArrangement,
): void {
  const { accent } = sheet.theme.colors
  const name = `${prefix}-${index + 1}`
  const ground = row.strong ? paper.teal : faceAt(index).ground
  drawFacets(sheet, `${name}-strip`, [{ points: stripCorners(box, index % 2 === 1), fill: ground }])
  if (row.mark !== undefined && set.number) {
    const width = markRoom - 8
    const color = row.strong ? paper.white : accent
    const layout = sheet.set([sheet.paragraph(row.mark, set.number, { color })], width, false)
    sheet.addText({
      name: `${name}-mark`,
      box: { x: box.x + inset, y: box.y, width, height: box.height },
      anchor: 'middle',
      layout,
      wrap: false,
      ground,
    })
  } else
    drawKite(
      sheet,
      `${name}-kite`,
      { x: box.x + inset - 4, y: box.y + (box.height - kite.height) / 2, ...kite },
      [paper.coral, paper.coralShade],
    )
  sheet.addText({
    name,
    box: { x: box.x + set.left, y: box.y, width: set.width, height: box.height },
    anchor: 'middle',
    layout: set.layout,
    ...(placeholder && index === 0 ? { placeholder: 'body' as const } : {}),
    ...(row.link ? { link: row.link } : {}),
    ground,
  })
  if (set.detail) drawRowDetail(sheet, name, set.detail, box, rightEdge(box) - inset, ground)
}

/** The outline of a strip: both ends slant the same way, back again in the next. */
function stripCorners({ x, y, width, height }: Box, back: boolean) {
  const [top, bottom] = back ? [slant, 0] : [0, slant]
  const end = width - slant
  return [
    { x: x + top, y },
    { x: x + end + top, y },
    { x: x + end + bottom, y: y + height },
    { x: x + bottom, y: y + height },
  ]
}
