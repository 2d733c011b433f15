import { type Point, type Points, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import type { PathCommand } from '../../../scene/node.ts'
import type { Color, Stroke } from '../../../scene/paint.ts'
import { arc, onCircle } from '../../devices/arc.ts'
import { clipPolygon, drawPath, polygonPath } from '../../devices/polygon.ts'
import type { Sheet } from '../../sheet.ts'
import { house } from './house.ts'

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

/** A fan in lines of gold, and one of gold. */
export const outlined: FanLook = { petals: 7, stroke: { color: house.gold, width: 1 } }
export const lit: FanLook = {
  petals: 7,
  stroke: { color: house.night, width: 1 },
  fill: house.gold,
}

/** Draws a fan; `base` is the middle of its straight side. */
export function drawFan(
  sheet: Sheet,
  name: string,
  base: Point,
  radius: Points,
  { petals, stroke, fill }: FanLook,
): void {
  const line = (from: Point, to: Point): PathCommand[] => [
    { type: 'M', ...from },
    { type: 'L', ...to },
  ]
  const outer = petalRow(base, radius, petals)
  if (fill) drawPath(sheet, `${name}-petals`, [...outer, { type: 'Z' }], fill)
  const ribs = Array.from({ length: petals + 1 }, (_, index) => {
    const angle = -90 + (180 / petals) * index
    return line(onCircle(base, radius * hinge, angle), onCircle(base, radius * petalFoot, angle))
  })
  const commands: PathCommand[] = [
    ...outer,
    ...petalRow(base, radius * innerRow, petals),
    ...ribs.flat(),
    { type: 'M', ...onCircle(base, radius * hinge, -90) },
    ...arc(base, radius * hinge, -90, 90),
    ...line(onCircle(base, radius * petalFoot, -90), onCircle(base, radius * petalFoot, 90)),
  ]
  drawPath(sheet, name, commands, { stroke })
}

/** The rounded ends of petals from the left end of a fan to the right, as one line. */
function petalRow(base: Point, radius: Points, petals: number): PathCommand[] {
  const foot = radius * petalFoot
  const width = 180 / petals
  // A cubic whose handles lie at this distance has its middle on the radius.
  const height = (radius - 0.25 * foot) / 0.75
  const ends = Array.from({ length: petals }, (_, index): PathCommand => {
    const from = -90 + width * index
    const first = onCircle(base, height, from + width * 0.16)
    const second = onCircle(base, height, from + width * 0.84)
    const end = onCircle(base, foot, from + width)
    return { type: 'C', x1: first.x, y1: first.y, x2: second.x, y2: second.y, ...end }
  })
  return [{ type: 'M', ...onCircle(base, foot, -90) }, ...ends]
}

/** Every second ray of a sun that rises at `origin`, over the whole page, in one flat colour. */
export function drawSunburst(sheet: Sheet, name: string, origin: Point, fill: Color): void {
  const page = { x: 0, y: 0, width: pageWidth, height: pageHeight }
  const width = 180 / 21
  const rays = Array.from({ length: 11 }, (_, index) => {
    const from = -90 + width * 2 * index
    return clipPolygon(
      [origin, onCircle(origin, 1400, from), onCircle(origin, 1400, from + width)],
      page,
    )
  })
  drawPath(sheet, name, rays.filter((ray) => ray.length > 2).flatMap(polygonPath), fill)
}

/** What keeps a slide with little text company at its right edge: a fan on a stepped pedestal. */
export function drawStandingFan(sheet: Sheet): void {
  const middle = 826
  drawFan(sheet, 'standing-fan', { x: middle, y: 350 }, 90, { ...outlined, petals: 9 })
  for (const [index, width] of [180, 132, 84].entries()) {
    const box = { x: middle - width / 2, y: 352 + 16 * index, width, height: 16 }
    sheet.addShape(`pedestal-${index + 1}`, box, { stroke: outlined.stroke })
  }
}
