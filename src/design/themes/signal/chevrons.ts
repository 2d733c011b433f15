import { type Points, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { clipPolygon } from '../../devices/polygon.ts'
import type { Sheet } from '../../sheet.ts'
import { black, white, yellow } from './colors.ts'
import { drawPolygon } from './polygon.ts'

const page = { x: 0, y: 0, width: pageWidth, height: pageHeight }

/** How far the point of a chevron of the slide's height stands out. */
const reach: Points = 180

/** One band between two chevrons, from the x of its upper end. */
interface Band {
  from: Points
  to: Points
  fill: Color
}

const coverBands: Band[] = [
  { from: 570, to: 622.5, fill: black },
  { from: 705, to: 787.5, fill: black },
  { from: 787.5, to: 822.5, fill: white },
  { from: 822.5, to: 1200, fill: black },
]

/** On black the same in yellow. */
const closingBands: Band[] = [
  { from: 640, to: 692.5, fill: yellow },
  { from: 760, to: 842.5, fill: yellow },
  { from: 842.5, to: 877.5, fill: white },
]

/** The chevrons of the cover: they fill the right edge. */
export function drawCoverChevrons(sheet: Sheet): void {
  drawBands(sheet, coverBands)
}

/** The chevrons of the last slide, on black. */
export function drawClosingChevrons(sheet: Sheet): void {
  drawBands(sheet, closingBands)
}

/** Where the arrowheads beside a short text begin. */
export const companionLeft: Points = 728

/** Two broad arrowheads beside a short text, as high as the content. */
export function drawCompanionChevrons(sheet: Sheet): void {
  const { y, height } = sheet.theme.frame.content
  const middle = y + height / 2
  const [wide, out] = [58, 84]
  for (const [index, x] of [companionLeft, companionLeft + 92].entries()) {
    const to = Math.min(x + wide, 916.8 - out)
    drawPolygon(
      sheet,
      `companion-${index + 1}`,
      [
        { x, y },
        { x: to, y },
        { x: to + out, y: middle },
        { x: to, y: y + height },
        { x, y: y + height },
        { x: x + out, y: middle },
      ],
      index === 0 ? black : white,
    )
  }
}

function drawBands(sheet: Sheet, bands: Band[]): void {
  const middle = pageHeight / 2
  bands.forEach(({ from, to, fill }, index) => {
    const outline = clipPolygon(
      [
        { x: from, y: 0 },
        { x: to, y: 0 },
        { x: to + reach, y: middle },
        { x: to, y: pageHeight },
        { x: from, y: pageHeight },
        { x: from + reach, y: middle },
      ],
      // What leaves the slide does so at one edge only: the parts that stay are joined along it, which shows nothing.
      page,
    )
    drawPolygon(sheet, `chevron-${index + 1}`, outline, fill)
  })
}
