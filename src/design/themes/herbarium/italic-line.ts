import type { Point, Points } from '../../../scene/geometry.ts'
import type { Sheet } from '../../sheet.ts'
import { fitLine } from '../../text-fitting.ts'
import { resized } from '../type-step.ts'

/** A line in italics as on the label of a specimen, in the ink of the slide. */
export function drawItalicLine(
  sheet: Sheet,
  name: string,
  text: string,
  { x, y, width }: Point & { width: Points },
  size: Points,
): void {
  if (text === '') return
  const { theme } = sheet
  const step = resized(theme.type.date, size)
  sheet.addText({
    name,
    box: { x, y, width, height: step.lineHeight },
    layout: fitLine(sheet, text, step, width, { color: theme.colors.mutedInk }),
    wrap: false,
    ground: theme.ground,
  })
}
