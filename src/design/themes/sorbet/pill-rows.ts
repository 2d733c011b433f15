import type { Box, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import type { TextLayout } from '../../../scene/text.ts'
import { rightEdge } from '../../grid.ts'
import {
  drawRowDetail,
  type ListRow,
  type RowArrangement,
  rowParagraphs,
} from '../../layouts/row-list.ts'
import { lineBoxWidth } from '../../line-width.ts'
import type { Sheet } from '../../sheet.ts'
import { mostCharacters } from '../../shorten.ts'
import { longestWord } from '../../text-fitting.ts'
import { inFont, resized, type TypeStep } from '../type-step.ts'
import { drawDisc } from './discs.ts'
import { pastelAt } from './pastels.ts'

export interface PillRowsOptions extends RowArrangement {
  /** Every second row of a single column starts so much farther in. */
  stagger?: Points
  /** The highest that a row gets. */
  highest?: Points
}

const defaultSizes = [
  { head: 22, text: 20 },
  { head: 20, text: 18 },
  { head: 20, text: 16 },
  { head: 16, text: 14 },
  { head: 14, text: 12 },
]

/** A few rows are set larger. */
const fewSizes = [
  { head: 26, text: 26 },
  { head: 24, text: 24 },
]

/** Where a row was drawn, for what stands between rows. */
interface PlacedRow {
  box: Box
  /** Middle of its disc. */
  disc: { x: Points; y: Points }
}

/** A list as lying pills; undefined when it does not fit the area. */
export function drawPillRows(
  sheet: Sheet,
  rows: ListRow[],
  area: Box,
  options: PillRowsOptions,
): PlacedRow[] | undefined {
  const { columns, stagger = 0 } = options
  const sizes = options.sizes ?? (rows.length <= 3 ? [...fewSizes, ...defaultSizes] : defaultSizes)
  const length = rows.reduce(
    (sum, row) => sum + row.head.length + row.text.length + (row.children?.join('').length ?? 0),
    0,
  )
  const perColumn = Math.ceil(rows.length / columns)
  if (length > mostCharacters || perColumn > 10 || rows.length === 0) return undefined
  const gutter = columns === 2 ? 15 : 0
  const width = (area.width - gutter) / columns - stagger
  // Rows of one height in a good size come before larger type in rows of unlike heights.
  const passes = [
    ...sizes.filter((size) => size.text >= 16).map((size) => ({ size, even: true })),
    ...sizes.map((size) => ({ size, even: false })),
  ]
  for (const { size, even } of passes) {
    if (size.text < sheet.context.smallestBody) continue
    for (const gap of perColumn > 6 ? [8, 5] : [15, 10, 6]) {
      const heights = rowHeights(sheet, rows, width, area.height, perColumn, gap, size, options)
      if (heights === undefined || (even && !allEqual(heights))) continue
      return rows.map((row, index) => {
        const column = Math.floor(index / perColumn)
        const first = column * perColumn
        const y =
          area.y + heights.slice(first, index).reduce((sum, height) => sum + height + gap, 0)
        const x =
          area.x + column * (width + gutter) + (stagger > 0 && index % 2 === 1 ? stagger : 0)
        const box = { x, y, width, height: heights[index] as Points }
        const disc = drawRow(sheet, row, index, box, Math.min(...heights), size, options)
        return { box, disc }
      })
    }
  }
  return undefined
}

function allEqual(heights: Points[]): boolean {
  return heights.every((height) => Math.abs(height - (heights[0] ?? 0)) < 0.01)
}

type Size = { head: Points; text: Points }

function rowHeights(
  sheet: Sheet,
  rows: ListRow[],
  width: Points,
  room: Points,
  perColumn: number,
  gap: Points,
  size: Size,
  { highest = rows.length < 3 ? 140 : 104 }: PillRowsOptions,
): Points[] | undefined {
  const available = room - gap * (perColumn - 1)
  const equal = Math.min(available / perColumn, highest)
  const disc = Math.min(equal, 96)
  const padding = size.text >= 16 ? 9 : 6
  const needed = rows.map((row) => {
    const set = setRow(sheet, row, width, disc, size)
    return set === undefined ? undefined : set.height + 2 * padding
  })
  if (needed.some((height) => height === undefined)) return undefined
  const own = needed as Points[]
  if (own.every((height) => height <= equal + 0.01)) return own.map(() => equal)
  // Rows of unlike length share what is left.
  const columns = Math.ceil(rows.length / perColumn)
  const heights: Points[] = []
  for (let column = 0; column < columns; column++) {
    const part = own.slice(column * perColumn, (column + 1) * perColumn)
    const spare = room - gap * (part.length - 1) - part.reduce((sum, height) => sum + height, 0)
    if (spare < -0.01) return undefined
    heights.push(...part.map((height) => height + Math.min(spare / part.length, 24)))
  }
  return heights
}

interface RowTexts {
  layout: TextLayout
  width: Points
  left: Points
  height: Points
  detail: { layout: TextLayout; width: Points } | undefined
}

const marked = (row: ListRow) => row.mark !== undefined

/** A row's words: head and text in one box, so that they wrap as one. */
function setRow(
  sheet: Sheet,
  row: ListRow,
  width: Points,
  disc: Points,
  size: Size,
): RowTexts | undefined {
  const { theme } = sheet
  const { ink } = theme.colors
  const headStep = resized(theme.type.head, size.head)
  const body = resized(theme.type.body, size.text)
  const textStep: TypeStep = {
    ...body,
    // Under a head, and where a label in the strong face leads it, running text is lighter than that.
    font: { ...body.font, weight: 500 },
    lineHeight: Math.round(size.text * 1.32),
  }
  const left = marked(row) ? discInset(disc) + discSize(disc) + 18 : 30
  let right = 30
  let detail: RowTexts['detail']
  if (row.detail) {
    const step = inFont(textStep, theme.strong)
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
  if (room < 60) return undefined
  const words: [string, TypeStep][] = [
    [row.head, headStep],
    [row.text, textStep],
  ]
  if (size.text > 12 && words.some(([text, step]) => longestWord(sheet, text, step) > room))
    return undefined
  const paragraphs = rowParagraphs(sheet, row, {
    head: headStep,
    headColor: ink,
    text: textStep,
    textGap: 1,
    bullet: '•',
  })
  if (paragraphs.length === 0) return undefined
  const layout = sheet.setWithSlack(paragraphs, room)
  return { layout, width: room, left, height: layout.height, detail }
}

function discSize(height: Points): Points {
  return Math.min(height - 14, 74)
}

function discInset(height: Points): Points {
  return (height - discSize(height)) / 2
}

function drawRow(
  sheet: Sheet,
  row: ListRow,
  index: number,
  box: Box,
  lowest: Points,
  size: Size,
  options: PillRowsOptions,
): PlacedRow['disc'] {
  const fill = pastelAt(index)
  const name = `${options.name}-${index + 1}`
  sheet.addShape(
    `${name}-pill`,
    box,
    { fill },
    { type: 'rectangle', radius: Math.min(box.height / 2, 52) },
  )
  const disc = Math.min(lowest, 96)
  const radius = discSize(disc) / 2
  const center = { x: box.x + discInset(disc) + radius, y: box.y + box.height / 2 }
  if (marked(row)) drawMark(sheet, `${name}-mark`, row, center, radius)
  const set = setRow(sheet, row, box.width, disc, size)
  if (set === undefined) return center
  sheet.addText({
    name,
    box: {
      x: box.x + set.left,
      y: box.y + (box.height - set.height) / 2,
      width: set.width,
      height: set.height,
    },
    layout: set.layout,
    ...(options.placeholder && index === 0 ? { placeholder: 'body' as const } : {}),
    ...(row.link ? { link: row.link } : {}),
    ground: fill,
  })
  if (set.detail) drawRowDetail(sheet, name, set.detail, box, rightEdge(box) - 30, fill)
  return center
}

/** The disc at the start of a row: white with its number, or violet. */
function drawMark(
  sheet: Sheet,
  name: string,
  row: ListRow,
  center: { x: Points; y: Points },
  radius: Points,
): void {
  const { ink, accent, accentInk } = sheet.theme.colors
  const [fill, color]: [Color, Color] = row.strong ? [accent, accentInk] : ['#FFFFFF', ink]
  drawDisc(sheet, `${name}-disc`, center, radius, fill)
  drawDiscNumber(sheet, name, row.mark ?? '', center, radius, { color, ground: fill })
}

/** A number in a disc, as large as the disc allows. */
export function drawDiscNumber(
  sheet: Sheet,
  name: string,
  text: string,
  center: { x: Points; y: Points },
  radius: Points,
  { color, ground, largest }: { color: Color; ground: Color; largest?: Points },
): void {
  if (text === '') return
  const { stepNumber } = sheet.theme.type
  const wanted = largest ?? Math.min(stepNumber.size, radius * 0.87)
  const own = sheet.measure(text, resized(stepNumber, wanted))
  const room = radius * 1.5
  const size = Math.max(12, Math.floor(wanted * Math.min(1, room / own)))
  const step = resized(stepNumber, size)
  const layout = sheet.set(
    [sheet.paragraph(text, step, { color, align: 'center' })],
    2 * radius,
    false,
  )
  sheet.addText({
    name,
    box: {
      x: center.x - radius,
      y: center.y - layout.height / 2,
      width: 2 * radius,
      height: layout.height,
    },
    layout,
    wrap: false,
    ground,
  })
}
