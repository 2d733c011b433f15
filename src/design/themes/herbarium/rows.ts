import type { Points } from '../../../scene/geometry.ts'
import { onCircle } from '../../devices/arc.ts'
import { drawRoundelNumber } from '../../devices/roundel.ts'
import { markedRows, type PlacedRow, type RowLook } from '../../layouts/marked-rows.ts'
import type { Sheet } from '../../sheet.ts'
import { berry, foliage, freshLeaf, paper } from './colors.ts'
import { drawLeaf } from './leaf.ts'
import { drawCornerPanel } from './panels.ts'

/** Room for a leaf or a number. */
const markWidth: Points = 62

/** A list as the labels of specimens: behind a leaf or a number in italics, parted by hairlines. */
export const drawHerbariumRows = markedRows((_, { name }) => ({
  lead: markWidth + 12,
  trail: 16,
  columnGap: 40,
  highest: 116,
  bullet: '•',
  draw: (sheet, one) => drawRow(sheet, `${name}-${one.index + 1}`, one),
}))

/** Leaves take turns in their green and in how they lie. */
const leaves = [
  { colors: foliage.green, angle: 58 },
  { colors: foliage.fresh, angle: 76 },
  { colors: foliage.far, angle: 48 },
  { colors: foliage.light, angle: 68 },
]

/** The row that matters lies on fresh green, the others under a hairline. */
function drawRow(
  sheet: Sheet,
  name: string,
  { row, box, place, index, lowest }: PlacedRow,
): ReturnType<RowLook['draw']> {
  const ground = row.strong ? freshLeaf : paper
  const rule = { ...box, y: box.y - 0.5, height: 1 }
  if (row.strong)
    drawCornerPanel(sheet, `${name}-panel`, box, freshLeaf, Math.min(30, box.height * 0.4))
  else if (place > 0) sheet.addShape(`${name}-rule`, rule, { fill: sheet.theme.colors.line })
  const center = { x: box.x + markWidth / 2, y: box.y + box.height / 2 }
  if (row.mark === undefined) {
    const length = Math.min(50, lowest * 0.72)
    const { colors, angle } = leaves[index % leaves.length] as (typeof leaves)[number]
    const base = onCircle(center, length / 2, angle + 180)
    drawLeaf(sheet, `${name}-leaf`, { base, angle, length, slim: 0.4 }, colors)
    return { ground }
  }
  const radius = markWidth / 2
  const look = { color: berry, ground, share: Math.min(1.4, (lowest * 0.6) / radius) }
  drawRoundelNumber(sheet, `${name}-number`, row.mark, center, radius, look)
  return { ground }
}
