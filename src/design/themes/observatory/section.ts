import { fitDisplayTitle } from '../../display-title.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { ladder } from '../type-step.ts'
import { drawSectionSky } from './skies.ts'

/** A section: a planet close by, the number glowing, the title at the foot of the sky. */
export function drawObservatorySection(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  drawSectionSky(sheet)
  const bottom = 486
  const title = fitDisplayTitle(
    sheet,
    content.title,
    ladder(theme.type.section, [44, 38, 32, 28, 24, 20, 18, 16, 14]),
    {
      width: 430,
      height: 300,
      maximumLines: (step) => (step.size >= 32 ? 3 : 20),
    },
    { color: theme.colors.ink },
  )
  if (title === undefined) return false
  const { height } = title.layout
  sheet.addText({
    name: 'title',
    box: { x: 43.2, y: bottom - height, width: title.width, height },
    anchor: 'bottom',
    layout: title.layout,
    placeholder: 'title',
    ground: theme.ground,
  })
  const number = sheet.context.sectionNumber
  if (number > 0) {
    const step = theme.type.numeral
    sheet.addText({
      name: 'section-number',
      box: { x: 40, y: 52, width: 260, height: step.lineHeight },
      layout: sheet.set(
        [sheet.paragraph(String(number), step, { color: theme.colors.accent })],
        260,
        false,
      ),
      wrap: false,
      ground: theme.ground,
    })
  }
  return true
}
