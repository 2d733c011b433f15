import { type Points, pageWidth } from '../../../scene/geometry.ts'
import { fitDisplayTitle } from '../../display-title.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitLine } from '../../text-fitting.ts'
import { ladder, type TypeStep } from '../type-step.ts'
import { black, white, yellow } from './colors.ts'

/** Where the black band over a slide ends: panels hang from it. */
export const bandFoot: Points = 134

/** The title in yellow on a black band over the whole width, over it in white what the slide is a part of. */
export function drawSignalHeading(sheet: Sheet, content: SlideContent): boolean {
  const { type, frame } = sheet.theme
  const { x, width } = frame.title
  sheet.addShape('band', { x: 0, y: 0, width: pageWidth, height: bandFoot }, { fill: black })
  const own = content.eyebrow === content.title ? '' : content.eyebrow
  const top = own === '' ? 18 : frame.eyebrow.y + type.eyebrow.lineHeight + 2
  const bottom = bandFoot - (own === '' ? 12 : 8)
  const maximumLines = ({ size }: TypeStep) =>
    size > 32 && own !== '' ? 1 : size > 24 ? 2 : size > 20 ? 3 : 4
  const set = fitDisplayTitle(
    sheet,
    content.title,
    ladder(type.title, [36, 32, 28, 24, 20]),
    { width, height: bottom - top, maximumLines },
    { color: yellow },
  )
  if (set === undefined) return false
  const { height } = set.layout
  sheet.addText({
    name: 'title',
    box: { x, y: top + (bottom - top - height) / 2, width: set.width, height },
    layout: set.layout,
    placeholder: 'title',
    ground: black,
  })
  if (own !== '')
    sheet.addText({
      name: 'eyebrow',
      box: frame.eyebrow,
      layout: fitLine(sheet, own, type.eyebrow, width, { color: white }),
      wrap: false,
      ground: black,
    })
  return true
}
