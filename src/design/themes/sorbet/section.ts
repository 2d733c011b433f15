import { onAccent } from '../../layouts/closing.ts'
import { sectionLayout } from '../../layouts/section.ts'
import { drawDisc } from './discs.ts'
import { drawEdgePills } from './pill-columns.ts'
import { drawDiscNumber } from './pill-rows.ts'

const left = 43.2
const disc = { x: left + 62, y: 118, radius: 62 }

/** A section: full violet, its number in a white disc, pills at the edge. */
export const drawSorbetSection = sectionLayout({
  colors: onAccent,
  scenery: (sheet) => {
    sheet.background = { kind: 'solid', color: sheet.theme.colors.accent }
    drawEdgePills(sheet, true)
  },
  number: (sheet, number, { ground }) => {
    const white = '#FFFFFF'
    drawDisc(sheet, 'number-disc', disc, disc.radius, white)
    const look = { color: ground, ground: white, largest: 60 }
    drawDiscNumber(sheet, 'section-number', String(number), disc, disc.radius, look)
  },
  area: { x: left, y: 196, width: 640, height: 296 },
  title: {
    lines: [
      [54, 3],
      [40, 4],
    ],
  },
})
