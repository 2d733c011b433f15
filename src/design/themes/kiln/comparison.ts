import { drawComparison } from '../../layouts/comparison.ts'
import { drawRowGrounds } from '../../row-grounds.ts'
import type { DrawLayout } from '../theme.ts'
import { glaze } from './glazes.ts'

/** Things side by side, their rows on two light glazes in turn. */
export const drawKilnComparison: DrawLayout = (sheet, content) => {
  if (!drawComparison(sheet, content)) return false
  drawRowGrounds(sheet, /^row-(\d+)-/, (box, index) => {
    if (index % 2 === 1) return undefined
    sheet.addShape(`row-${index + 1}-band`, box, { fill: glaze.cream })
    return { ground: glaze.cream }
  })
  return true
}
