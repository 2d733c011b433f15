import { fitDisplayTitle } from '../../display-title.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { ladder } from '../type-step.ts'
import { onDeepGreen } from './on-deep-green.ts'
import { drawEdgePlants } from './plants.ts'

const left = 43.2
const width = 620

/** A section on deep green: its number in petal, its title at the foot, plants at the edge. */
export const drawHerbariumSection = onDeepGreen((sheet: Sheet, content: SlideContent): boolean => {
  const { theme } = sheet
  const { ink, accent } = theme.colors
  drawEdgePlants(sheet)
  const title = fitDisplayTitle(
    sheet,
    content.title,
    ladder(theme.type.section, [64, 56, 48, 42, 36, 30, 24, 20, 16, 14]),
    {
      width,
      height: 300,
      maximumLines: (step) => (step.size >= 56 ? 3 : step.size >= 40 ? 4 : 14),
    },
    { color: ink },
  )
  if (title === undefined) return false
  const { height } = title.layout
  const y = 478 - height
  sheet.addText({
    name: 'title',
    box: { x: left, y, width: title.width, height },
    anchor: 'bottom',
    layout: title.layout,
    placeholder: 'title',
    ground: theme.ground,
  })
  sheet.addShape('rule', { x: left, y: 496, width: 96, height: 1 }, { fill: accent })
  const number = sheet.context.sectionNumber
  if (number > 0) {
    const step = theme.type.numeral
    const layout = sheet.set([sheet.paragraph(String(number), step, { color: accent })], 300, false)
    sheet.addText({
      name: 'section-number',
      box: { x: left - 4, y: 22, width: 300, height: layout.height },
      layout,
      wrap: false,
      ground: theme.ground,
    })
  }
  return true
})
