import { toOkLab } from '../../scene/oklab.ts'
import type { Color } from '../../scene/paint.ts'
import { colorsOf } from '../lexicons/colors.ts'

/** Names tell hues apart before they tell shades: lightness counts for less than in OKLab's own distance. */
const shadeShare = 0.5

/** Colours that are further apart than this are not called alike. */
const nearest = 0.05

/** The English name of a colour; its code where no colour that has a name is near. */
export function colorName(color: Color): string {
  const place = toOkLab(color)
  const distance = (other: Color) =>
    Math.hypot(
      ...toOkLab(other).map(
        (value, axis) => (value - (place[axis] ?? 0)) * (axis === 0 ? shadeShare : 1),
      ),
    )
  const near = Object.entries(colorsOf('en')).filter(([other]) => distance(other) < nearest)
  const [found] = near.sort(([a], [b]) => distance(a) - distance(b))
  return found?.[1].split('|')[0] ?? color
}
