import { type Box, inches, type Points } from '../../scene/geometry.ts'
import { commonStep } from '../common-step.ts'
import { drawFooter, drawFrame } from '../frame.ts'
import { bottomEdge, rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { fitText } from '../text-fitting.ts'
import { inFont, resized, type TypeStep } from '../themes/type-step.ts'

/** More parts than this stand on further slides. */
const mostParts = 16

const inset = inches(0.25)

/** The deck's parts as numbered rows with the page each begins on; the part that comes next is marked. */
export function drawAgenda(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { agenda, firstNumber } = content
  if (agenda.length > mostParts) return false
  if (agenda.length > 0 && !drawParts(sheet, agenda, firstNumber)) return false
  drawFooter(sheet)
  return true
}

type Part = SlideContent['agenda'][number]

/** Sizes of a row's number, name and page. */
interface RowType {
  number: TypeStep
  name: TypeStep
  page: TypeStep
  nameLeft: Points
}

function drawParts(sheet: Sheet, parts: Part[], firstNumber: number): boolean {
  const { content: area } = sheet.theme.frame
  const columns = parts.length <= 4 ? 1 : 2
  const rows = Math.ceil(parts.length / columns)
  const width = (area.width - inches(0.2) * (columns - 1)) / columns
  // Fewer rows than four keep the height of four with a little more air.
  const height = Math.min(area.height / rows, inches(1.5))
  const type = rowType(sheet, parts, {
    width,
    height,
    columns,
    last: firstNumber + parts.length - 1,
  })
  if (type === undefined) return false
  for (let column = 0; column < columns; column++) {
    const own = parts.slice(column * rows, (column + 1) * rows)
    const box = { x: area.x + (width + inches(0.2)) * column, y: area.y, width, height }
    const place = { first: column * rows, count: parts.length, firstNumber }
    drawColumn(sheet, own, place, box, type)
  }
  return true
}

function rowType(
  sheet: Sheet,
  parts: Part[],
  room: { width: Points; height: Points; columns: number; last: number },
): RowType | undefined {
  const { width, height, columns, last } = room
  const { type, strong } = sheet.theme
  const names = parts.map((part) => part.text)
  const sizes = [...(columns === 1 ? [24] : []), 20, 18, 16, 14, 12].filter(
    (size) => size >= sheet.context.smallestBody,
  )
  for (const [index, size] of sizes.entries()) {
    // Rows of a list need air: less than this is left to smaller type.
    if (size * 2.4 > height && index < sizes.length - 1) continue
    const name = sized(inFont(type.large, strong), size)
    const nameLeft = inches(size > 20 ? 0.95 : 0.8)
    const room = {
      width: width - nameLeft - inches(0.7),
      height: height - 4,
      maximumLines: () => (index < sizes.length - 1 ? 2 : 6),
    }
    const steps = index < sizes.length - 1 ? [name, sized(name, size - 0.5)] : [name]
    if (commonStep(sheet, names, steps, room) !== name) continue
    return {
      // Two digits need the width of one and a half.
      number: resized(type.title, Math.min(size * (last > 9 ? 1.2 : 1.5), height * 0.5)),
      name,
      page: resized(type.body, Math.min(type.body.size, size)),
      nameLeft,
    }
  }
  return undefined
}

function sized(step: TypeStep, size: Points): TypeStep {
  return { ...step, size, lineHeight: Math.round(size * 1.25 * 2) / 2 }
}

function drawColumn(
  sheet: Sheet,
  parts: Part[],
  { first, count, firstNumber }: { first: number; count: number; firstNumber: number },
  row: Box,
  type: RowType,
): void {
  const { theme } = sheet
  const right = rightEdge(row)
  const boxes = parts.map((_, index) => ({ ...row, y: row.y + row.height * index }))
  const panels = parts.map((part, index) =>
    part.current
      ? theme.drawPanel(sheet, `part-${first + index + 1}-panel`, boxes[index] as Box, 'emphasis', {
          index: first + index,
          count,
        })
      : undefined,
  )
  const rule = (name: string, y: Points, stroke: typeof theme.listRules.top) =>
    sheet.addLine(name, { x: row.x, y }, { x: right, y }, stroke)
  rule(`rule-${first}`, row.y, theme.listRules.top)
  boxes.forEach((box, index) => {
    rule(`rule-${first}-${index + 1}`, bottomEdge(box), theme.listRules.between)
  })
  parts.forEach((part, index) => {
    const panel = panels[index]
    drawPart(sheet, part, firstNumber + first + index, boxes[index] as Box, type, {
      ground: panel?.ground ?? theme.ground,
      ink: panel?.ink ?? theme.colors.ink,
      mutedInk: panel?.mutedInk ?? theme.colors.mutedInk,
      accent: panel?.accent ?? theme.colors.accent,
    })
  })
}

function drawPart(
  sheet: Sheet,
  part: Part,
  number: number,
  box: Box,
  type: RowType,
  colors: { ground: string; ink: string; mutedInk: string; accent: string },
): void {
  const { ground } = colors
  const link = part.slideId === undefined ? {} : { link: { slideId: part.slideId } }
  const numberWidth = type.nameLeft - inset
  const digits = sheet.paragraph(String(number), type.number, { color: colors.accent })
  sheet.addText({
    name: `part-${number}-number`,
    box: { ...box, x: box.x + inset, width: numberWidth },
    anchor: 'middle',
    layout: sheet.set([digits], numberWidth, false),
    wrap: false,
    ground,
  })
  const pageWidth = inches(0.45)
  const width = box.width - type.nameLeft - inches(0.7)
  const name = fitText(
    sheet,
    part.text,
    [type.name],
    { width, height: box.height, balanced: true },
    { color: colors.ink },
  )
  if (name)
    sheet.addText({
      name: `part-${number}-name`,
      box: { ...box, x: box.x + type.nameLeft, width },
      anchor: 'middle',
      layout: name.layout,
      ground,
      ...link,
    })
  const page = part.slideId === undefined ? undefined : sheet.context.pageNumbers.get(part.slideId)
  if (page === undefined) return
  const shown = sheet.paragraph(String(page), type.page, {
    color: colors.mutedInk,
    align: 'end',
    tabularFigures: true,
  })
  sheet.addText({
    name: `part-${number}-page`,
    box: { ...box, x: rightEdge(box) - inset - pageWidth, width: pageWidth },
    anchor: 'middle',
    layout: sheet.set([shown], pageWidth, false),
    wrap: false,
    ground,
    ...link,
  })
}
