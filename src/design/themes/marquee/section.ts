import { type Points, pageWidth } from '../../../scene/geometry.ts'
import { drawSectionNumber, sectionLayout } from '../../layouts/section.ts'
import { slideColors } from '../../tree/place-tree.ts'
import { drawFan, drawSunburst } from './fan.ts'
import { drawPlaybillFrame, lozengeRule } from './frames.ts'
import { house } from './house.ts'
import { playbill } from './playbill.ts'

const middle: Points = pageWidth / 2
const width: Points = 740
const fan = { x: middle, y: 196 }

/** A chapter as the title card of a film: before the curtain, its number in the fan, its name under a rule. */
export const drawMarqueeSection = sectionLayout({
  colors: (sheet) => ({ ...slideColors(sheet), ground: house.fold }),
  scenery: (sheet) => {
    sheet.background = { kind: 'solid', color: house.curtain }
    drawSunburst(sheet, 'sunburst', { x: middle, y: 726 }, house.fold)
    drawPlaybillFrame(sheet, playbill)
    drawFan(sheet, 'fan', fan, 96, { petals: 9, stroke: { color: house.gold, width: 1 } })
  },
  number: (sheet, number, { accent: color, ground }) => {
    const place = { x: middle - 150, y: fan.y + 10, width: 300, align: 'center' as const }
    drawSectionNumber(sheet, number, place, sheet.theme.type.numeral, { color, ground })
  },
  area: (number) => {
    const y = fan.y + (number > 0 ? 106 : 26)
    return { x: middle - width / 2, y, width, height: 470 - y }
  },
  title: {
    lines: [
      [40, 2],
      [28, 4],
    ],
    align: 'center',
    anchor: 'top',
  },
  ornament: lozengeRule('title-rule'),
  justify: 0.35,
})
