import { type Box, type Points, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { drawPath } from '../../devices/polygon.ts'
import { roundedPath } from '../../devices/rounded-path.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import { drawSoftBox } from './panels.ts'
import { pastel } from './pastels.ts'

/** Pieces of a column from its top down, and where each ends; the last runs on to the foot of the page. */
interface Pills {
  colors: Color[]
  ends: (Points | 'disc')[]
}

const gap: Points = 15
const width: Points = 72
const { lavender, mint, peach, lemon, pink, sky } = pastel
const [violet, berry, apricot, white] = ['#7A45D0', '#D3416B', '#FFB56B', '#FFFFFF']
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

/** Discs stand between two pills, never at the same height as their neighbours. */
const group: Pills[] = [
  { colors: [mint, violet, peach], ends: [214, 'disc', 474.8] },
  { colors: [sky, berry, pink], ends: [287, 'disc', 474.8] },
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

/** Two columns of whole pills and discs from a left edge on, over the content area, for slides with little to read. */
export function drawPillGroup(sheet: Sheet, x: Points): void {
  drawPillColumns(sheet, group, { x, y: sheet.theme.frame.content.y, width: 79.5 })
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
  const radius = box.width / 2
  const y = Math.max(0, box.y)
  const [right, bottom] = [
    Math.min(pageWidth, rightEdge(box)),
    Math.min(pageHeight, bottomEdge(box)),
  ]
  const cropped = { x: box.x, y, width: right - box.x, height: bottom - y }
  const [upper, lower] = [y > box.y ? 0 : radius, bottom < bottomEdge(box) ? 0 : radius]
  const isNarrow = cropped.width < box.width
  if (cropped.height === box.height && !isNarrow) drawSoftBox(sheet, name, box, fill, radius)
  else {
    const corners = [upper, isNarrow ? 0 : upper, isNarrow ? 0 : lower, lower] as const
    drawPath(sheet, name, roundedPath(cropped, corners), fill)
  }
}
