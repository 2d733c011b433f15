import type { Color } from '../../../scene/paint.ts'
import { drawRing, drawRoundelNumber } from '../../devices/roundel.ts'
import { sectionLayout } from '../../layouts/section.ts'
import { slideColors } from '../../tree/place-tree.ts'
import { drawStripes, paint, stripesOnLabel } from './stripes.ts'

/** The grounds of sections in order, each with the stripes that stand out from it. */
const sides: { ground: Color; colors: Color[] }[] = [
  { ground: paint.orange, colors: [paint.brown, paint.cream, paint.amber, paint.teal] },
  { ground: paint.amber, colors: [paint.brown, paint.orange, paint.cream, paint.teal] },
  { ground: paint.teal, colors: [paint.brown, paint.orange, paint.amber, paint.cream] },
  { ground: paint.label, colors: stripesOnLabel },
]

function sideOf(number: number) {
  return sides[Math.max(0, number - 1) % sides.length] as (typeof sides)[number]
}

/** A section: a full paint, broad stripes through a quarter circle, the number on a dark disc in their turn. */
export const drawCassetteSection = sectionLayout({
  colors: (sheet) => ({
    ...slideColors(sheet),
    ground: sideOf(sheet.context.sectionNumber).ground,
    ink: paint.brown,
  }),
  scenery: (sheet) => {
    const { ground, colors } = sideOf(sheet.context.sectionNumber)
    sheet.background = { kind: 'solid', color: ground }
    const look = { radius: 250, width: 30, gap: 8, colors }
    drawStripes(sheet, 'stripe', '0,112 800,112 800,540', look)
  },
  number: (sheet, number, { ground: color, ink }) => {
    const center = { x: 612, y: 298 }
    drawRing(sheet, 'number-disc', center, 60, { fill: ink })
    const look = { color, ground: ink, share: 1.25 }
    drawRoundelNumber(sheet, 'section-number', String(number), center, 60, look)
  },
  area: { x: 43.2, y: 226, width: 500, height: 270 },
  title: { lines: { 54: 3, 40: 4 } },
})
