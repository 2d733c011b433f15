import { drawFooter, drawFrame } from '../../frame.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { drawTileColumns } from './tile-columns.ts'

/** A process: a row of tiles that touch, each with its number, and under it what happens. */
export function drawKilnSteps(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const entries = content.steps.map(({ head, text }, index) => ({
    mark: String(content.firstNumber + index),
    head,
    text,
  }))
  const options = { name: 'step', largest: [220, 92] as [number, number] }
  if (entries.length > 0 && !drawTileColumns(sheet, entries, options)) return false
  drawFooter(sheet)
  return true
}
