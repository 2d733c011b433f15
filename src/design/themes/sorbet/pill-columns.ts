import { type Box, type Points, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { onCircle } from '../../devices/arc.ts'
import { clipPolygon, drawPolygon } from '../../devices/polygon.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import { drawSoftBox } from './panels.ts'
import { pastel, pastelAt } from './pastels.ts'

/** Pieces of a column from its top down, and where each ends; the last runs on to the foot of the page. */
interface Pills {
  colors: Color[]
  ends: (Points | 'disc')[]
}

const gap: Points = 15
const width: Points = 72
const { lavender, mint, peach, lemon, pink, sky } = pastel
const [violet, berry, apricot, white] = ['#7A45D0', '#D3416B', '#FFB56B', '#FFFFFF']
const page = { x: 0, y: 0, width: pageWidth, height: pageHeight }
const endless = pageHeight + width

/** The columns of the cover from left to right. */
const cover: Pills[] = [
  { colors: [lavender, mint, peach], ends: [142, 405] },
  { colors: [lemon, pink, sky], ends: [57, 424.5] },
  { colors: [mint, berry, lavender], ends: [240, 'disc'] },
  { colors: [peach, sky, violet, lemon], ends: [102, 342, 'disc'] },
  { colors: [lavender, pink], ends: [210] },
  { colors: [mint, apricot, lemon, peach], ends: [105, 'disc', 469.5] },
]

/** Columns of pills over the right half of the cover, cropped at its edges. */
export function drawCoverPills(sheet: Sheet): void {
  drawPillColumns(sheet, cover, { x: 481.4, y: -width, width })
}

/** The last columns of the cover, for slides where words need more room; on violet the violet disc is inverted. */
export function drawEdgePills(sheet: Sheet, onAccent = false): void {
  const place = { x: 481.4 + 3 * (width + gap), y: -width, width }
  drawPillColumns(sheet, cover.slice(3), place, onAccent)
}

/** Two columns of whole pills and discs from a left edge on, in other colours on each page, for slides with little to read. */
export function drawPillGroup(sheet: Sheet, x: Points): void {
  const { y, height } = sheet.theme.frame.content
  const { pageNumber } = sheet.context
  const wide = width + 7.5
  const room = height - wide - 2 * gap
  // Discs stand between two pills, never at the same height as their neighbours.
  const columns = [violet, berry].map((color, index): Pills => {
    const [upper, lower] = [0, 1].map((place) => pastelAt(pageNumber + index * 2 + place))
    const colors = [upper ?? color, color, lower ?? color]
    return { colors, ends: [y + room * (index === 0 ? 0.34 : 0.66), 'disc', y + height] }
  })
  drawPillColumns(sheet, columns, { x, y, width: wide })
}

function drawPillColumns(
  sheet: Sheet,
  columns: Pills[],
  { x: left, y: top, width: wide }: Omit<Box, 'height'>,
  onAccent = false,
): void {
  for (const [column, { colors, ends }] of columns.entries()) {
    const x = left + column * (wide + gap)
    let y = top
    for (const [place, color] of colors.entries()) {
      const end = ends[place] ?? endless
      const height = end === 'disc' ? wide : end - y
      const name = `pill-${column + 1}-${place + 1}`
      const inverted = onAccent && color === violet
      drawPill(sheet, name, { x, y, width: wide, height }, inverted ? white : color)
      const third = wide / 3
      const centre = { x: x + third, y: y + third, width: third, height: third }
      if (end === 'disc') drawPill(sheet, `${name}-centre`, centre, inverted ? violet : white)
      y += height + gap
    }
  }
}

/** A standing pill, or the part of it that is on the page. */
function drawPill(sheet: Sheet, name: string, box: Box, fill: Color): void {
  const [radius, bottom] = [box.width / 2, bottomEdge(box)]
  if (rightEdge(box) <= pageWidth && box.y >= 0 && bottom <= pageHeight) {
    drawSoftBox(sheet, name, box, fill, radius)
    return
  }
  // Corners so near one another that the round ends are round on any screen.
  const outline = Array.from({ length: 92 }, (_, index) => {
    const [y, from] = index < 46 ? [box.y + radius, 270] : [bottom - radius, -94]
    return onCircle({ x: box.x + radius, y }, radius, from + index * 4)
  })
  drawPolygon(sheet, name, clipPolygon(outline, page), fill)
}
