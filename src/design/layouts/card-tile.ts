import type { IconName } from '../../deck/icon-names.ts'
import { type Box, inches } from '../../scene/geometry.ts'
import { drawIcon } from '../icons/draw-icon.ts'
import type { Sheet } from '../sheet.ts'
import { resized } from '../themes/type-step.ts'

/** Draws a card's tile into a box: its icon when all cards are `pictured`, else its number, which is `index` + 1. */
export function drawCardTile(
  sheet: Sheet,
  card: { icon?: IconName },
  index: number,
  box: Box,
  places: { count: number; pictured: boolean },
): void {
  const { theme } = sheet
  const { count, pictured } = places
  const { ground, ink } = theme.drawTile(sheet, `card-${index + 1}-tile`, box, { index, count })
  if (pictured && card.icon !== undefined) {
    const inset = box.width * (1 - 0.48 / 0.9) * 0.5
    const icon = {
      x: box.x + inset,
      y: box.y + inset,
      width: box.width - 2 * inset,
      height: box.height - 2 * inset,
    }
    drawIcon(sheet, `card-${index + 1}-icon`, card.icon, icon, ink)
    return
  }
  const size = box.width >= inches(0.9) ? 32 : box.width >= inches(0.6) ? 24 : 18
  const step = resized(theme.type.stepNumber, size)
  sheet.addText({
    name: `card-${index + 1}-number`,
    box,
    anchor: 'middle',
    layout: sheet.set(
      [sheet.paragraph(String(index + 1), step, { color: ink, align: 'center' })],
      box.width,
      false,
    ),
    wrap: false,
    ground,
  })
}
