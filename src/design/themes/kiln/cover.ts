import type { FontReference } from '../../../scene/text.ts'
import { drawCoverText } from '../../layouts/cover-text.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitLine } from '../../text-fitting.ts'
import { inFont, resized } from '../type-step.ts'
import { coverMosaic, drawMosaic } from './tiles.ts'

const left = 43.2
const width = 344
const medium: FontReference = { family: 'Work Sans', weight: 500, italic: false }

/** The cover: words at the left, at the right the wall of sixteen tiles. */
export function drawKilnCover(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  drawMosaic(sheet, 'tile', coverMosaic, { x: 420, y: 0, width: 540, height: 540 })
  const drawn = drawCoverText(sheet, content, {
    area: { x: left, y: 92, width, height: 392 },
    titleBottom: 354.5,
    gap: 23.5,
    subtitleWidth: 276,
    date: { step: inFont(resized(theme.type.body, 12), medium), top: 494.5 },
  })
  if (!drawn) return false
  if (content.eyebrow !== '') {
    const step = inFont(theme.type.body, theme.strong)
    sheet.addText({
      name: 'eyebrow',
      box: { x: left, y: 55, width, height: step.lineHeight },
      layout: fitLine(sheet, content.eyebrow, step, width, { color: theme.colors.accent }),
      wrap: false,
      ground: theme.ground,
    })
  }
  return true
}
