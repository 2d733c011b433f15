import type { Box, Point, Points } from '../../../scene/geometry.ts'
import { pageHeight, pageWidth } from '../../../scene/geometry.ts'
import type { PathCommand } from '../../../scene/node.ts'
import type { Color, Stroke } from '../../../scene/paint.ts'
import { arc, onCircle } from '../../devices/arc.ts'
import { boundingBox, clipPolygon, polygonPath } from '../../devices/polygon.ts'
import type { Sheet } from '../../sheet.ts'

/** How far the ends of petals lie inside the fan's radius, which their middles reach. */
const petalFoot = 0.88
/** The inner rows of petals and the half disc at the hinge, as shares of the radius. */
const innerRow = 0.58
const hinge = 0.2

/** A half fan that stands on its hinge: rows of petals between ribs. */
interface FanLook {
  petals: number
  stroke: Stroke
  /** Of all petals; none when absent. */
  fill?: Color
}

/** Draws a fan; `base` is the middle of its straight side. */
export function drawFan(
  sheet: Sheet,
  name: string,
  base: Point,
  radius: Points,
  { petals, stroke, fill }: FanLook,
): void {
  const half: Box = { x: base.x - radius, y: base.y - radius, width: 2 * radius, height: radius }
  if (fill)
    sheet.addShape(
      `${name}-petals`,
      half,
      { fill },
      { type: 'path', commands: [...petalRow(base, radius, petals), { type: 'Z' }] },
    )
  const ribs = Array.from({ length: petals + 1 }, (_, index): PathCommand[] => {
    const angle = -90 + (180 / petals) * index
    return [
      { type: 'M', ...onCircle(base, radius * hinge, angle) },
      { type: 'L', ...onCircle(base, radius * petalFoot, angle) },
    ]
  }).flat()
  const commands: PathCommand[] = [
    ...petalRow(base, radius, petals),
    ...petalRow(base, radius * innerRow, petals),
    ...ribs,
    { type: 'M', ...onCircle(base, radius * hinge, -90) },
    ...arc(base, radius * hinge, -90, 90),
    { type: 'M', ...onCircle(base, radius * petalFoot, -90) },
    { type: 'L', ...onCircle(base, radius * petalFoot, 90) },
  ]
  sheet.addShape(name, half, { stroke }, { type: 'path', commands })
}

/** The rounded ends of petals from the left end of a fan to the right, as one line. */
function petalRow(base: Point, radius: Points, petals: number): PathCommand[] {
  const foot = radius * petalFoot
  const width = 180 / petals
  // A cubic whose handles lie at this distance has its middle on the radius.
  const height = (radius - 0.25 * foot) / 0.75
  return [
    { type: 'M', ...onCircle(base, foot, -90) },
    ...Array.from({ length: petals }, (_, index): PathCommand => {
      const from = -90 + width * index
      const first = onCircle(base, height, from + width * 0.16)
      const second = onCircle(base, height, from + width * 0.84)
      const end = onCircle(base, foot, from + width)
      return { type: 'C', x1: first.x, y1: first.y, x2: second.x, y2: second.y, ...end }
    }),
  ]
}

/** Every second ray of a sun that rises at `origin`, over the whole page, in one flat colour. */
export function drawSunburst(sheet: Sheet, name: string, origin: Point, fill: Color): void {
  const rays = 21
  const page: Box = { x: 0, y: 0, width: pageWidth, height: pageHeight }
  const far = 1400
  const width = 180 / rays
  const polygons = Array.from({ length: rays }, (_, index) => index)
    .filter((index) => index % 2 === 0)
    .map((index) => {
      const from = -90 + width * index
      const corners = [origin, onCircle(origin, far, from), onCircle(origin, far, from + width)]
      return clipPolygon(corners, page)
    })
    .filter((polygon) => polygon.length > 2)
  sheet.addShape(
    name,
    boundingBox(polygons.flat()),
    { fill },
    { type: 'path', commands: polygons.flatMap(polygonPath) },
  )
}
