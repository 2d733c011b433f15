import { drawSectionNumber, sectionLayout } from '../../layouts/section.ts'
import { drawPlanet } from './skies.ts'

/** A section: a planet close by, the number glowing, the title at the foot of the sky. */
export const drawObservatorySection = sectionLayout({
  scenery: (sheet) => drawPlanet(sheet, { x: 790, y: 250 }, 132),
  number: (sheet, number, { accent: color, ground }) => {
    const place = { x: 40, y: 52, width: 260 }
    drawSectionNumber(sheet, number, place, sheet.theme.type.numeral, { color, ground })
  },
  area: { x: 43.2, y: 186, width: 430, height: 300 },
  title: { lines: [[32, 3]] },
})
