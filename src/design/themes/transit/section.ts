import { mixColors } from '../../devices/gradient.ts'
import { pointsOf } from '../../devices/polygon.ts'
import { drawRing, drawRoundelNumber } from '../../devices/roundel.ts'
import { drawRoute } from '../../devices/route.ts'
import { sectionLayout } from '../../layouts/section.ts'
import { slideColors } from '../../tree/place-tree.ts'
import { sectionLine, signInk, white } from './lines.ts'

const stop = { x: 150, y: 146 }

/** A section is a line: its colour fills the slide, it runs through in white, and its number is a stop. */
export const drawTransitSection = sectionLayout({
  colors: (sheet) => {
    const { color: ground, ink } = sectionLine(sheet)
    return { ...slideColors(sheet), ground, ink }
  },
  scenery: (sheet) => {
    const { color } = sectionLine(sheet)
    sheet.background = { kind: 'solid', color }
    const shade = { color: mixColors(color, signInk, 0.2), width: 22 }
    const others = ['560,0 560,60 860,360 960,360', '700,540 700,420 880,240 960,240']
    for (const [index, way] of others.entries())
      drawRoute(sheet, `other-${index + 1}`, { through: pointsOf(way), radius: 60 }, shade)
    const through = pointsOf('0,146 560,146 830,416 830,540')
    drawRoute(sheet, 'line', { through, radius: 90 }, { color: white, width: 34 })
    for (const [index, center] of pointsOf('420,146 672,258 830,476').entries())
      drawRing(sheet, `stop-${index + 1}`, center, 9, { fill: color })
    const stroke = { color: signInk, width: 16 }
    drawRing(sheet, 'section-stop', stop, 78, { fill: white, stroke })
  },
  number: (sheet, number) => {
    const look = { color: signInk, ground: white, share: 1.3 }
    drawRoundelNumber(sheet, 'section-number', String(number), stop, 66, look)
  },
  area: { x: 43.2, y: 258, width: 560, height: 236 },
  title: { lines: { 54: 3, 40: 4 } },
})
