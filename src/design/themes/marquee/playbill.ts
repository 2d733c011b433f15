import { pageHeight, pageWidth } from '../../../scene/geometry.ts'
import type { Sheet } from '../../sheet.ts'
import { slideColors } from '../../tree/place-tree.ts'
import type { PanelColors } from '../theme.ts'
import { drawSunburst } from './fan.ts'
import { drawBulbs, drawPlaybillFrame } from './frames.ts'
import { house } from './house.ts'

/** The frame of covers, chapters and the last slide. */
export const playbill = { x: 26, y: 26, width: pageWidth - 52, height: pageHeight - 52 }

/** With what to write before the rising sun. */
export function onPlaybill(sheet: Sheet): PanelColors {
  return { ...slideColors(sheet), ground: house.ray }
}

/** How far the rows of bulbs stay away from the edges of the page, sideways and at the top and the foot. */
const [aside, inwards] = [64, 46]

/** A sun that rises in the dark, a stepped frame before it, a row of bulbs along its head and its foot. */
export function drawPlaybill(sheet: Sheet): void {
  drawSunburst(sheet, 'sunburst', { x: pageWidth / 2, y: 620 }, house.ray)
  drawPlaybillFrame(sheet, playbill)
  const rows = { 'bulbs-above': inwards, 'bulbs-below': pageHeight - inwards }
  const look = { radius: 2, pitch: 16, lit: true }
  for (const [name, y] of Object.entries(rows))
    drawBulbs(sheet, name, { x: aside, y }, { x: pageWidth - aside, y }, look)
}
