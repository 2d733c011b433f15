import { drawComparison } from '../../layouts/comparison.ts'
import { drawRowGrounds } from '../../row-grounds.ts'
import type { DrawLayout } from '../theme.ts'
import { drawSoftBox } from './panels.ts'

const rowColor = '#F1EBFD'
const gap = 6

/** Things side by side under pills with their names, each row a pill. */
export const drawSorbetComparison: DrawLayout = (sheet, content) => {
  if (!drawComparison(sheet, content)) return false
  const { ink } = sheet.theme.colors
  drawRowGrounds(sheet, /^row-(\d+)-/, (box, index) => {
    const pill = { ...box, y: box.y + gap / 2, height: box.height - gap }
    drawSoftBox(sheet, `row-${index + 1}-pill`, pill, rowColor)
    return { ground: rowColor, ink: () => ink }
  })
  return true
}
