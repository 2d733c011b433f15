import { drawCoverText } from '../../layouts/cover-text.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { inFont, resized } from '../type-step.ts'
import { drawCoverPills } from './pill-columns.ts'
import { drawPillLabel } from './pill-label.ts'

const left = 43.2
const width = 400

/** The cover: words at the left, at the right columns of pills of all lengths. */
export function drawSorbetCover(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  drawCoverPills(sheet)
  const drawn = drawCoverText(sheet, content, {
    area: { x: left, y: 96, width, height: 390 },
    titleBottom: 355,
    gap: 18,
    subtitleWidth: 306,
    date: { step: inFont(resized(theme.type.body, 12), theme.strong), top: 495 },
  })
  if (!drawn) return false
  drawPillLabel(sheet, 'eyebrow', content.eyebrow, { x: left, y: 48 }, width)
  return true
}
