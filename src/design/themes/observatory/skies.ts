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

/** A section comes close to its planet. */
export function drawSectionSky(sheet: Sheet): void {
  const center = { x: 790, y: 250 }
  drawSystem(
    sheet,
    center,
    [196, 268, 352],
    [
      { at: center, radius: 132, fill: matter.planet },
      { at: { x: 649, y: 386 }, radius: 9, fill: matter.violet },
      { at: { x: 557, y: 117 }, radius: 5, fill: matter.white },
      { at: { x: 941, y: 472 }, radius: 7, fill: matter.sky },
      { at: { x: 507, y: 459 }, radius: 4.5, fill: matter.apricot },
    ],
  )
}

/** Beside a quote only distant orbits. */
export function drawQuoteSky(sheet: Sheet): void {
  const center = { x: 880, y: 300 }
  drawSystem(
    sheet,
    center,
    [64, 118, 182],
    [
      { at: center, radius: 26, fill: matter.planet },
      { at: { x: 800.5, y: 212.8 }, radius: 5, fill: matter.white },
      { at: { x: 736.5, y: 412 }, radius: 8, fill: matter.violet },
    ],
  )
}

/** Beside the one figure of a slide its planet. */
export function drawNumberSky(sheet: Sheet): void {
  const center = { x: 832, y: 262 }
  drawSystem(
    sheet,
    center,
    [124, 176, 236],
    [
      { at: center, radius: 78, fill: matter.planet },
      { at: { x: 744.3, y: 174.3 }, radius: 7, fill: matter.violet },
      { at: { x: 894.2, y: 426.6 }, radius: 5, fill: matter.sky },
      { at: { x: 700.6, y: 458 }, radius: 9, fill: matter.teal },
    ],
  )
}

/** At the end the planet sets. */
export function drawClosingSky(sheet: Sheet): void {
  const center = { x: 800, y: 210 }
  drawSystem(
    sheet,
    center,
    // The widest ends before the words at the left do.
    [126, 172, 222],
    [
      { at: center, radius: 86, fill: matter.planet },
      { at: { x: 710.9, y: 120.9 }, radius: 6, fill: matter.white },
      { at: { x: 886, y: 358.9 }, radius: 10, fill: matter.violet },
      { at: { x: 600, y: 306.3 }, radius: 7, fill: matter.sky },
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
