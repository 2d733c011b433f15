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
import { black, white, yellow } from './colors.ts'

/** A band that is bent into an arrowhead, from the x of its upper end to that of the next. */
interface Chevron {
  from: Points
  to: Points
  y: Points
  height: Points
  /** How far its point stands out. */
  reach: Points
}

const page = { x: 0, y: 0, width: pageWidth, height: pageHeight }

/** The outline of a chevron; with a straight end it is a broad arrow. */
export function chevron({ from, to, y, height, reach }: Chevron, straight = false): Point[] {
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

/** Chevrons as high as the slide. */
function drawBands(sheet: Sheet, bands: [from: Points, to: Points, fill: Color][]): void {
  bands.forEach(([from, to, fill], index) => {
    const outline = chevron({ from, to, y: 0, height: pageHeight, reach: 180 })
    // What leaves the slide does so at one edge only: the parts that stay are joined along it, which shows nothing.
    drawPolygon(sheet, `chevron-${index + 1}`, clipPolygon(outline, page), fill)
  })
}

/** The chevrons of the cover: they fill the right edge. */
export function drawCoverChevrons(sheet: Sheet): void {
  drawBands(sheet, [
    [570, 622.5, black],
    [705, 787.5, black],
    [787.5, 822.5, white],
    [822.5, 1200, black],
  ])
}

/** The chevrons of the last slide, on black. */
export function drawClosingChevrons(sheet: Sheet): void {
  drawBands(sheet, [
    [640, 692.5, yellow],
    [760, 842.5, yellow],
    [842.5, 877.5, white],
  ])
}

/** Where the arrowheads beside a short text begin. */
export const companionLeft: Points = 728

/** Two broad arrowheads beside a short text, as high as the content. */
export function drawCompanionChevrons(sheet: Sheet): void {
  const { y, height } = sheet.theme.frame.content
  const reach = 84
  for (const [index, from] of [companionLeft, companionLeft + 92].entries()) {
    const to = Math.min(from + 58, 916.8 - reach)
    const points = chevron({ from, to, y, height, reach })
    drawPolygon(sheet, `companion-${index + 1}`, points, index === 0 ? black : white)
  }
}
