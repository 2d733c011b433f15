import { type Points, pageWidth } from '../../../scene/geometry.ts'
import { bottomEdge } from '../../grid.ts'
import { headingLayout } from '../../layouts/heading.ts'
import { upperCase } from '../../text-cleaning.ts'
import { fitLine } from '../../text-fitting.ts'
import type { Theme } from '../theme.ts'
import { drawLozengeRule } from './frames.ts'

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
