import type { Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { pointsOf } from '../../devices/polygon.ts'
import { drawBands } from '../../devices/route.ts'
import type { Sheet } from '../../sheet.ts'

/** The paints of the label, and the browns of the machine. */
export const paint = {
  orange: '#E8632C',
  amber: '#F2A541',
  cream: '#F7E8CB',
  teal: '#3FA79B',
  label: '#F4E4C1',
  labelLine: '#D9C49A',
  labelMuted: '#6B4A33',
  labelAccent: '#A8380F',
  brown: '#24140D',
  case: '#3A2317',
  tape: '#80502F',
} satisfies Record<string, Color>

/** The stripes from the outside of a turn to its inside. */
export const stripeColors: Color[] = [paint.orange, paint.amber, paint.cream, paint.teal]

/** The stripes that stand out from a label. */
export const stripesOnLabel: Color[] = [paint.brown, paint.orange, paint.amber, paint.teal]

/** The three stripes at the head of a label, over a table and at the side of what sums up. */
export const headStripes: Color[] = [paint.orange, paint.amber, paint.teal]

/** The stripe at a place among equals. */
export function stripeAt(index: number): Color {
  return stripeColors[index % stripeColors.length] as Color
}

/** Stripes of one width that run through corners (in the notation of `pointsOf`) and turn there through quarter circles. */
export function drawStripes(
  sheet: Sheet,
  name: string,
  corners: string,
  { radius, width, gap, colors }: { radius: Points; width: Points; gap: Points; colors?: Color[] },
): void {
  const bands = { colors: colors ?? stripeColors, width, gap }
  drawBands(sheet, name, { through: pointsOf(corners), radius }, bands)
}
