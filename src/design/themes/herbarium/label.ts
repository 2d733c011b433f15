import type { Point, Points } from '../../../scene/geometry.ts'
import type { LinePlace } from '../../layouts/display-slide.ts'
import type { Sheet } from '../../sheet.ts'
import { drawing, type Part } from '../../tree/tree.ts'
import { resized } from '../type-step.ts'

/** A line in italics as on the label of a specimen. */
export function specimenLabel(
  place: Point & { width: Points },
  size: Points,
): (sheet: Sheet) => LinePlace {
  return ({ theme }) => ({ ...place, step: resized(theme.type.date, size), tone: 'mutedInk' })
}

/** A short fine rule, so far under what it parts. */
export function labelRule(gap: Points): Part {
  const tree = drawing((sheet, box, { accent }) => {
    sheet.addShape('rule', { ...box, width: 72, height: 1 }, { fill: accent })
  }, 1)
  return { tree, gap }
}
