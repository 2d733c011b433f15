import type { Box, Points } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { drawMarkedRows, type PlacedRow, type RowLook } from '../../layouts/marked-rows.ts'
import type { ListRow, RowArrangement } from '../../layouts/row-list.ts'
import type { Sheet } from '../../sheet.ts'
import { resized } from '../type-step.ts'
import { berry, foliage, freshLeaf, paper } from './colors.ts'
import { drawCornerPanel } from './corner-panel.ts'
import { drawLeaf } from './leaf.ts'

/** Where lists begin and end. */
const [head, foot]: [Points, Points] = [140, 488]
/** Room for a leaf or a number. */
const markWidth: Points = 62

const sizes = [
  { head: 28, text: 24 },
  { head: 26, text: 20 },
  { head: 24, text: 18 },
  { head: 22, text: 16 },
  { head: 18, text: 14 },
  { head: 16, text: 12 },
]

/** A list as the labels of specimens: behind a leaf or a number in italics, parted by hairlines. */
export function drawHerbariumRows(
  sheet: Sheet,
  rows: ListRow[],
  arrangement: RowArrangement,
  area?: Box,
): boolean {
  const { content } = sheet.theme.frame
  const whole = { ...content, y: head, height: contentEnd(sheet, foot) - head }
  return drawMarkedRows(sheet, rows, area ?? whole, arrangement, {
    sizes,
    lead: markWidth + 12,
    trail: 16,
    columnGap: 40,
    highest: 116,
    bullet: '•',
    draw: (_, one) => drawRow(sheet, `${arrangement.name}-${one.index + 1}`, one),
  })
}

/** The row that matters lies on fresh green, the others under a hairline. */
function drawRow(
  sheet: Sheet,
  name: string,
  { row, box, place, index, lowest }: PlacedRow,
): ReturnType<RowLook['draw']> {
  const { x, y, width } = box
  const ground = row.strong ? freshLeaf : paper
  if (row.strong)
    drawCornerPanel(sheet, `${name}-panel`, box, freshLeaf, Math.min(30, box.height * 0.4))
  else if (place > 0)
    sheet.addShape(
      `${name}-rule`,
      { x, y: y - 0.5, width, height: 1 },
      { fill: sheet.theme.colors.line },
    )
  const cell = { ...box, width: markWidth }
  if (row.mark === undefined) drawRowLeaf(sheet, `${name}-leaf`, index, cell, lowest)
  else drawNumber(sheet, `${name}-number`, row.mark, cell, lowest, ground)
  return { ground }
}

/** Leaves take turns in their green and in how they lie. */
const kinds = [
  { colors: foliage.green, angle: 58 },
  { colors: { blade: '#7FA971', vein: foliage.nearest.blade }, angle: 76 },
  { colors: foliage.far, angle: 48 },
  { colors: foliage.light, angle: 68 },
]

function drawRowLeaf(sheet: Sheet, name: string, index: number, cell: Box, lowest: Points): void {
  const length = Math.min(50, lowest * 0.72)
  const { colors, angle } = kinds[index % kinds.length] as (typeof kinds)[number]
  const turn = (angle * Math.PI) / 180
  const base = {
    x: cell.x + cell.width / 2 - (Math.sin(turn) * length) / 2,
    y: cell.y + cell.height / 2 + (Math.cos(turn) * length) / 2,
  }
  drawLeaf(sheet, name, { base, angle, length, slim: 0.4 }, colors)
}

function drawNumber(
  sheet: Sheet,
  name: string,
  mark: string,
  cell: Box,
  height: Points,
  ground: string,
): void {
  const { stepNumber } = sheet.theme.type
  const size = Math.max(16, Math.min(stepNumber.size, Math.floor(height * 0.6)))
  const paragraph = sheet.paragraph(mark, resized(stepNumber, size), {
    color: berry,
    align: 'center',
  })
  const layout = sheet.set([paragraph], cell.width, false)
  sheet.addText({
    name,
    box: { ...cell, y: cell.y + (cell.height - layout.height) / 2, height: layout.height },
    layout,
    wrap: false,
    ground,
  })
}
