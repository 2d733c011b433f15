import { onAccent } from '../../layouts/closing.ts'
import { sectionLayout } from '../../layouts/section.ts'
import { drawNumberDisc } from './discs.ts'
import { drawEdgePills } from './pill-columns.ts'

const left = 43.2
const radius = 62

/** A section: full violet, its number in a white disc, pills at the edge. */
export const drawSorbetSection = sectionLayout({
  colors: onAccent,
  scenery: (sheet) => {
    sheet.background = { kind: 'solid', color: sheet.theme.colors.accent }
    drawEdgePills(sheet, true)
  },
  number: (sheet, number, { ground: color }) => {
    const center = { x: left + radius, y: 118 }
    drawNumberDisc(sheet, 'section-number', String(number), center, radius, { color })
  },
  area: { x: left, y: 196, width: 640, height: 296 },
  title: { lines: { 54: 3, 40: 4 } },
})
