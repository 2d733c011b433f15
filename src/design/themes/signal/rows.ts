import { type Points, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { drawLine } from '../../layouts/display-slide.ts'
import {
  type DrawRows,
  drawMarkedRows,
  type PlacedRow,
  type RowLook,
} from '../../layouts/marked-rows.ts'
import type { Sheet } from '../../sheet.ts'
import { resized } from '../type-step.ts'
import { drawArrowhead } from './chevrons.ts'
import { addPanel, black, blackPanel, white, yellow } from './colors.ts'
import { bandFoot } from './heading.ts'

/** Width of the black column that the marks stand in. */
const columnWidth: Points = 108
const margin: Points = 43.2

const sizes: Points[] = [24, 20, 18, 16, 14, 12]
/** Where lists end. */
const foot: Points = 494

/**
 * A list beside a black column that hangs from the title's band: in it numbers, or arrowheads that lead to each entry.
 * The row that matters lies on white.
 */
export const drawSignalRows: DrawRows = (sheet, rows, arrangement) => {
  const area = { x: 0, y: bandFoot, width: pageWidth, height: contentEnd(sheet, foot) - bandFoot }
  return drawMarkedRows(sheet, rows, area, arrangement, {
    sizes: (rows.length < 4 ? [26, ...sizes] : sizes).map((text) => ({ head: text + 2, text })),
    lead: columnWidth + 26,
    trail: margin,
    columnGap: 0,
    highest: 150,
    bullet: '▪',
    under: (_, [first]) => {
      const height = pageHeight - bandFoot
      const band = { x: first?.box.x ?? 0, y: bandFoot, width: columnWidth, height }
      addPanel(sheet, `column-${(first?.column ?? 0) + 1}`, band, blackPanel)
    },
    draw: (_, one) => drawRow(sheet, `${arrangement.name}-${one.index + 1}`, one),
  })
}

function drawRow(
  sheet: Sheet,
  name: string,
  { row, box, place, lowest }: PlacedRow,
): ReturnType<RowLook['draw']> {
  const field = { ...box, x: box.x + columnWidth, width: box.width - columnWidth }
  if (row.strong) sheet.addShape(`${name}-panel`, field, { fill: white })
  if (place > 0)
    sheet.addShape(`${name}-rule`, { ...field, y: box.y - 1, height: 2 }, { fill: black })
  const middle = box.y + box.height / 2
  const height = Math.min(30, lowest * 0.44)
  const width = height * 0.72
  const arrow = { x: box.x + (columnWidth - width) / 2, y: middle - height / 2, width, height }
  const { stepNumber } = sheet.theme.type
  const step = resized(stepNumber, Math.min(stepNumber.size, Math.max(14, lowest * 0.52)))
  const y = middle - step.lineHeight / 2
  const number = { x: box.x, y, width: columnWidth, step, tone: 'ink', align: 'center' } as const
  if (row.mark === undefined) drawArrowhead(sheet, `${name}-arrow`, arrow, yellow)
  else drawLine(sheet, `${name}-number`, row.mark, number, blackPanel)
  return { ground: row.strong ? white : yellow }
}
