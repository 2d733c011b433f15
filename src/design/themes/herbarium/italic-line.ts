import type { Point, Points } from '../../../scene/geometry.ts'
import type { LinePlace } from '../../layouts/display-slide.ts'
import type { Sheet } from '../../sheet.ts'
import { resized } from '../type-step.ts'

/** A line in italics as on the label of a specimen. */
export function italicLine(
  place: Point & { width: Points },
  size: Points,
): (sheet: Sheet) => LinePlace {
  return ({ theme }) => ({ ...place, step: resized(theme.type.date, size), tone: 'mutedInk' })
}
