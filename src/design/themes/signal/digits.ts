import type { Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import type { Sheet } from '../../sheet.ts'
import { resized } from '../type-step.ts'

/** A number in display type, in the middle of a height by the ink of its digits. */
export function drawDigits(
  sheet: Sheet,
  name: string,
  number: string,
  { x, middle, width, align = 'start' }: Place,
  { size, color, ground }: { size: Points; color: Color; ground: Color },
): void {
  const { stepNumber } = sheet.theme.type
  const step = resized(stepNumber, Math.min(stepNumber.size, Math.floor(size)))
  const layout = sheet.set([sheet.paragraph(number, step, { color, align })], width, false)
  const baseline = layout.paragraphs[0]?.lines[0]?.baseline ?? layout.height
  const y = middle + step.size * 0.43 - baseline
  const box = { x, y, width, height: layout.height }
  sheet.addText({ name, box, layout, wrap: false, ground })
}

interface Place {
  x: Points
  middle: Points
  width: Points
  align?: 'start' | 'center'
}
