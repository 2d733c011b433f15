import { fromOkLab, type OkLab, toOkLab } from '../scene/oklab.ts'
import type { Color } from '../scene/paint.ts'
import type { ThemeColors, ThemeTokens } from './themes/theme-tokens.ts'

/** New colours of roles. */
export type RoleColors = Partial<Record<keyof ThemeColors, Color>>

/** How fast the pull of a role fades with its distance in OKLab: what is near to one goes with that one. */
const fading = 4

/** Where a colour goes that decides where others go. */
interface Anchor {
  at: OkLab
  shift: number[]
}

function anchor(from: Color, to: Color): Anchor {
  const at = toOkLab(from)
  return { at, shift: toOkLab(to).map((value, axis) => value - (at[axis] ?? 0)) }
}

/** A colour moved as the anchors near to it (inverse distance weighting in OKLab, D. Shepard 1968). */
function moved(color: Color, anchors: readonly Anchor[]): Color {
  const place = toOkLab(color)
  let total = 0
  const shift: OkLab = [0, 0, 0]
  for (const { at, shift: own } of anchors) {
    const distance = Math.hypot(...place.map((value, axis) => value - (at[axis] ?? 0)))
    const weight = 1 / Math.max(distance, 1e-6) ** fading
    total += weight
    for (const axis of [0, 1, 2] as const) shift[axis] += weight * (own[axis] ?? 0)
  }
  const [lightness, a, b] = place
  return fromOkLab([lightness + shift[0] / total, a + shift[1] / total, b + shift[2] / total])
}

/** Colours nearer than this to the background, in OKLab, are a part of it. */
const sameAsGround = 0.025
/** How much lighter or darker than the background another colour is at least: a panel is seen on it. */
const leastApart = 0.2

/**
 * A colour that a change has moved, kept apart from the new background where it was apart from the old one: pastels on
 * white become dark tints on black, and do not go under in it.
 */
function keptApart(from: Color, to: Color, ground: { from: Color; to: Color }): Color {
  if (ground.from === ground.to) return to
  const [was, is] = [toOkLab(from), toOkLab(to)]
  const [old, now] = [toOkLab(ground.from), toOkLab(ground.to)]
  const distance = Math.hypot(...was.map((value, axis) => value - (old[axis] ?? 0)))
  const apart = Math.hypot(...is.map((value, axis) => value - (now[axis] ?? 0)))
  const wanted = Math.min(leastApart, distance * 2)
  if (distance < sameAsGround || apart >= wanted) return to
  const lightness = now[0] < 0.5 ? now[0] + wanted : now[0] - wanted
  // It keeps what colour it had.
  return fromOkLab([lightness, was[1], was[2]])
}

/**
 * What becomes of a theme's colours when some of its roles change. A role takes its new colour; of two that share a
 * colour the first decides. Muted text, surfaces and lines of which nothing is said go between background and ink as
 * those go; every other colour (tints, glazes, pigments of ornaments) moves as the roles near to it.
 */
export function colorChange(
  { colors }: Pick<ThemeTokens, 'colors'>,
  changes: RoleColors,
): (color: Color) => Color {
  const { background, ink, accent, mutedInk, surface, line } = colors
  const known = new Map<Color, Color>()
  const decide = (from: Color, to: () => Color) => {
    if (!known.has(from)) known.set(from, to())
  }
  for (const [role, to] of Object.entries(changes)) {
    const from = colors[role as keyof ThemeColors]
    if (typeof from === 'string') decide(from, () => to as Color)
  }
  for (const fixed of [background, ink, accent]) decide(fixed, () => fixed)
  const ends = [background, ink].map((from) => anchor(from, known.get(from) ?? from))
  for (const between of [mutedInk, surface, line]) decide(between, () => moved(between, ends))
  const anchors = [...known].map(([from, to]) => anchor(from, to))

  return (given) => {
    const color = given.toUpperCase()
    const ground = { from: background, to: known.get(background) ?? background }
    const to = known.get(color) ?? keptApart(color, moved(color, anchors), ground)
    known.set(color, to)
    return to
  }
}
