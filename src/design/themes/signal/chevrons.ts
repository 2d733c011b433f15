import {
  type Box,
  type Point,
  type Points,
  pageHeight,
  pageWidth,
} from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { clipPolygon, drawPolygon } from '../../devices/polygon.ts'
import type { Sheet } from '../../sheet.ts'

/** Where chevrons stand, and how far their points stand out. */
interface Band {
  y: Points
  height: Points
  reach: Points
}

const page = { x: 0, y: 0, width: pageWidth, height: pageHeight }

/**
 * The outline of a band that is bent into an arrowhead, from the x of its upper end to that of the next; with a straight
 * end it is a broad arrow.
 */
export function chevron(
  from: Points,
  to: Points,
  { y, height, reach }: Band,
  straight = false,
): Point[] {
  const [middle, foot] = [y + height / 2, y + height]
  return [
    { x: from, y },
    { x: to, y },
    { x: to + reach, y: middle },
    { x: to, y: foot },
    { x: from, y: foot },
    ...(straight ? [] : [{ x: from + reach, y: middle }]),
  ]
}

/** Chevrons behind one another, as high as the slide unless said. */
export function drawChevrons(
  sheet: Sheet,
  chevrons: readonly (readonly [from: Points, to: Points, fill: Color])[],
  band: Band = { y: 0, height: pageHeight, reach: 180 },
): void {
  chevrons.forEach(([from, to, fill], index) => {
    // What leaves the slide does so at one edge only: the parts that stay are joined along it, which shows nothing.
    const outline = clipPolygon(chevron(from, to, band), page)
    drawPolygon(sheet, `chevron-${index + 1}`, outline, fill)
  })
}

/** Draws an arrowhead to the right that is as high as a box, on the left edge of which its back stands. */
export function drawArrowhead(
  sheet: Sheet,
  name: string,
  { x, y, width, height }: Box,
  fill: Color,
): void {
  const tip = { x: x + width, y: y + height / 2 }
  drawPolygon(sheet, name, [{ x, y }, tip, { x, y: y + height }], fill)
}
