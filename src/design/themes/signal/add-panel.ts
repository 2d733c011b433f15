import type { Box } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import type { Sheet } from '../../sheet.ts'
import { black } from './colors.ts'

/** An area of colour. A black one reaches a little under the black one over it, so that no seam shows. */
export function addPanel(sheet: Sheet, name: string, box: Box, fill: Color): void {
  const lap = fill === black ? 2 : 0
  sheet.addShape(name, { ...box, y: box.y - lap, height: box.height + lap }, { fill })
}
