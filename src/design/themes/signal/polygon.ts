import type { Point } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { boundingBox, polygonPath } from '../../devices/polygon.ts'
import type { Sheet } from '../../sheet.ts'

/** An area with straight sides. */
export function drawPolygon(sheet: Sheet, name: string, points: Point[], fill: Color): void {
  sheet.addShape(
    name,
    boundingBox(points),
    { fill },
    { type: 'path', commands: polygonPath(points) },
  )
}
