import type { Point, Points } from '../../../scene/geometry.ts'
import type { ConvexArea } from '../../devices/polygon.ts'
import { drawStrokes, isInside } from '../../devices/polygon.ts'
import type { Sheet } from '../../sheet.ts'
import type { LeafColors } from './colors.ts'
import { drawLeaf, slideArea } from './leaf.ts'

/** A stem with pairs of leaves that get smaller towards its tip. */
export interface Sprig {
  /** Where it comes up, its tip, and how far its middle bows to the right of the line between them. */
  base: [x: Points, y: Points]
  tip: [x: Points, y: Points]
  bow: Points
  /** Number of pairs. */
  pairs: number
  /** Length of the lowest leaves and of the uppermost. */
  leaves: [lowest: Points, uppermost: Points]
  colors: LeafColors
  /** Degrees between the stem and a leaf. */
  spread?: number
  /** Leaves grow only to the left. */
  oneSided?: boolean
}

/** A sprig in one line: its base, its tip, its bow, the number of its pairs, the length of its leaves, its greens. */
export function sprig(
  base: Sprig['base'],
  tip: Sprig['tip'],
  bow: Points,
  pairs: number,
  leaves: Sprig['leaves'],
  colors: LeafColors,
): Sprig {
  return { base, tip, bow, pairs, leaves, colors }
}

/** The point of a stem at a share of its length, and the direction of growth there in degrees from 12 o'clock. */
function along({ base, tip, bow }: Sprig, t: number): { at: Point; angle: number } {
  const [dx, dy] = [tip[0] - base[0], tip[1] - base[1]]
  const length = Math.hypot(dx, dy) || 1
  // A quadratic curve through its handle.
  const curve = (from: number, to: number, aside: number) => {
    const handle = (from + to) / 2 + aside
    const place = from * (1 - t) ** 2 + 2 * handle * t * (1 - t) + to * t ** 2
    return { place, slope: 2 * (1 - t) * (handle - from) + 2 * t * (to - handle) }
  }
  const x = curve(base[0], tip[0], (-dy / length) * bow)
  const y = curve(base[1], tip[1], (dx / length) * bow)
  const angle = (Math.atan2(x.slope, -y.slope) * 180) / Math.PI
  return { at: { x: x.place, y: y.place }, angle }
}

/** Draws a sprig: its stem under its leaves, which overlap upwards. Cropped at the edge of an area. */
export function drawSprig(
  sheet: Sheet,
  name: string,
  one: Sprig,
  area: ConvexArea = slideArea,
): void {
  const { pairs, leaves, spread = 52, colors, oneSided = false } = one
  drawStem(sheet, `${name}-stem`, one, area)
  for (let pair = 0; pair < pairs; pair++) {
    const share = pairs === 1 ? 0 : pair / (pairs - 1)
    const { at, angle } = along(one, 0.04 + share * 0.9)
    const length = leaves[0] + (leaves[1] - leaves[0]) * share
    // Towards the tip leaves close.
    const open = spread * (1 - share * 0.28)
    for (const [side, turn] of Object.entries({
      left: -open,
      ...(oneSided ? {} : { right: open }),
    }))
      drawLeaf(
        sheet,
        `${name}-leaf-${pair + 1}-${side}`,
        { base: at, angle: angle + turn, length, ...(oneSided ? { slim: 0.4 } : {}) },
        colors,
        area,
      )
  }
  if (oneSided) return
  const { at, angle } = along(one, 1)
  drawLeaf(sheet, `${name}-leaf-tip`, { base: at, angle, length: leaves[1] * 0.8 }, colors, area)
}

function drawStem(sheet: Sheet, name: string, one: Sprig, area: ConvexArea): void {
  const points = Array.from({ length: 25 }, (_, step) => along(one, step / 24).at)
  const shown = points.filter((point) => isInside(point, area))
  if (shown.length < 2) return
  const width = Math.max(1.5, one.leaves[0] / 55)
  const stroke = { color: one.colors.blade, width, cap: 'round' as const }
  drawStrokes(sheet, name, [shown], stroke)
}
