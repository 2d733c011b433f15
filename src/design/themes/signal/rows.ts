import {
  type Box,
  type Point,
  type Points,
  pageHeight,
  pageWidth,
} from '../../../scene/geometry.ts'
import type { TextLayout } from '../../../scene/text.ts'
import {
  type DrawRows,
  drawRowDetail,
  type ListRow,
  type RowArrangement,
  rowParagraphs,
} from '../../layouts/row-list.ts'
import type { Sheet } from '../../sheet.ts'
import { mostCharacters } from '../../shorten.ts'
import { longestWord } from '../../text-fitting.ts'
import { resized, type TypeStep } from '../theme.ts'
import { addPanel } from './add-panel.ts'
import { drawPolygon } from './chevrons.ts'
import { black, white, yellow } from './colors.ts'
import { bandFoot } from './heading.ts'

/** Width of the black column that the numbers stand in. */
const columnWidth: Points = 108
const textInset: Points = 26
const floor: Points = 494
const right: Points = 916.8

interface Size {
  head: Points
  text: Points
}

const defaultSizes: Size[] = [
  { head: 26, text: 24 },
  { head: 24, text: 20 },
  { head: 22, text: 18 },
  { head: 20, text: 16 },
  { head: 16, text: 14 },
  { head: 14, text: 12 },
]

/**
 * A list beside a black column that hangs from the title's band: in it numbers, or arrowheads that lead to each entry.
 * The row that matters lies on white.
 */
export const drawSignalRows: DrawRows = (sheet, rows, arrangement) => {
  const { columns } = arrangement
  const length = rows.reduce(
    (sum, row) => sum + row.head.length + row.text.length + (row.children?.join('').length ?? 0),
    0,
  )
  const perColumn = Math.ceil(rows.length / columns)
  if (length > mostCharacters || perColumn > 12 || rows.length === 0) return false
  const width = pageWidth / columns
  const room = floor - bandFoot
  for (const size of arrangement.sizes ?? defaultSizes) {
    if (size.text < sheet.context.smallestBody) continue
    const sets = rows.map((row, index) => {
      const last = Math.floor(index / perColumn) === columns - 1
      return setRow(
        sheet,
        row,
        (last ? width - (pageWidth - right) : width - 20) - columnWidth - textInset,
        size,
      )
    })
    if (sets.some((set) => set === undefined)) continue
    const space = size.text >= 16 ? 9 : 5
    const heights: Points[] = []
    for (let first = 0; first < rows.length; first += perColumn) {
      const needed = sets
        .slice(first, first + perColumn)
        .map((set) => (set?.layout.height ?? 0) + 2 * space)
      heights.push(...shared(needed, room))
    }
    if (heights.some((height) => height < 0)) continue
    for (let column = 0; column < columns; column++)
      addPanel(
        sheet,
        `column-${column + 1}`,
        { x: width * column, y: bandFoot, width: columnWidth, height: pageHeight - bandFoot },
        black,
      )
    // Marks of equals are of one size.
    const lowest = Math.min(...heights)
    rows.forEach((row, index) => {
      const column = Math.floor(index / perColumn)
      const first = column * perColumn
      const y = bandFoot + heights.slice(first, index).reduce((sum, height) => sum + height, 0)
      const box = { x: width * column, y, width, height: heights[index] as Points }
      drawRow(sheet, row, index, box, sets[index] as SetRow, arrangement, {
        ruled: index > first,
        lowest,
      })
    })
    return true
  }
  return false
}

/** Rows of one height where that holds the highest, else each as high as it needs; negative ones where they do not fit. */
function shared(needed: Points[], room: Points): Points[] {
  const equal = Math.min(room / needed.length, 150)
  if (needed.every((height) => height <= equal + 0.01)) return needed.map(() => equal)
  const spare = room - needed.reduce((sum, height) => sum + height, 0)
  return needed.map((height) => (spare < -0.01 ? -1 : height + spare / needed.length))
}

interface SetRow {
  layout: TextLayout
  width: Points
  detail: { layout: TextLayout; width: Points } | undefined
}

function setRow(sheet: Sheet, row: ListRow, width: Points, size: Size): SetRow | undefined {
  const { type } = sheet.theme
  const head: TypeStep = {
    ...resized(type.head, size.head),
    lineHeight: Math.round(size.head * 1.24),
  }
  const text: TypeStep = {
    ...resized(type.body, size.text),
    lineHeight: Math.round(size.text * 1.34),
  }
  let room = width
  let detail: SetRow['detail']
  if (row.detail) {
    const step = resized(type.head, Math.min(24, size.head))
    const own = Math.min(sheet.measure(row.detail.slice(0, 60), step, true) * 1.03 + 2, 110)
    const paragraph = sheet.paragraph(row.detail, step, {
      color: black,
      align: 'end',
      tabularFigures: true,
    })
    const layout = sheet.set([paragraph], own, false)
    if (layout.width > own + 0.4) return undefined
    detail = { layout, width: own }
    room -= own + 20
  }
  const broken =
    longestWord(sheet, row.head, head) > room || longestWord(sheet, row.text, text) > room
  if (broken && size.text > 12) return undefined
  const paragraphs = rowParagraphs(sheet, row, {
    head,
    headColor: black,
    text,
    textGap: 2,
    bullet: '▪',
  })
  if (paragraphs.length === 0) return undefined
  return { layout: sheet.setWithSlack(paragraphs, room), width: room, detail }
}

function drawRow(
  sheet: Sheet,
  row: ListRow,
  index: number,
  box: Box,
  set: SetRow,
  { name: prefix, placeholder }: RowArrangement,
  { ruled, lowest }: { ruled: boolean; lowest: Points },
): void {
  const name = `${prefix}-${index + 1}`
  const x = box.x + columnWidth
  const end = box.x + box.width
  const ground = row.strong ? white : yellow
  if (row.strong) sheet.addShape(`${name}-panel`, { ...box, x, width: end - x }, { fill: white })
  const rule = { x, y: box.y - 1, width: end - x, height: 2 }
  if (ruled) sheet.addShape(`${name}-rule`, rule, { fill: black })
  const center = { x: box.x + columnWidth / 2, y: box.y + box.height / 2 }
  if (row.mark === undefined)
    drawArrowhead(sheet, `${name}-arrow`, center, Math.min(15, lowest * 0.22))
  else drawMark(sheet, name, row.mark, center, lowest)
  sheet.addText({
    name,
    box: {
      x: x + textInset,
      y: box.y + (box.height - set.layout.height) / 2,
      width: set.width,
      height: set.layout.height,
    },
    layout: set.layout,
    ...(placeholder && index === 0 ? { placeholder: 'body' as const } : {}),
    ...(row.link ? { link: row.link } : {}),
    ground,
  })
  if (set.detail) drawRowDetail(sheet, name, set.detail, box, Math.min(end - 20, right), ground)
}

/** A triangle that points to the text, `radius` half its height. */
function drawArrowhead(sheet: Sheet, name: string, { x, y }: Point, radius: Points): void {
  const half = radius * 0.72
  const points = [
    { x: x - half, y: y - radius },
    { x: x + half, y },
    { x: x - half, y: y + radius },
  ]
  drawPolygon(sheet, name, points, yellow)
}

function drawMark(sheet: Sheet, name: string, mark: string, center: Point, height: Points): void {
  const { stepNumber } = sheet.theme.type
  const step = resized(
    stepNumber,
    Math.max(14, Math.min(stepNumber.size, Math.floor(height * 0.52))),
  )
  const paragraph = sheet.paragraph(mark, step, { color: yellow, align: 'center' })
  const layout = sheet.set([paragraph], columnWidth, false)
  const baseline = layout.paragraphs[0]?.lines[0]?.baseline ?? layout.height
  sheet.addText({
    name: `${name}-number`,
    box: {
      x: center.x - columnWidth / 2,
      // Digits stand in the middle by their ink.
      y: center.y + step.size * 0.43 - baseline,
      width: columnWidth,
      height: layout.height,
    },
    layout,
    wrap: false,
    ground: black,
  })
}
