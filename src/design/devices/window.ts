import { type Box, inches, type Point } from '../../scene/geometry.ts'
import type { Paint } from '../../scene/paint.ts'
import type { Sheet } from '../sheet.ts'
import { gradientWithin, type PageGradient } from './gradient.ts'
import { boundingBox, clipPolygon, drawPolygon } from './polygon.ts'

/** A window of slanted panes. Lengths in inches, as the theme's specification gives them. */
interface WindowSpecification {
  /** The corner of the first pane. */
  origin: Point
  scale: number
  columns: number
  rows: number
  /** Panes are cut off at its edges; points. */
  field: Box
  /** The fill of a pane: a colour, a gradient from its own top to its own bottom, or one over the whole page. */
  fill: (row: number) => { from: string; to: string } | PageGradient | string
}

// One pane spans u along and v down; panes stand 13 % and 5 % of those apart.
const along = { x: 1.12, y: -0.3 }
const down = { x: -0.78, y: 2.55 }
const alongPitch = 1.13
const downPitch = 1.05

/** Draws the theme's window light: parallelograms clipped to their field, named after `name`. */
export function drawWindow(
  sheet: Sheet,
  specification: WindowSpecification,
  name = 'window',
): void {
  const { origin, scale, columns, rows, field } = specification
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const corner = (i: number, j: number): Point => ({
        x: inches(origin.x + scale * (i * along.x + j * down.x)),
        y: inches(origin.y + scale * (i * along.y + j * down.y)),
      })
      const [i, j] = [column * alongPitch, row * downPitch]
      const pane = [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)]
      const visible = clipPolygon(pane, field)
      if (visible.length < 3) continue
      const fill = paneFill(specification.fill(row), boundingBox(pane), boundingBox(visible))
      drawPolygon(sheet, `${name}-${row + 1}-${column + 1}`, visible, { fill })
    }
}

function paneFill(fill: ReturnType<WindowSpecification['fill']>, pane: Box, visible: Box): Paint {
  if (typeof fill === 'string') return { kind: 'solid', color: fill }
  if ('start' in fill) return gradientWithin(fill, visible)
  const vertical: PageGradient = {
    from: { x: 0, y: pane.y },
    to: { x: 0, y: pane.y + pane.height },
    start: fill.from,
    end: fill.to,
  }
  return gradientWithin(vertical, visible)
}
