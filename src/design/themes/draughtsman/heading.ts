import { headingLayout } from '../../layouts/heading.ts'
import { fitLine } from '../../text-fitting.ts'
import type { Theme } from '../theme.ts'

/** The title, one line of 34 or two smaller ones, and under it what the drawing shows. */
export const drawHeading = headingLayout({
  sizes: [34, 28, 24, 20],
  lines: (size) => (size === 34 ? 1 : 3),
  under: (titleEnd) => Math.max(88, titleEnd + 4),
})

/** The line under a title, or over what has none: as it is written, not in capitals. */
export const drawLetteredLine: NonNullable<Theme['drawEyebrow']> = (sheet, words, _, box) => {
  const { type, colors, ground } = sheet.theme
  const layout = fitLine(sheet, words, type.eyebrow, box.width, { color: colors.mutedInk })
  sheet.addText({ name: 'eyebrow', box, layout, wrap: false, ground })
}
