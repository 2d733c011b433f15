import type { Point, Points } from '../../../scene/geometry.ts'
import { onCircle } from '../../devices/arc.ts'
import { scatterStars } from '../../devices/stars.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { drawSystem, matter } from './bodies.ts'

/** The sky of a cover: one glowing planet, four orbits, five bodies. */
export function drawCoverSky(sheet: Sheet): void {
  const center = { x: 772, y: 264 }
  drawSystem(
    sheet,
    center,
    [112.5, 169.5, 233.5, 314.5],
    [
      { at: center, radius: 72, fill: matter.planet },
      { at: { x: 832, y: 168.5 }, radius: 5.5, fill: matter.apricot },
      { at: { x: 593, y: 113.5 }, radius: 4, fill: matter.white },
      { at: { x: 494, y: 116 }, radius: 6.5, fill: matter.periwinkle },
      { at: { x: 618.5, y: 335 }, radius: 12, fill: matter.violet },
      { at: { x: 566, y: 501.5 }, radius: 18, fill: matter.teal },
      { at: { x: 946, y: 420.5 }, radius: 7.5, fill: matter.sky },
    ],
  )
}

/** A planet of a radius with three orbits, a body on each: the widest is 2.6 times as wide as the planet. */
export function drawPlanet(sheet: Sheet, center: Point, radius: Points): void {
  const moons = [
    { share: 1.5, degrees: -46, size: 0.07, fill: matter.violet },
    { share: 2.05, degrees: 152, size: 0.1, fill: matter.sky },
    { share: 2.6, degrees: 242, size: 0.06, fill: matter.white },
  ]
  drawSystem(
    sheet,
    center,
    moons.map(({ share }) => radius * share),
    [
      { at: center, radius, fill: matter.planet },
      ...moons.map(({ share, degrees, size, fill }) => ({
        at: onCircle(center, radius * share, degrees),
        radius: 3 + radius * size,
        fill,
      })),
    ],
  )
}

/** Beside a takeaway: a system in the upper right corner, which the figure stands under. */
export function drawTakeawaySky(sheet: Sheet): void {
  drawSystem(
    sheet,
    { x: 917, y: 30 },
    [113, 180, 256],
    [
      { at: { x: 819, y: 86 }, radius: 4, fill: matter.apricot },
      { at: { x: 805.3, y: 171.3 }, radius: 9, fill: matter.violet },
    ],
  )
}

/** On other content slides the same system, farther away. */
export function drawCornerSky(sheet: Sheet): void {
  drawSystem(
    sheet,
    { x: 934, y: 4 },
    [42, 74, 108],
    [
      { at: { x: 870.5, y: 42 }, radius: 4.5, fill: matter.violet },
      { at: { x: 902, y: 31.5 }, radius: 2.5, fill: matter.apricot },
    ],
  )
}

/** Stars, many on covers and few elsewhere; the slide's title is their seed. */
export function drawStars(sheet: Sheet, content: SlideContent): void {
  const many = ['title', 'section', 'closing', 'big-number'].includes(content.layout)
  scatterStars(sheet, content.title, many ? 110 : content.layout === 'quote' ? 60 : 26)
}
