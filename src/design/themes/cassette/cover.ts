import { drawBands } from '../../devices/route.ts'
import { drawCoverText } from '../../layouts/cover-text.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { upperCase } from '../../text-cleaning.ts'
import { fitLine } from '../../text-fitting.ts'
import { inFont, resized } from '../type-step.ts'
import { cassetteBox, coverStripe, drawCassette } from './cassette-drawing.ts'
import { stripeColors, stripes } from './stripes.ts'

/** Middle of the stripes where they cross the label. */
const stripesAt = cassetteBox.y + 126
const left = 43.2
const columnWidth = 396

/** The cover: words at the left, at the right a cassette around which the stripes turn and through which they run. */
export function drawCassetteCover(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { width, gap } = coverStripe
  const way = [
    { x: 960, y: 90 },
    { x: 506, y: 90 },
    { x: 506, y: stripesAt },
    { x: 960, y: stripesAt },
  ]
  drawBands(
    sheet,
    'stripe',
    { through: way, radius: 90 },
    stripes(width, gap, stripeColors.toReversed()),
  )
  drawCassette(sheet, stripesAt)
  const drawn = drawCoverText(sheet, content, {
    area: { x: left, y: 92, width: columnWidth, height: 392 },
    titleBottom: 360,
    gap: 22,
    subtitleWidth: 360,
    date: { step: inFont(resized(theme.type.body, 12), theme.strong), top: 496 },
  })
  if (!drawn) return false
  if (content.eyebrow !== '') {
    const step = theme.type.eyebrow
    const text = upperCase(content.eyebrow, sheet.language)
    sheet.addText({
      name: 'eyebrow',
      box: { x: left, y: 56, width: columnWidth, height: step.lineHeight },
      layout: fitLine(sheet, text, step, columnWidth, { color: theme.colors.accent }),
      wrap: false,
      ground: theme.ground,
    })
  }
  return true
}
