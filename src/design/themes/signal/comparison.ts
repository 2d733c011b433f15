import { drawComparison } from '../../layouts/comparison.ts'
import { drawRowGrounds } from '../../row-grounds.ts'
import type { DrawLayout } from '../theme.ts'
import { black } from './colors.ts'

/** Things side by side, their rows parted by thick lines. */
export const drawSignalComparison: DrawLayout = (sheet, content) => {
  if (!drawComparison(sheet, content)) return false
  drawRowGrounds(sheet, /^row-(\d+)-/, (box, index) => {
    if (index > 0)
      sheet.addShape(`row-${index + 1}-slab`, { ...box, y: box.y - 1, height: 2 }, { fill: black })
    return undefined
  })
  return true
}
