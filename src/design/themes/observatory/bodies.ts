import type { Point, Points } from '../../../scene/geometry.ts'
import type { Paint, Stroke } from '../../../scene/paint.ts'
import { onCircle } from '../../devices/arc.ts'
import { drawOrbit } from '../../devices/orbit.ts'
import { drawRing } from '../../devices/roundel.ts'
import type { Sheet } from '../../sheet.ts'

/** Light at an upper left edge that gets darker. */
function lit(...colors: string[]): Paint {
  return {
    kind: 'linear',
    angle: 45,
    stops: colors.map((color, index) => ({ offset: index / (colors.length - 1), color })),
  }
}

/** What bodies are made of; light falls from the upper left. */
export const matter = {
  planet: lit('#FFD3A8', '#F193A0', '#4A3A8C'),
  /** The body that matters, light enough to be written on. */
  glow: lit('#FFDDB8', '#F4A27A'),
  violet: lit('#B7C0F6', '#5961B4'),
  teal: lit('#D3F1F1', '#3F86A0'),
  apricot: { kind: 'solid', color: '#FFB984' },
  periwinkle: { kind: 'solid', color: '#94A2FF' },
  white: { kind: 'solid', color: '#F4F5FD' },
  sky: { kind: 'solid', color: '#9FDCEE' },
} satisfies Record<string, Paint>

/** The line of orbits on which nothing happens. */
export const orbitLine: Stroke = { color: '#3A4373', width: 1 }

const moons = [matter.violet, matter.sky, matter.teal, matter.white]

/** A small orbit around something, with a moon on it: another for each place among equals. */
export function drawMoonOrbit(
  sheet: Sheet,
  name: string,
  at: Point,
  radius: Points,
  index: number,
): void {
  const moon = { at: onCircle(at, radius, 50), radius: Math.max(3.5, Math.min(radius / 7.2, 7)) }
  const stroke = { color: '#6D7BE8', width: 1.25 }
  drawOrbit(sheet, `${name}-orbit`, { center: at, radius, stroke, gaps: [moon] })
  const fill = moons[index % moons.length] ?? matter.white
  drawRing(sheet, `${name}-moon-disc`, moon.at, moon.radius, { fill })
}
