import { type Points, pageHeight } from '../../../scene/geometry.ts'
import { drawSectionNumber, sectionLayout } from '../../layouts/section.ts'
import { resized } from '../type-step.ts'
import { black, blackPanel, yellow } from './colors.ts'
import { opening } from './cover.ts'
import { drawHazardStripe } from './hazard-stripe.ts'
import { drawSlab } from './slab.ts'

const panel = { x: 640, y: 0, width: 320, height: pageHeight }
const stripe: Points = 30

/** A section: its title in yellow on black, its number as high as the slide on a yellow panel over a hazard stripe. */
export const drawSignalSection = sectionLayout({
  colors: () => blackPanel,
  scenery: (sheet) => {
    sheet.background = { kind: 'solid', color: black }
    sheet.addShape('panel', panel, { fill: yellow })
    drawHazardStripe(sheet, 'stripe', { ...panel, y: pageHeight - stripe, height: stripe })
    drawSlab(sheet, 'slab', opening.slab, 48, yellow)
  },
  number: (sheet, number) => {
    const { numeral } = sheet.theme.type
    const own = sheet.measure(String(number), numeral)
    const step = resized(
      numeral,
      Math.floor(Math.min(numeral.size, (numeral.size * (panel.width - 60)) / own)),
    )
    // The middle of the digits, which are 0.72 em high, in the middle of the panel.
    const y = (pageHeight - stripe) / 2 - step.lineHeight / 2
    const place = { x: panel.x, y, width: panel.width, align: 'center' as const }
    drawSectionNumber(sheet, number, place, step, { color: black, ground: yellow })
  },
  area: { x: opening.slab.x, y: 100, width: panel.x - opening.slab.x - 36, height: 400 },
  title: {
    lines: [
      [60, 4],
      [40, 5],
    ],
    bearing: 2,
  },
})
