import { fitDisplayTitle } from '../../display-title.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { ladder } from '../type-step.ts'
import { paper, red } from './colors.ts'
import { drawColumnRule, drawDoubleRule, drawRule, left, right, top } from './rules.ts'

/** A new part of the paper: its number and title in the colour of the paper on the full red. */
export function drawGazetteSection(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  sheet.background = { kind: 'solid', color: red }
  drawDoubleRule(sheet, 'head', top, [left, right], paper)
  drawRule(sheet, 'foot-rule', 506.9, [left, right], { color: paper, width: 0.75 })
  const number = sheet.context.sectionNumber
  const column = number > 0 ? 306 : left
  if (number > 0) {
    const step = { ...theme.type.numeral, size: 260, lineHeight: 270 }
    const digits = String(number)
    const size = digits.length > 1 ? 180 : 260
    const own = { ...step, size, lineHeight: Math.round(size * 1.04) }
    sheet.addText({
      name: 'section-number',
      box: { x: left - 6, y: 300 - own.lineHeight * 0.56, width: 250, height: own.lineHeight },
      layout: sheet.set(
        [sheet.paragraph(digits, own, { color: paper, tabularFigures: true })],
        250,
        false,
      ),
      wrap: false,
      ground: red,
    })
    drawColumnRule(sheet, 'column-rule', column - 24, [63, 480], { color: paper, width: 0.75 })
  }
  const title = fitDisplayTitle(
    sheet,
    content.title,
    ladder(theme.type.section, [68, 60, 54, 48, 42, 36, 30, 26, 22, 18, 15, 13]),
    {
      width: Math.min(right - column, 620),
      height: 400,
      maximumLines: (step) => (step.size >= 54 ? 4 : step.size >= 36 ? 6 : 30),
    },
    { color: paper },
  )
  if (title === undefined) return false
  const { height } = title.layout
  // The title hangs around the optical centre of the page, on one axis with its number.
  const y = Math.max(66, 282 - height / 2)
  sheet.addText({
    name: 'title',
    box: { x: column, y, width: title.width, height },
    layout: title.layout,
    placeholder: 'title',
    ground: red,
  })
  return true
}
