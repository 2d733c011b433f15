import type { Box, Point } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { drawFacets, type Facet } from '../../devices/facets.ts'
import { pointsOf } from '../../devices/polygon.ts'
import type { Sheet } from '../../sheet.ts'

/** The tones of a crane's paper, from the lit faces to those in shade. */
export interface CraneTones {
  lit: Color
  plain: Color
  dim: Color
  shade: Color
}

/** Width over height of the crane. */
export const craneProportion = 500 / 400

/** The faces of a folded crane that flies to the left, far ones first, in a field of 500 × 400. */
const faces: { tone: keyof CraneTones; at: string }[] = [
  { tone: 'dim', at: '352,8 312,252 244,226' },
  { tone: 'shade', at: '352,8 348,240 312,252' },
  { tone: 'plain', at: '500,84 318,232 306,274' },
  { tone: 'shade', at: '500,84 306,274 288,322' },
  { tone: 'lit', at: '58,96 182,222 208,268' },
  { tone: 'dim', at: '58,96 208,268 200,308' },
  { tone: 'plain', at: '58,96 0,150 88,126' },
  { tone: 'plain', at: '176,218 254,244 198,304' },
  { tone: 'shade', at: '198,304 254,244 256,372' },
  { tone: 'dim', at: '254,244 322,250 256,372' },
  { tone: 'lit', at: '176,0 254,247 168,214' },
  { tone: 'plain', at: '176,0 322,252 254,247' },
]

/** Draws a crane into a box of its proportion. */
export function drawCrane(sheet: Sheet, name: string, box: Box, tones: CraneTones): void {
  const place = ({ x, y }: Point): Point => ({
    x: box.x + (x / 500) * box.width,
    y: box.y + (y / 400) * box.height,
  })
  const facets: Facet[] = faces.map(({ tone, at }) => ({
    points: pointsOf(at).map(place),
    fill: tones[tone],
  }))
  drawFacets(sheet, name, facets)
}
