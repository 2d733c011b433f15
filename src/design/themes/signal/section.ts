import { type Points, pageHeight } from '../../../scene/geometry.ts'
import { drawRoundelNumber } from '../../devices/roundel.ts'
import { sectionLayout } from '../../layouts/section.ts'
import { black, blackPanel, yellow } from './colors.ts'
import { opening } from './cover.ts'
import { drawHazardStripe, drawSlab } from './markings.ts'

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
    const center = { x: panel.x + panel.width / 2, y: (pageHeight - stripe) / 2 }
    const look = { color: black, ground: yellow, share: 1.85 }
    drawRoundelNumber(sheet, 'section-number', String(number), center, panel.width / 2, look)
  },
  area: { x: opening.slab.x, y: 100, width: panel.x - opening.slab.x - 36, height: 400 },
  title: { lines: { 60: 4, 40: 5 }, bearing: 2 },
})
