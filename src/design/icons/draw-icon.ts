import type { IconName } from '../../deck/icon-names.ts'
import type { Box, Points } from '../../scene/geometry.ts'
import type { PathCommand } from '../../scene/node.ts'
import type { Color } from '../../scene/paint.ts'
import { allMatches } from '../../text/all-matches.ts'
import type { Sheet } from '../sheet.ts'
import { iconOutlines } from './icon-outlines.ts'

/** The side of the square in which icons are drawn. */
const iconUnits = 24

/**
 * Draws an icon centred in a box as one stroked shape with round ends, its pen in proportion to its size. Icons keep
 * their direction on mirrored pages: clocks and check marks have no left-handed form.
 */
export function drawIcon(sheet: Sheet, name: string, icon: IconName, box: Box, color: Color): void {
  const size = Math.min(box.width, box.height)
  const square: Box = {
    x: box.x + (box.width - size) / 2,
    y: box.y + (box.height - size) / 2,
    width: size,
    height: size,
  }
  const outer = sheet.rigidArea
  sheet.rigidArea ??= square
  sheet.addShape(
    name,
    square,
    { stroke: { color, width: (size * sheet.theme.iconStroke) / iconUnits, cap: 'round' } },
    { type: 'path', commands: iconPath(icon, square.x, square.y, size) },
  )
  sheet.rigidArea = outer
}

/** An icon's outline on the page, its square's corner at (x, y). */
export function iconPath(icon: IconName, x: Points, y: Points, size: Points): PathCommand[] {
  const scale = size / iconUnits
  return allMatches(iconOutlines[icon], /([MLCZ])([^MLCZ]*)/g).map(([, letter, list]) => {
    const numbers = (list ?? '').split(' ').map(Number)
    const at = (index: number) => (index % 2 === 0 ? x : y) + (numbers[index] ?? 0) * scale
    switch (letter) {
      case 'M':
      case 'L':
        return { type: letter, x: at(0), y: at(1) }
      case 'C':
        return { type: 'C', x1: at(0), y1: at(1), x2: at(2), y2: at(3), x: at(4), y: at(5) }
      default:
        return { type: 'Z' }
    }
  })
}
