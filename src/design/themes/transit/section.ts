import { mixColors } from '../../devices/gradient.ts'
import { pointsOf } from '../../devices/polygon.ts'
import { drawRing, drawRoundelNumber } from '../../devices/roundel.ts'
import { drawRoute } from '../../devices/route.ts'
import { sectionLayout } from '../../layouts/section.ts'
import type { Sheet } from '../../sheet.ts'
import { slideColors } from '../../tree/place-tree.ts'
import { sectionLine } from './lines.ts'

const stop = { x: 150, y: 146 }
const white = '#FFFFFF'

/** A section is a line: its colour fills the slide, it runs through in white, and its number is a stop. */
export const drawTransitSection = sectionLayout({
  colors: (sheet) => {
    const { color: ground, ink } = sectionLine(sheet)
    return { ...slideColors(sheet), ground, ink }
  },
  scenery: (sheet) => {
    const { color } = sectionLine(sheet)
    sheet.background = { kind: 'solid', color }
    drawLines(sheet, color)
    const stroke = { color: sheet.theme.colors.ink, width: 16 }
    drawRing(sheet, 'section-stop', stop, 78, { fill: white, stroke })
  },
  number: (sheet, number) => {
    const look = { color: sheet.theme.colors.ink, ground: white, share: 1.3 }
    drawRoundelNumber(sheet, 'section-number', String(number), stop, 66, look)
  },
  area: { x: 43.2, y: 258, width: 560, height: 236 },
  title: {
    lines: [
      [54, 3],
      [40, 4],
    ],
  },
})

/** The line of the section with its stops, over others in a darker shade. */
function drawLines(sheet: Sheet, color: string): void {
  const shade = { color: mixColors(color, '#14213D', 0.2), width: 22 }
  const others = [
    pointsOf('560,0 560,60 860,360 960,360'),
    pointsOf('700,540 700,420 880,240 960,240'),
  ]
  others.forEach((through, index) => {
    drawRoute(sheet, `other-${index + 1}`, { through, radius: 60 }, shade)
  })
  const through = [
    { x: 0, y: stop.y },
    { x: 560, y: stop.y },
    { x: 830, y: 416 },
    { x: 830, y: 540 },
  ]
  drawRoute(sheet, 'line', { through, radius: 90 }, { color: white, width: 34 })
  const stops = [
    { x: 420, y: stop.y },
    { x: 672, y: 258 },
    { x: 830, y: 476 },
  ]
  stops.forEach((center, index) => {
    drawRing(sheet, `stop-${index + 1}`, center, 9, { fill: color })
  })
}
