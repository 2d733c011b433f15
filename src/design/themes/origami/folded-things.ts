import type { Box, Point, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { drawFacets, type Facet } from '../../devices/facets.ts'
import { clipPolygon } from '../../devices/polygon.ts'
import { bottomEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import { within } from './folds.ts'

/** The tones of a crane's paper, from the lit faces to those in shade. */
export type CraneTones = Record<'lit' | 'plain' | 'dim' | 'shade', Color>

/** The faces of a folded crane that flies to the left, far ones first, in a field of 500 × 400. */
const faces: [tone: keyof CraneTones, corners: string][] = [
  ['dim', '352,8 312,252 244,226'],
  ['shade', '352,8 348,240 312,252'],
  ['plain', '500,84 318,232 306,274'],
  ['shade', '500,84 306,274 288,322'],
  ['lit', '58,96 182,222 208,268'],
  ['dim', '58,96 208,268 200,308'],
  ['plain', '58,96 0,150 88,126'],
  ['plain', '176,218 254,244 198,304'],
  ['shade', '198,304 254,244 256,372'],
  ['dim', '254,244 322,250 256,372'],
  ['lit', '176,0 254,247 168,214'],
  ['plain', '176,0 322,252 254,247'],
]

/** Draws a crane of a width with the upper left corner of its field at a point. */
export function drawCrane(
  sheet: Sheet,
  name: string,
  corner: Point,
  width: Points,
  tones: CraneTones,
): void {
  const unit = { ...corner, width: width / 500, height: width / 500 }
  const facets = faces.map(([tone, at]) => ({ points: within(unit, at), fill: tones[tone] }))
  drawFacets(sheet, name, facets)
}

/** The tones of a mountain's left, middle and right face, and of the caps over the first and the last. */
export type MountainTones = [lit: Color, plain: Color, shade: Color, cap?: Color, capShade?: Color]

/** One folded mountain: where its top is, and how far its feet reach. */
type Mountain = [x: Points, y: Points, left: Points, right: Points, tones: MountainTones]

/** How far down a cap of snow reaches. */
const capShare = 0.26

/** Draws mountains that stand at the foot of a field, far ones first; what leaves it is cut off. */
export function drawMountains(sheet: Sheet, field: Box, mountains: Mountain[]): void {
  const foot = bottomEdge(field)
  const cut = mountains
    .flatMap((one) => mountainFacets(one, foot))
    .map((facet): Facet => ({ ...facet, points: clipPolygon(facet.points, field) }))
    .filter(({ points }) => points.length > 2)
  drawFacets(sheet, 'mountain', cut)
}

function mountainFacets([x, y, left, right, tones]: Mountain, foot: Points): Facet[] {
  const [lit, plain, shade, cap, capShade] = tones
  const top = { x, y }
  /** At a share of the way along the foot, at a share of the way down to it. */
  const at = (share: number, down = 1): Point => ({
    x: x + (left + (right - left) * share - x) * down,
    y: y + (foot - y) * down,
  })
  const facets: Facet[] = [
    { points: [top, at(0.34), at(0)], fill: lit },
    { points: [top, at(0.62), at(0.34)], fill: plain },
    { points: [top, at(1), at(0.62)], fill: shade },
  ]
  if (cap === undefined || capShade === undefined) return facets
  const snow = (share: number, depth: number) => at(share, capShare * depth)
  return [
    ...facets,
    { points: [top, snow(0.34, 0.72), snow(0, 1)], fill: cap },
    { points: [top, snow(0.62, 1.15), snow(0.34, 0.72)], fill: cap },
    { points: [top, snow(1, 0.8), snow(0.62, 1.15)], fill: capShade },
  ]
}
