import { drawBands } from '../../devices/route.ts'
import { drawLine } from '../../layouts/display-slide.ts'
import { coverLayout, strongSmall } from '../../layouts/title.ts'
import { upperCase } from '../../text-cleaning.ts'
import { slideColors } from '../../tree/place-tree.ts'
import { cassetteBox, coverStripe, drawCassette } from './cassette-drawing.ts'
import { stripeColors, stripes } from './stripes.ts'

/** Middle of the stripes where they cross the label. */
const stripesAt = cassetteBox.y + 126
const left = 43.2
const width = 396

/** The cover: words at the left, at the right a cassette around which the stripes turn and through which they run. */
export const drawCassetteCover = coverLayout({
  scenery: (sheet) => {
    const through = [
      { x: 960, y: 90 },
      { x: 506, y: 90 },
      { x: 506, y: stripesAt },
      { x: 960, y: stripesAt },
    ]
    const bands = stripes(coverStripe.width, coverStripe.gap, stripeColors.toReversed())
    drawBands(sheet, 'stripe', { through, radius: 90 }, bands)
    drawCassette(sheet, stripesAt)
  },
  area: { x: left, y: 92, width, height: 392 },
  title: { least: 268 },
  subtitle: { width: 360, gap: 22 },
  meta: { bottom: 512, gap: 10, step: strongSmall },
  eyebrow: {
    draw: (sheet, words) => {
      const place = {
        x: left,
        y: 56,
        width,
        step: sheet.theme.type.eyebrow,
        tone: 'accent',
      } as const
      drawLine(sheet, 'eyebrow', upperCase(words, sheet.language), place, slideColors(sheet))
    },
  },
})
