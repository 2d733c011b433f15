import type { Point, Points } from '../../../scene/geometry.ts'
import type { Paint } from '../../../scene/paint.ts'
import { onCircle } from '../../devices/arc.ts'
import { drawOrbit } from '../../devices/orbit.ts'
import { drawRing } from '../../devices/roundel.ts'
import { scatterStars } from '../../devices/stars.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { matter, orbitLine } from './bodies.ts'

type Body = readonly [x: Points, y: Points, radius: Points, fill: Paint]

/** Concentric orbits around a point with their bodies, cropped at the slide's edges. */
function drawSystem(sheet: Sheet, center: Point, radii: Points[], bodies: Body[]): void {
  radii.forEach((radius, index) => {
    const gaps = bodies
      .filter(([x, y]) => Math.abs(Math.hypot(x - center.x, y - center.y) - radius) < 4)
      .map(([x, y, own]) => ({ at: { x, y }, radius: own }))
    drawOrbit(sheet, `orbit-${index + 1}`, { center, radius, stroke: orbitLine, gaps })
  })
  bodies.forEach(([x, y, radius, fill], index) => {
    drawRing(sheet, `body-${index + 1}-disc`, { x, y }, radius, { fill })
  })
}

/** The sky of a cover: one glowing planet, four orbits, five bodies. */
export function drawCoverSky(sheet: Sheet): void {
  const bodies: Body[] = [
    [772, 264, 72, matter.planet],
    [832, 168.5, 5.5, matter.apricot],
    [593, 113.5, 4, matter.white],
    [494, 116, 6.5, matter.periwinkle],
    [618.5, 335, 12, matter.violet],
    [566, 501.5, 18, matter.teal],
    [946, 420.5, 7.5, matter.sky],
  ]
  drawSystem(sheet, { x: 772, y: 264 }, [112.5, 169.5, 233.5, 314.5], bodies)
}

/** A planet of a radius with three orbits, a body on each: the widest is 2.6 times as wide as the planet. */
export function drawPlanet(sheet: Sheet, center: Point, radius: Points): void {
  const moons: [share: number, degrees: number, size: number, fill: Paint][] = [
    [1.5, -46, 0.07, matter.violet],
    [2.05, 152, 0.1, matter.sky],
    [2.6, 242, 0.06, matter.white],
  ]
  const bodies = moons.map(([share, degrees, size, fill]): Body => {
    const { x, y } = onCircle(center, radius * share, degrees)
    return [x, y, 3 + radius * size, fill]
  })
  const radii = moons.map(([share]) => radius * share)
  drawSystem(sheet, center, radii, [[center.x, center.y, radius, matter.planet], ...bodies])
}

/** Beside a takeaway: a system in the upper right corner, which the figure stands under. */
export function drawTakeawaySky(sheet: Sheet): void {
  const bodies: Body[] = [
    [819, 86, 4, matter.apricot],
    [805.3, 171.3, 9, matter.violet],
  ]
  drawSystem(sheet, { x: 917, y: 30 }, [113, 180, 256], bodies)
}

/** On other content slides the same system, farther away. */
export function drawCornerSky(sheet: Sheet): void {
  const bodies: Body[] = [
    [870.5, 42, 4.5, matter.violet],
    [902, 31.5, 2.5, matter.apricot],
  ]
  drawSystem(sheet, { x: 934, y: 4 }, [42, 74, 108], bodies)
}

/** Stars, many on covers and few elsewhere; the slide's title is their seed. */
export function drawStars(sheet: Sheet, content: SlideContent): void {
  const many = ['title', 'section', 'closing', 'big-number'].includes(content.layout)
  scatterStars(sheet, content.title, many ? 110 : content.layout === 'quote' ? 60 : 26)
}
