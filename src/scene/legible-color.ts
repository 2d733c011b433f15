import type { Points } from './geometry.ts'
import { fromOkLab, toOkLab } from './oklab.ts'
import { type Color, contrastRatio } from './paint.ts'

const steps = 24

/** WCAG 2.2, 1.4.3: the least contrast of text in a size; bold letters are not taken to be larger than they are. */
export function leastContrast(size: Points): number {
  return size >= 24 ? 3 : 4.5
}

/** A colour on a ground, lighter or darker as far as text needs it to be read there; black or white where nothing else is. */
export function legibleColor(color: Color, ground: Color, least = 4.5): Color {
  const reads = (one: Color) => contrastRatio(one, ground) >= least
  if (reads(color)) return color
  const [lightness, a, b] = toOkLab(color)
  const away = contrastRatio('#000000', ground) > contrastRatio('#FFFFFF', ground) ? 0 : 1
  for (let step = 1; step < steps; step++) {
    const moved = fromOkLab([lightness + ((away - lightness) * step) / steps, a, b])
    if (reads(moved)) return moved
  }
  return away === 0 ? '#000000' : '#FFFFFF'
}
