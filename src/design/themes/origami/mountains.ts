import type { Box, Point, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { drawFacets, type Facet } from '../../devices/facets.ts'
import { clipPolygon } from '../../devices/polygon.ts'
import type { Sheet } from '../../sheet.ts'

/** One folded mountain: where its top is, how far its feet reach, and the tones of its faces. */
export interface Mountain {
  top: Point
  left: Points
  right: Points
  /** Its left, middle and right face, and the caps over the first and the last. */
  tones: { lit: Color; plain: Color; shade: Color; cap?: Color; capShade?: Color }
}

/** How far down a cap of snow reaches. */
const capShare = 0.26

/** Draws mountains that stand on `foot`, far ones first; what leaves the field is cut off. */
export function drawMountains(
  sheet: Sheet,
  name: string,
  mountains: Mountain[],
  foot: Points,
  field: Box,
): void {
  const facets = mountains.flatMap((one) => mountainFacets(one, foot))
  const cut = facets
    .map((facet): Facet => ({ ...facet, points: clipPolygon(facet.points, field) }))
    .filter(({ points }) => points.length > 2)
  drawFacets(sheet, name, cut)
}

function mountainFacets({ top, left, right, tones }: Mountain, foot: Points): Facet[] {
  const at = (share: number): Point => ({ x: left + (right - left) * share, y: foot })
  const [a, b, c, d] = [at(0), at(0.34), at(0.62), at(1)] as [Point, Point, Point, Point]
  const facets: Facet[] = [
    { points: [top, b, a], fill: tones.lit },
    { points: [top, c, b], fill: tones.plain },
    { points: [top, d, c], fill: tones.shade },
  ]
  const { cap, capShade } = tones
  if (cap === undefined || capShade === undefined) return facets
  const down = (to: Point, share: number): Point => ({
    x: top.x + (to.x - top.x) * share,
    y: top.y + (to.y - top.y) * share,
  })
  return [
    ...facets,
    { points: [top, down(b, capShare * 0.72), down(a, capShare)], fill: cap },
    { points: [top, down(c, capShare * 1.15), down(b, capShare * 0.72)], fill: cap },
    { points: [top, down(d, capShare * 0.8), down(c, capShare * 1.15)], fill: capShade },
  ]
}
