import type { Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import type { Bands } from '../../devices/route.ts'

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

/** The stripes side by side, of one width each. */
export function stripes(width: Points, gap: Points, colors: Color[] = stripeColors): Bands {
  return { colors, width, gap }
}

/** The stripe at a place among equals. */
export function stripeAt(index: number): Color {
  return stripeColors[index % stripeColors.length] as Color
}
