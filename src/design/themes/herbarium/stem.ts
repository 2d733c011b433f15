import { type Point, type Points, pageWidth } from '../../../scene/geometry.ts'
import type { PathCommand } from '../../../scene/node.ts'
import type { Stroke } from '../../../scene/paint.ts'
import { boundingBox } from '../../devices/polygon.ts'
import type { Sheet } from '../../sheet.ts'
import { foliage, type LeafColors } from './colors.ts'
import { drawLeaf } from './leaf.ts'

/** A stem that runs across the slide in a slow wave. */
export interface Stem {
  middle: Points
  /** How far it rises over and falls under its middle. */
  swing: Points
}

/** Where the wave has its first crest, and from one crest to the next. */
const crest: Points = 400
const wavelength: Points = 480

/** Height of a stem at an x. */
export function stemAt({ middle, swing }: Stem, x: Points): Point {
  return { x, y: middle - swing * Math.cos(((x - crest) * 2 * Math.PI) / wavelength) }
}

/** Its direction there, in degrees clockwise from 12 o'clock: 90 is level. */
function slopeAt({ swing }: Stem, x: Points): number {
  const phase = ((x - crest) * 2 * Math.PI) / wavelength
  const rise = swing * Math.sin(phase) * ((2 * Math.PI) / wavelength)
  return 90 + (Math.atan(rise) * 180) / Math.PI
}

/** Draws the stem from one x to another in cubic curves that follow the wave. */
export function drawStem(
  sheet: Sheet,
  name: string,
  stem: Stem,
  [from, to]: [Points, Points],
  stroke: Stroke,
): void {
  const end = Math.min(pageWidth, to)
  if (end <= from) return
  const pieces = Math.max(1, Math.ceil((end - from) / 40))
  const step = (end - from) / pieces
  const tangent = (x: Points) => Math.tan(((slopeAt(stem, x) - 90) * Math.PI) / 180)
  const commands: PathCommand[] = [{ type: 'M', ...stemAt(stem, from) }]
  const points = [stemAt(stem, from)]
  for (let piece = 0; piece < pieces; piece++) {
    const a = stemAt(stem, from + step * piece)
    const b = stemAt(stem, from + step * (piece + 1))
    const third = step / 3
    commands.push({
      type: 'C',
      x1: a.x + third,
      y1: a.y + third * tangent(a.x),
      x2: b.x - third,
      y2: b.y - third * tangent(b.x),
      ...b,
    })
    points.push(b)
  }
  const box = boundingBox(points)
  // A level piece of the wave may reach a little over the ends of its curves.
  const spare = 1
  sheet.addShape(
    name,
    { ...box, y: box.y - spare, height: box.height + 2 * spare },
    { stroke },
    { type: 'path', commands },
  )
}

const smallLeaves: { colors: LeafColors; length: Points; open: number }[] = [
  { colors: foliage.green, length: 36, open: 38 },
  { colors: { blade: '#7FA971', vein: '#7FA971' }, length: 32, open: 34 },
  { colors: { blade: '#7FA971', vein: '#7FA971' }, length: 27, open: 44 },
  { colors: foliage.green, length: 34, open: 36 },
  { colors: foliage.light, length: 30, open: 40 },
]

/** Small leaves on one side of a stem between two places; `first` varies their order. */
export function drawSmallLeaves(
  sheet: Sheet,
  name: string,
  stem: Stem,
  [from, to]: [Points, Points],
  side: 'above' | 'below',
  first: number,
): void {
  const pitch = 27
  for (let place = 0; from + pitch * place < to; place++) {
    const kind = smallLeaves[(first + place) % smallLeaves.length] as (typeof smallLeaves)[number]
    const x = from + pitch * place
    const sign = side === 'above' ? -1 : 1
    drawLeaf(
      sheet,
      `${name}-${place + 1}`,
      {
        base: stemAt(stem, x),
        angle: slopeAt(stem, x) + sign * kind.open,
        length: kind.length,
        slim: 0.46,
      },
      kind.colors,
    )
  }
}

/** A pair of large leaves that grows away from a stem: the nearer upright, a paler one behind it. */
export function drawLeafPair(
  sheet: Sheet,
  name: string,
  base: Point,
  side: 'above' | 'below',
  length: Points,
  [front, back]: [LeafColors, LeafColors],
): void {
  const turn = (degrees: number) => (side === 'above' ? degrees : 180 - degrees)
  const leaf = (angle: number, long: Points) => ({
    base,
    angle: turn(angle),
    length: long,
    slim: 0.42,
  })
  if (length > 50) drawLeaf(sheet, `${name}-back-low`, leaf(-58, length * 0.55), back)
  drawLeaf(sheet, `${name}-back`, leaf(-30, length * 0.72), back)
  drawLeaf(sheet, `${name}-front`, leaf(28, length), front)
}
