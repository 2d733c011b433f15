import type { Box, Point, Points } from '../../../scene/geometry.ts'
import type { PathCommand } from '../../../scene/node.ts'
import type { Color } from '../../../scene/paint.ts'
import { drawPath, followPath } from '../../devices/polygon.ts'
import { roundedPath } from '../../devices/rounded-path.ts'
import type { Sheet } from '../../sheet.ts'

/** Radius of the two round corners of a large panel. */
const cornerRadius: Points = 54

/** A panel that is round at its top left and its bottom right, like a leaf. */
function cornerPanelPath(box: Box, radius: Points): PathCommand[] {
  return roundedPath(box, [radius, 0, radius, 0])
}

/** The outline of a large panel, clockwise, or of the lower part of one. */
export function cornerPanelOutline(box: Box): Point[] {
  return followPath(cornerPanelPath(box, cornerRadius))
}

/** Draws such a panel and gives its outline, clockwise, to crop what lies on it. Low panels have smaller corners. */
export function drawCornerPanel(
  sheet: Sheet,
  name: string,
  box: Box,
  fill: Color,
  radius = Math.min(cornerRadius, box.height * 0.3, box.width * 0.3),
): Point[] {
  const commands = cornerPanelPath(box, radius)
  drawPath(sheet, name, commands, fill)
  return followPath(commands)
}
