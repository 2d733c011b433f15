import type { Box, Points } from '../../scene/geometry.ts'
import { bottomEdge, rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'

/** The theme's rules of a list: a strong one over the first row, others under each. `name` says how one is called, from 0. */
export function drawListRules(sheet: Sheet, rows: Box[], name: (edge: number) => string): void {
  const { top, between } = sheet.theme.listRules
  const [first] = rows
  if (first === undefined) return
  const rule = (edge: number, y: Points) =>
    sheet.addLine(
      name(edge),
      { x: first.x, y },
      { x: rightEdge(first), y },
      edge === 0 ? top : between,
    )
  rule(0, first.y)
  rows.forEach((row, index) => {
    rule(index + 1, bottomEdge(row))
  })
}
