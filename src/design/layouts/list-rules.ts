import type { Box, Points } from '../../scene/geometry.ts'
import type { Stroke } from '../../scene/paint.ts'
import { bottomEdge, rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'

/** The theme's rules of a list: a strong one over the first row, others under each. `name` says how one is called, from 0. */
export function drawListRules(sheet: Sheet, rows: Box[], name: (edge: number) => string): void {
  const { top, between } = sheet.theme.listRules
  const [first] = rows
  if (first === undefined) return
  const rule = (edge: number, y: Points, stroke: Stroke) =>
    sheet.addLine(name(edge), { x: first.x, y }, { x: rightEdge(first), y }, stroke)
  if (top) rule(0, first.y, top)
  rows.forEach((row, index) => {
    rule(index + 1, bottomEdge(row), between)
  })
}
