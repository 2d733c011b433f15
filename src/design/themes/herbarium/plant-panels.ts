import type { Sheet } from '../../sheet.ts'
import { deepGreen, foliage } from './colors.ts'
import { drawCornerPanel } from './corner-panel.ts'
import { drawFlower } from './flower.ts'
import { drawSprig } from './sprig.ts'

/** The panel beside the one figure of a slide: a plant in flower. */
export function drawBigNumberPlants(sheet: Sheet): void {
  const panel = { x: 664, y: 48, width: 252.8, height: 432 }
  const area = drawCornerPanel(sheet, 'plant-panel', panel, deepGreen)
  drawSprig(
    sheet,
    'sprig-1',
    {
      base: { x: 858, y: 520 },
      tip: { x: 872, y: 96 },
      pairs: 6,
      leaves: [118, 72],
      colors: foliage.far,
    },
    area,
  )
  drawSprig(
    sheet,
    'sprig-2',
    {
      base: { x: 764, y: 520 },
      tip: { x: 776, y: 132 },
      bow: -12,
      pairs: 7,
      leaves: [110, 54],
      colors: foliage.middle,
    },
    area,
  )
  drawFlower(sheet, 'flower-1', { x: 768, y: 182 }, 16, 10)
  drawFlower(sheet, 'flower-2', { x: 802, y: 244 }, 12, 30)
  drawFlower(sheet, 'flower-3', { x: 728, y: 276 }, 10.5, 0)
}

/** Where the panel beside a short text begins. */
export const companionLeft = 720

/** The same beside a short text, as high as the content. */
export function drawCompanionPlants(sheet: Sheet): void {
  const { y, height } = sheet.theme.frame.content
  const panel = { x: companionLeft, y, width: 916.8 - companionLeft, height: height - 2 }
  const area = drawCornerPanel(sheet, 'plant-panel', panel, deepGreen)
  drawSprig(
    sheet,
    'sprig-1',
    {
      base: { x: 876, y: 516 },
      tip: { x: 886, y: y + 20 },
      pairs: 5,
      leaves: [100, 60],
      colors: foliage.far,
    },
    area,
  )
  drawSprig(
    sheet,
    'sprig-2',
    {
      base: { x: 800, y: 516 },
      tip: { x: 812, y: y + 62 },
      bow: -10,
      pairs: 6,
      leaves: [88, 46],
      colors: foliage.middle,
    },
    area,
  )
  drawFlower(sheet, 'flower-1', { x: 806, y: y + 108 }, 14, 10)
  drawFlower(sheet, 'flower-2', { x: 832, y: y + 158 }, 11, 30)
}
