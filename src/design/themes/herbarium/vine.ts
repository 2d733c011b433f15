import { type Point, type Points, pageWidth } from '../../../scene/geometry.ts'
import type { Stroke } from '../../../scene/paint.ts'
import { drawPath, drawStrokes } from '../../devices/polygon.ts'
import type { Sheet } from '../../sheet.ts'
import { foliage, type LeafColors } from './colors.ts'
import { drawLeaf, leafOutline } from './leaf.ts'

/** A stem that runs across the slide in a slow wave. */
export interface Stem {
  middle: Points
  /** How far it rises over and falls under its middle. */
  swing: Points
}

export type Side = 'above' | 'below'

/** A place on a stem from which leaves grow. */
interface Shoot {
  name: string
  x: Points
  side: Side
  /** In berry. */
  lit: boolean
  /** Still to grow, and the stem from there on. */
  planned: boolean
}

/** Where the wave has its first crest, and from one crest to the next. */
const crest: Points = 400
const wavelength: Points = 480

/** The point of a stem at an x. */
export function stemAt({ middle, swing }: Stem, x: Points): Point {
  return { x, y: middle - swing * Math.cos(((x - crest) * 2 * Math.PI) / wavelength) }
}

const pen: Stroke = { color: foliage.green.blade, width: 2.25, cap: 'round' }

/**
 * Draws a stem from the page's edge to an x, dotted from its first planned shoot on: small leaves along it, at each shoot
 * a pair of large ones, `leaf` long, that grows away from it. The next shoot would stand `pitch` farther.
 */
export function drawVine(
  sheet: Sheet,
  name: string,
  stem: Stem,
  shoots: Shoot[],
  { to, pitch, leaf }: { to: Points; pitch: Points; leaf: Points },
): void {
  const planned = shoots.find((shoot) => shoot.planned)
  const grown = planned ? planned.x - 20 : to
  const piece = (own: string, from: Points, end: Points, stroke: Stroke) => {
    const last = Math.min(pageWidth, end)
    const count = Math.max(0, Math.ceil((last - from) / 8))
    const line = Array.from({ length: count + 1 }, (_, step) =>
      stemAt(stem, Math.min(last, from + 8 * step)),
    )
    if (count > 0) drawStrokes(sheet, own, [line], stroke)
  }
  piece(name, 0, grown, pen)
  if (planned) piece(`${name}-ahead`, grown + 6, to, { ...pen, width: 2, dash: [0.2, 5] })
  shoots.forEach((shoot, index) => {
    const { x } = shoot
    const clear = Math.max(34, pitch * 0.26, leaf * 0.62)
    const end = Math.min(x + pitch - clear, grown - 24, to - 24)
    drawSmallLeaves(sheet, stem, shoot, end, index * 2)
  })
  for (const shoot of shoots) drawShoot(sheet, stem, shoot, leaf)
}

const smallLeaves: [colors: LeafColors, length: Points, open: number][] = [
  [foliage.green, 36, 38],
  [foliage.fresh, 32, 34],
  [foliage.fresh, 27, 44],
  [foliage.green, 34, 36],
  [foliage.light, 30, 40],
]

/** Small leaves on a shoot's side of the stem from it to an x; `first` varies their order. */
function drawSmallLeaves(
  sheet: Sheet,
  stem: Stem,
  { name, x, side }: Shoot,
  end: Points,
  first: number,
): void {
  for (let place = 0; x + 40 + 27 * place < end; place++) {
    const [colors, length, open] = smallLeaves[(first + place) % 5] as (typeof smallLeaves)[0]
    const base = stemAt(stem, x + 40 + 27 * place)
    const slope = 90 + (Math.atan(stemAt(stem, base.x + 1).y - base.y) * 180) / Math.PI
    const angle = side === 'above' ? slope - open : slope + open
    drawLeaf(sheet, `${name}-twig-${place + 1}`, { base, angle, length, slim: 0.46 }, colors)
  }
}

/** A pair of large leaves: the nearer upright, a paler one behind it; one dotted where it is still to grow. */
function drawShoot(
  sheet: Sheet,
  stem: Stem,
  { name, x, side, lit, planned }: Shoot,
  length: Points,
): void {
  const base = stemAt(stem, x)
  const leaf = (angle: number, share: number) => ({
    base,
    angle: side === 'above' ? angle : 180 - angle,
    length: length * share,
    slim: 0.42,
  })
  if (planned && !lit) {
    const stroke: Stroke = { ...pen, width: 1.5, dash: [0.2, 4] }
    drawPath(sheet, `${name}-leaf`, leafOutline(leaf(28, 1)), { stroke })
    return
  }
  const [front, back] = lit ? [foliage.berry, foliage.rose] : [foliage.green, foliage.light]
  if (length > 50) drawLeaf(sheet, `${name}-leaf-back-low`, leaf(-58, 0.55), back)
  drawLeaf(sheet, `${name}-leaf-back`, leaf(-30, 0.72), back)
  drawLeaf(sheet, `${name}-leaf-front`, leaf(28, 1), front)
}
