import { fitDisplayTitle } from '../../display-title.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { ladder } from '../type-step.ts'
import { drawDisc } from './discs.ts'
import { drawEdgePills } from './pill-columns.ts'
import { drawDiscNumber } from './pill-rows.ts'

const left = 43.2
const disc = { x: left + 62, y: 118, radius: 62 }

/** A section: full violet, its number in a white disc, pills at the edge. */
export function drawSorbetSection(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { accent, accentInk } = theme.colors
  sheet.background = { kind: 'solid', color: accent }
  drawEdgePills(sheet, true)
  const title = fitDisplayTitle(
    sheet,
    content.title,
    ladder(theme.type.section, [60, 54, 48, 40, 36, 30, 24, 20, 16, 14]),
    {
      width: 640,
      height: 296,
      maximumLines: (step) => (step.size >= 54 ? 3 : step.size >= 40 ? 4 : 14),
    },
    { color: accentInk },
  )
  if (title === undefined) return false
  const { height } = title.layout
  sheet.addText({
    name: 'title',
    box: { x: left, y: 492 - height, width: title.width, height },
    anchor: 'bottom',
    layout: title.layout,
    placeholder: 'title',
    ground: accent,
  })
  const number = sheet.context.sectionNumber
  if (number > 0) {
    drawDisc(sheet, 'number-disc', disc, disc.radius, '#FFFFFF')
    drawDiscNumber(sheet, 'section-number', String(number), disc, disc.radius, {
      color: accent,
      ground: '#FFFFFF',
      largest: 60,
    })
  }
  return true
}
