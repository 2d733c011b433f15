import { type Points, pageWidth } from '../../../scene/geometry.ts'
import { fitDisplayTitle } from '../../display-title.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitLine, longestWord } from '../../text-fitting.ts'
import { resized } from '../type-step.ts'
import { black, white, yellow } from './colors.ts'

/** Where the black band over a slide ends: panels hang from it. */
export const bandFoot: Points = 134
const eyebrowTop: Points = 20
const width: Points = 873.6

/** The title in yellow on a black band over the whole width, over it in white what the slide is a part of. */
export function drawSignalHeading(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { x } = theme.frame.title
  const { eyebrow } = theme.type
  sheet.addShape('band', { x: 0, y: 0, width: pageWidth, height: bandFoot }, { fill: black })
  const own = content.eyebrow === content.title ? '' : content.eyebrow
  const top = own === '' ? 18 : eyebrowTop + eyebrow.lineHeight + 2
  const bottom = bandFoot - (own === '' ? 12 : 8)
  const sizes: [size: Points, lines: number][] = [
    [36, own === '' ? 2 : 1],
    [32, 2],
    [28, 2],
    [24, 3],
    [20, 4],
  ]
  const set = sizes
    .map(([size, lines]) => {
      const step = resized(theme.type.title, size)
      // Words are broken only in the smallest size.
      if (size > 20 && longestWord(sheet, content.title, step) > width * 0.98) return undefined
      const room = { width, height: bottom - top, maximumLines: () => lines }
      return fitDisplayTitle(sheet, content.title, [step], room, { color: yellow })
    })
    .find((one) => one !== undefined)
  if (set === undefined) return false
  const { height } = set.layout
  const y = top + (bottom - top - height) / 2
  sheet.addText({
    name: 'title',
    box: { x, y, width: set.width, height },
    layout: set.layout,
    placeholder: 'title',
    ground: black,
  })
  if (own !== '')
    sheet.addText({
      name: 'eyebrow',
      box: { x, y: eyebrowTop, width, height: eyebrow.lineHeight },
      layout: fitLine(sheet, own, eyebrow, width, { color: white }),
      wrap: false,
      ground: black,
    })
  return true
}
