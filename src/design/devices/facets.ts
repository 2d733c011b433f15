import type { Point } from '../../scene/geometry.ts'
import type { Color } from '../../scene/paint.ts'
import type { Sheet } from '../sheet.ts'
import { drawPolygon } from './polygon.ts'

/** A flat piece of a folded or cut thing: its corners on the page and its colour. */
export interface Facet {
  points: Point[]
  fill: Color
}

/** Facets that touch would show a hairline of what lies under them where their edges are smoothed: this pen covers it. */
const seam = 0.6

/** Draws facets in their order, named `name-1`, `name-2`, … */
export function drawFacets(sheet: Sheet, name: string, facets: Facet[]): void {
  facets.forEach(({ points, fill }, index) => {
    const stroke = { color: fill, width: seam }
    drawPolygon(sheet, `${name}-${index + 1}`, points, { fill, stroke })
  })
}
