import { type Points, pageWidth } from '../../../scene/geometry.ts'
import { bottomEdge } from '../../grid.ts'
import { headingLayout } from '../../layouts/heading.ts'
import { lineBoxWidth } from '../../line-width.ts'
import { upperCase } from '../../text-cleaning.ts'
import { fitLine } from '../../text-fitting.ts'
import type { Theme } from '../theme.ts'
import { drawLozenge, drawLozengeRule } from './frames.ts'

const middle: Points = pageWidth / 2

/** The title in the middle of the slide over a rule with a lozenge; what the slide is a part of in capitals above it. */
export const drawMarqueeHeading = headingLayout({
  sizes: [32, 28, 24, 20, 18],
  lines: (size) => (size >= 24 ? 2 : 4),
  align: 'center',
  rule: (sheet, title) =>
    drawLozengeRule(sheet, 'heading-rule', { x: middle, y: bottomEdge(title) + 10 }, 220),
})

/** A line of wide capitals in the middle of the slide. */
export const drawMarqueeEyebrow: NonNullable<Theme['drawEyebrow']> = (
  sheet,
  text,
  colors,
  place,
) => {
  const { theme, language } = sheet
  const { width } = place
  const layout = fitLine(sheet, upperCase(text, language), theme.type.eyebrow, width, {
    color: colors.color,
    align: 'center',
  })
  const box = { ...place, x: middle - width / 2 }
  sheet.addText({ name: 'eyebrow', box, layout, wrap: false, ground: colors.ground })
}

/** Half the space around the lozenge between the deck's title and the page number. */
const aside: Points = 14
const [before, behind]: [Points, Points] = [60, 24]

/** The deck's title, a lozenge and the page number, together in the middle of the foot. */
export const drawMarqueeFooter: NonNullable<Theme['drawFooter']> = (sheet, { color, ground }) => {
  const { theme, context } = sheet
  const { footer: step } = theme.type
  const { y, height, width: most } = theme.frame.footer
  const page = String(context.pageNumber)
  const numberWidth = lineBoxWidth(sheet, page, step, true)
  const titled = context.deckTitle !== ''
  const titleWidth = Math.min(most, lineBoxWidth(sheet, context.deckTitle.slice(0, 400), step))
  const start = middle - (titled ? titleWidth + 2 * aside + numberWidth : numberWidth) / 2
  const numberX = start + (titled ? titleWidth + 2 * aside : 0)
  if (titled) {
    // The box goes on before the title, and the number's behind it, for software that sets them wider.
    const layout = fitLine(sheet, context.deckTitle, step, titleWidth + before, {
      color,
      align: 'end',
    })
    const box = { x: start - before, y, width: titleWidth + before, height }
    sheet.addText({ name: 'footer', box, layout, wrap: false, ground, furniture: 'footer' })
    const center = { x: start + titleWidth + aside, y: y + height / 2 }
    drawLozenge(sheet, 'footer-lozenge', center, 2.75)
  }
  const number = sheet.paragraph(page, step, { color, tabularFigures: true })
  const width = numberWidth + behind
  sheet.addText({
    name: 'page-number',
    box: { x: numberX, y, width, height },
    layout: sheet.set([number], width, false),
    wrap: false,
    ground,
    furniture: 'slideNumber',
  })
}
