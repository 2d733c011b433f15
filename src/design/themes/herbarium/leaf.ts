import { type Point, type Points, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import type { PathCommand } from '../../../scene/node.ts'
import {
  type ConvexArea,
  clipPolygon,
  drawPath,
  drawStrokes,
  followPath,
  isInside,
  polygonPath,
} from '../../devices/polygon.ts'
import { drawRing } from '../../devices/roundel.ts'
import type { Sheet } from '../../sheet.ts'
import { type LeafColors, petal, pollen } from './colors.ts'

export const slideArea: ConvexArea = { x: 0, y: 0, width: pageWidth, height: pageHeight }

/** A leaf by where it grows from; `angle` is in degrees clockwise from 12 o'clock, `slim` its width as a share of its length. */
interface Leaf {
  base: Point
  angle: number
  length: Points
  slim?: number
}

/** Width as a share of the length. */
const usualWidth = 0.36
/** Leaves shorter than this have no veins. */
const veined: Points = 44

/** The point of a leaf so far along its rib and so far to its right, in shares of its length. */
function inLeaf({ base, angle, length }: Leaf, along: number, across: number): Point {
  const turn = (angle * Math.PI) / 180
  const [x, y] = [Math.sin(turn) * length, -Math.cos(turn) * length]
  return { x: base.x + x * along - y * across, y: base.y + y * along + x * across }
}

/** Two arcs from the base to the tip. A cubic curve keeps three quarters of its handles' distance. */
export function leafOutline(leaf: Leaf): PathCommand[] {
  const wide = (leaf.slim ?? usualWidth) / 2 / 0.75
  const curve = (from: [number, number], to: [number, number], end: Point): PathCommand => {
    const [a, b] = [inLeaf(leaf, ...from), inLeaf(leaf, ...to)]
    return { type: 'C', x1: a.x, y1: a.y, x2: b.x, y2: b.y, ...end }
  }
  return [
    { type: 'M', ...leaf.base },
    curve([0.22, wide * 1.12], [0.7, wide * 0.92], inLeaf(leaf, 1, 0)),
    curve([0.7, -wide * 0.92], [0.22, -wide * 1.12], leaf.base),
    { type: 'Z' },
  ]
}

/** Rib and side veins, each from one point to another. */
function veins(leaf: Leaf): [Point, Point][] {
  const wide = (leaf.slim ?? usualWidth) / 2
  const sides = [0.24, 0.38, 0.52, 0.66].flatMap((along) => {
    const reach = wide * (1.05 - along) * 0.95
    return [1, -1].map((sign): [Point, Point] => [
      inLeaf(leaf, along, 0),
      inLeaf(leaf, along + reach * 0.85, sign * reach),
    ])
  })
  return [[leaf.base, inLeaf(leaf, 0.92, 0)], ...sides]
}

/** Draws a leaf, cropped at the edge of an area; small ones are plain. Nothing is drawn of a leaf outside it. */
export function drawLeaf(
  sheet: Sheet,
  name: string,
  leaf: Leaf,
  { blade, vein }: LeafColors,
  area: ConvexArea = slideArea,
): void {
  const whole = leafOutline(leaf)
  const points = followPath(whole)
  const inArea = (point: Point) => isInside(point, area)
  const commands = points.every(inArea) ? whole : polygonPath(clipPolygon(points, area))
  if (commands.length < 4) return
  drawPath(sheet, name, commands, blade)
  const shown = leaf.length < veined ? [] : veins(leaf).filter((line) => line.every(inArea))
  drawStrokes(sheet, `${name}-veins`, shown, { color: vein, width: 0.75 })
}

/** A flower of five petals, one of which points to `angle`. */
export function drawFlower(sheet: Sheet, name: string, flower: Omit<Leaf, 'slim'>): void {
  const petals = [0, 72, 144, 216, 288].flatMap((turn) =>
    leafOutline({ ...flower, angle: flower.angle + turn, slim: 0.56 }),
  )
  drawPath(sheet, name, petals, petal)
  drawRing(sheet, `${name}-heart`, flower.base, flower.length * 0.26, { fill: pollen })
}
