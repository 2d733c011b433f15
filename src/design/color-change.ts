import { fromOkLab, type OkLab, toOkLab } from '../scene/oklab.ts'
import type { Color } from '../scene/paint.ts'
import type { Theme, ThemeColors } from './themes/theme.ts'

/** New colours of roles. */
export type RoleColors = Partial<Record<keyof ThemeColors, Color>>

/** How fast the pull of a role fades with its distance in OKLab: what is near to one goes with that one. */
const fading = 4

/**
 * What becomes of a theme's colours when some of its roles change: a role takes its new colour, and every other colour
 * (tints, glazes, pigments of ornaments) moves as the roles near to it do (inverse distance weighting, D. Shepard 1968,
 * in OKLab). Background, ink and accent stay where nothing is said of them. Of two roles that share a colour the first
 * decides.
 */
export function colorChange({ colors }: Theme, changes: RoleColors): (color: Color) => Color {
  const { background, ink, accent } = colors
  const exact = new Map<Color, Color>()
  for (const [role, to] of Object.entries(changes)) {
    const from = colors[role as keyof ThemeColors]
    if (typeof from === 'string' && to !== undefined && !exact.has(from)) exact.set(from, to)
  }
  for (const fixed of [background, ink, accent]) if (!exact.has(fixed)) exact.set(fixed, fixed)
  const anchors = [...exact].map(([from, to]) => {
    const at = toOkLab(from)
    return { at, shift: toOkLab(to).map((value, axis) => value - (at[axis] ?? 0)) }
  })

  function moved(color: Color): Color {
    const place = toOkLab(color)
    let total = 0
    const shift: OkLab = [0, 0, 0]
    for (const anchor of anchors) {
      const distance = Math.hypot(...place.map((value, axis) => value - (anchor.at[axis] ?? 0)))
      const weight = 1 / Math.max(distance, 1e-6) ** fading
      total += weight
      for (const axis of [0, 1, 2] as const) shift[axis] += weight * (anchor.shift[axis] ?? 0)
    }
    const [lightness, a, b] = place
    return fromOkLab([lightness + shift[0] / total, a + shift[1] / total, b + shift[2] / total])
  }

  return (given) => {
    const color = given.toUpperCase()
    const known = exact.get(color)
    if (known !== undefined) return known
    const result = moved(color)
    exact.set(color, result)
    return result
  }
}
