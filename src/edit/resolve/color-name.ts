import { toOkLab } from '../../scene/oklab.ts'
import type { Color } from '../../scene/paint.ts'
import { colorsOf } from '../lexicons/colors.ts'

/** Names tell hues apart before they tell shades: lightness counts for less than in OKLab's own distance. */
const shadeShare = 0.5

/** The English name of the nearest colour that has one. */
export function colorName(color: Color): string {
  const place = toOkLab(color)
  const distance = (other: Color) =>
    Math.hypot(
      ...toOkLab(other).map(
        (value, axis) => (value - (place[axis] ?? 0)) * (axis === 0 ? shadeShare : 1),
      ),
    )
  const [nearest] = Object.entries(colorsOf('en')).sort(([a], [b]) => distance(a) - distance(b))
  return nearest?.[1].split('|')[0] ?? color
}
