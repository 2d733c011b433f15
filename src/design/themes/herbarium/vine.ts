import { type Point, type Points, pageWidth } from '../../../scene/geometry.ts'
import type { PathCommand } from '../../../scene/node.ts'
import type { Stroke } from '../../../scene/paint.ts'
import { drawPath } from '../../devices/polygon.ts'
import type { Sheet } from '../../sheet.ts'
import { foliage, type LeafColors } from './colors.ts'
import { drawDottedLeaf, drawLeaf } from './leaf.ts'

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
const phase = (x: Points) => ((x - crest) * 2 * Math.PI) / wavelength

/** The point of a stem at an x. */
export function stemAt({ middle, swing }: Stem, x: Points): Point {
  return { x, y: middle - swing * Math.cos(phase(x)) }
}

/** How far it falls there on the way of a point to the right. */
function fallAt({ swing }: Stem, x: Points): number {
  return (swing * Math.sin(phase(x)) * 2 * Math.PI) / wavelength
}

const green = foliage.green.blade
const pen = { color: green, width: 2.25, cap: 'round' as const }

/**
 * Draws a stem from one x to another, dotted from its first planned shoot on: small leaves along it, at each shoot a pair
 * of large ones, `leaf` long, that grows away from it. The next shoot would stand `pitch` farther.
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
  drawStem(sheet, name, stem, [0, grown], pen)
  if (planned)
    drawStem(sheet, `${name}-ahead`, stem, [grown + 6, to], { ...pen, width: 2, dash: [0.2, 5] })
  shoots.forEach(({ name: own, x, side }, index) => {
    const clear = Math.max(34, pitch * 0.26, leaf * 0.62)
    const end = Math.min(x + pitch - clear, grown - 24, to - 24)
    drawSmallLeaves(sheet, `${own}-twig`, stem, [x + 40, end], side, index * 2)
  })
  for (const shoot of shoots) drawShoot(sheet, stem, shoot, leaf)
}

/** Cubic curves that follow the wave. */
function drawStem(
  sheet: Sheet,
  name: string,
  stem: Stem,
  [from, to]: [Points, Points],
  stroke: Stroke,
): void {
  const [start, end] = [Math.max(0, from), Math.min(pageWidth, to)]
  if (end <= start) return
  const pieces = Math.max(1, Math.ceil((end - start) / 40))
  const points = Array.from({ length: pieces + 1 }, (_, piece) =>
    stemAt(stem, start + ((end - start) * piece) / pieces),
  )
  const third = (end - start) / pieces / 3
  const commands = points.map((b, index): PathCommand => {
    const a = points[index - 1]
    if (a === undefined) return { type: 'M', ...b }
    const [y1, y2] = [a.y + third * fallAt(stem, a.x), b.y - third * fallAt(stem, b.x)]
    return { type: 'C', x1: a.x + third, y1, x2: b.x - third, y2, ...b }
  })
  drawPath(sheet, name, commands, { stroke })
}

const smallLeaves: { colors: LeafColors; length: Points; open: number }[] = [
  { colors: foliage.green, length: 36, open: 38 },
  { colors: foliage.fresh, length: 32, open: 34 },
  { colors: foliage.fresh, length: 27, open: 44 },
  { colors: foliage.green, length: 34, open: 36 },
  { colors: foliage.light, length: 30, open: 40 },
]

/** Small leaves on one side of a stem between two places; `first` varies their order. */
function drawSmallLeaves(
  sheet: Sheet,
  name: string,
  stem: Stem,
  [from, to]: [Points, Points],
  side: Side,
  first: number,
): void {
  const count = Math.max(0, Math.ceil((to - from) / 27))
  for (let place = 0; place < count; place++) {
    const kind = smallLeaves[(first + place) % smallLeaves.length] as (typeof smallLeaves)[number]
    const { colors, length, open } = kind
    const base = stemAt(stem, from + 27 * place)
    const slope = 90 + (Math.atan(fallAt(stem, base.x)) * 180) / Math.PI
    const angle = side === 'above' ? slope - open : slope + open
    drawLeaf(sheet, `${name}-${place + 1}`, { base, angle, length, slim: 0.46 }, colors)
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
    const dotted = { ...pen, width: 1.5, dash: [0.2, 4] as [number, number] }
    drawDottedLeaf(sheet, `${name}-leaf`, leaf(28, 1), dotted)
    return
  }
  const [front, back] = lit ? [foliage.berry, foliage.rose] : [foliage.green, foliage.light]
  if (length > 50) drawLeaf(sheet, `${name}-leaf-back-low`, leaf(-58, 0.55), back)
  drawLeaf(sheet, `${name}-leaf-back`, leaf(-30, 0.72), back)
  drawLeaf(sheet, `${name}-leaf-front`, leaf(28, 1), front)
}
