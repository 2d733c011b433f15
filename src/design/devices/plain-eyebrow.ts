import { fitLine } from '../text-fitting.ts'
import type { Theme } from '../themes/theme.ts'

/** The line over a title as it is written, not in capitals: for themes that never raise their voice. */
export const drawPlainEyebrow: NonNullable<Theme['drawEyebrow']> = (sheet, text, colors, box) => {
  const layout = fitLine(sheet, text, sheet.theme.type.eyebrow, box.width, { color: colors.color })
  sheet.addText({ name: 'eyebrow', box, layout, wrap: false, ground: colors.ground })
}
