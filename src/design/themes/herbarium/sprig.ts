import type { Point, Points } from '../../../scene/geometry.ts'
import type { PathCommand } from '../../../scene/node.ts'
import { boundingBox } from '../../devices/polygon.ts'
import type { Sheet } from '../../sheet.ts'
import type { LeafColors } from './colors.ts'
import { isInside, slideArea } from './crop.ts'
import { drawLeaf } from './leaf.ts'

/** A stem with pairs of leaves that get smaller towards its tip. */
export interface Sprig {
  /** Where it comes up, its tip, and how far its middle bows to the right of the line between them. */
  base: Point
  tip: Point
  bow?: Points
  /** Number of pairs. */
  pairs: number
  /** Length of the lowest leaves and of the uppermost. */
  leaves: [lowest: Points, uppermost: Points]
  /** Degrees between the stem and a leaf. */
  spread?: number
  colors: LeafColors
  /** Only leaves on one side of the stem. */
  side?: 'left' | 'right'
  /** Width of leaves as a share of their length. */
  slim?: number
}

/** The point of a stem at a share of its length, and the direction of growth there in degrees from 12 o'clock. */
function along({ base, tip, bow = 0 }: Sprig, share: number): { at: Point; angle: number } {
  const [dx, dy] = [tip.x - base.x, tip.y - base.y]
  const length = Math.hypot(dx, dy) || 1
  const middle = {
    x: (base.x + tip.x) / 2 - (dy / length) * bow,
    y: (base.y + tip.y) / 2 + (dx / length) * bow,
  }
  const t = share
  // A quadratic curve through its handle.
  const at = {
    x: base.x * (1 - t) ** 2 + 2 * middle.x * t * (1 - t) + tip.x * t ** 2,
    y: base.y * (1 - t) ** 2 + 2 * middle.y * t * (1 - t) + tip.y * t ** 2,
  }
  const slope = {
    x: 2 * (1 - t) * (middle.x - base.x) + 2 * t * (tip.x - middle.x),
    y: 2 * (1 - t) * (middle.y - base.y) + 2 * t * (tip.y - middle.y),
  }
  return { at, angle: (Math.atan2(slope.x, -slope.y) * 180) / Math.PI }
}

/** Draws a sprig: its stem under its leaves, which overlap upwards. Cropped at the edge of a convex area. */
export function drawSprig(
  sheet: Sheet,
  name: string,
  sprig: Sprig,
  area: Point[] = slideArea,
): void {
  const { pairs, leaves, spread = 52, colors, side, slim } = sprig
  drawStem(sheet, `${name}-stem`, sprig, area)
  for (let pair = 0; pair < pairs; pair++) {
    const share = pairs === 1 ? 0 : pair / (pairs - 1)
    const { at, angle } = along(sprig, 0.04 + share * 0.9)
    const length = leaves[0] + (leaves[1] - leaves[0]) * share
    // Towards the tip leaves close.
    const open = spread * (1 - share * 0.28)
    const sides = ([-1, 1] as const).filter(
      (sign) => side === undefined || (side === 'right') === sign > 0,
    )
    for (const sign of sides)
      drawLeaf(
        sheet,
        `${name}-leaf-${pair + 1}-${sign < 0 ? 'left' : 'right'}`,
        { base: at, angle: angle + sign * open, length, ...(slim ? { slim } : {}) },
        colors,
        area,
      )
  }
  if (side !== undefined) return
  const { at, angle } = along(sprig, 1)
  drawLeaf(sheet, `${name}-leaf-tip`, { base: at, angle, length: leaves[1] * 0.8 }, colors, area)
}

function drawStem(sheet: Sheet, name: string, sprig: Sprig, area: Point[]): void {
  const steps = 24
  const points = Array.from({ length: steps + 1 }, (_, step) => along(sprig, step / steps).at)
  const shown = points.filter((point) => isInside(point, area))
  if (shown.length < 2) return
  const commands = shown.map(
    (point, index): PathCommand => ({ type: index === 0 ? 'M' : 'L', ...point }),
  )
  sheet.addShape(
    name,
    boundingBox(shown),
    {
      stroke: {
        color: sprig.colors.blade,
        width: Math.max(1.5, sprig.leaves[0] / 55),
        cap: 'round',
      },
    },
    { type: 'path', commands },
  )
}
