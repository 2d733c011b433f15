import { drawSectionNumber, sectionLayout } from '../../layouts/section.ts'
import { slideColors } from '../../tree/place-tree.ts'
import { paper, red } from './colors.ts'
import { drawColumnRule, drawDoubleRule, drawRule, left, right, top } from './rules.ts'

/** Where the title begins beside a number. */
const column = 306
const thin = { color: paper, width: 0.75 }

/** A new part of the paper: its number and title in the colour of the paper on the full red. */
export const drawGazetteSection = sectionLayout({
  colors: (sheet) => ({ ...slideColors(sheet), ground: red, ink: paper, accent: paper }),
  scenery: (sheet, number) => {
    sheet.background = { kind: 'solid', color: red }
    drawDoubleRule(sheet, 'head', top, paper)
    drawRule(sheet, 'foot-rule', 506.9, [left, right], thin)
    if (number > 0) drawColumnRule(sheet, 'column-rule', column - 24, [63, 480], thin)
  },
  number: (sheet, number, { ink: color, ground }) => {
    const size = number > 9 ? 180 : 260
    const step = { ...sheet.theme.type.numeral, size, lineHeight: Math.round(size * 1.04) }
    const place = { x: left - 6, y: 300 - step.lineHeight * 0.56, width: 250, tabularFigures: true }
    drawSectionNumber(sheet, number, place, step, { color, ground })
  },
  // The title hangs around the optical centre of the page, on one axis with its number.
  area: (_, number) => {
    const x = number > 0 ? column : left
    return { x, y: 66, width: Math.min(right - x, 620), height: 432 }
  },
  title: { lines: { 54: 4, 36: 6 }, anchor: 'middle' },
  justify: 'center',
})
