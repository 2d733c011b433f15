import { drawEyebrow } from '../../frame.ts'
import { drawCoverText } from '../../layouts/cover-text.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { inFont, resized } from '../type-step.ts'
import { drawCoverScenery } from './scenery.ts'

const left = 43.2
const width = 410

/** The cover: words at the left under an empty sky, a coral crane over folded mountains at the right. */
export function drawOrigamiCover(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  drawCoverScenery(sheet)
  const drawn = drawCoverText(sheet, content, {
    area: { x: left, y: 96, width, height: 372 },
    titleBottom: 300,
    gap: 18,
    subtitleWidth: 340,
    date: { step: inFont(resized(theme.type.body, 12), theme.strong), top: 492 },
  })
  if (!drawn) return false
  drawEyebrow(sheet, content.eyebrow, { color: theme.colors.accent, ground: theme.ground }, 56)
  return true
}
