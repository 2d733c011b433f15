import { drawSectionNumber, sectionLayout } from '../../layouts/section.ts'
import { onDeepGreen } from './on-deep-green.ts'
import { drawEdgePlants } from './plants.ts'

const left = 43.2

/** A section on deep green: its number in petal, its title at the foot, plants at the edge. */
export const drawHerbariumSection = onDeepGreen(
  sectionLayout({
    scenery: (sheet) => {
      drawEdgePlants(sheet)
      const { accent } = sheet.theme.colors
      sheet.addShape('rule', { x: left, y: 496, width: 96, height: 1 }, { fill: accent })
    },
    number: (sheet, number, { accent: color, ground }) => {
      const place = { x: left - 4, y: 22, width: 300 }
      drawSectionNumber(sheet, number, place, sheet.theme.type.numeral, { color, ground })
    },
    area: { x: left, y: 178, width: 620, height: 300 },
    title: {
      lines: [
        [56, 3],
        [40, 4],
      ],
    },
  }),
)
