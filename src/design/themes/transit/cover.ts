import { drawCoverText } from '../../layouts/cover-text.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitLine } from '../../text-fitting.ts'
import { inFont, resized } from '../type-step.ts'
import { drawNetwork } from './network.ts'
import { drawStation } from './stations.ts'

const left = 43.2
const width = 430

/** The cover: words at the left, at the right the network; whose deck it is names the first stop. */
export function drawTransitCover(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  drawNetwork(sheet)
  drawStation(sheet, 'first-stop', { x: left + 12, y: 48 }, 12)
  const drawn = drawCoverText(sheet, content, {
    area: { x: left, y: 112, width, height: 372 },
    titleBottom: 366,
    gap: 22,
    subtitleWidth: 380,
    date: { step: inFont(resized(theme.type.body, 12), theme.strong), top: 496 },
  })
  if (!drawn) return false
  if (content.eyebrow !== '') {
    const step = inFont(theme.type.body, theme.strong)
    sheet.addText({
      name: 'eyebrow',
      box: { x: left, y: 68, width, height: step.lineHeight },
      layout: fitLine(sheet, content.eyebrow, step, width, { color: theme.colors.ink }),
      wrap: false,
      ground: theme.ground,
    })
  }
  return true
}
