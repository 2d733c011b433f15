import type { Box } from '../scene/geometry.ts'
import type { SceneNode, TextNode } from '../scene/node.ts'
import type { Color } from '../scene/paint.ts'
import { recolor } from './recolor.ts'
import type { Sheet } from './sheet.ts'

/** The ground of one row: draws it and says what it is, and in which colour a text on it stands. */
type DrawRowGround = (
  box: Box,
  index: number,
) => { ground: Color; ink?: (color: Color) => Color } | undefined

/**
 * Puts a ground under the rows of texts that a shared layout has drawn: those whose names match the pattern, which
 * captures the number of the row. A row is as wide as the content area.
 */
export function drawRowGrounds(sheet: Sheet, pattern: RegExp, draw: DrawRowGround): void {
  const rowOf = (node: SceneNode) =>
    node.kind === 'text' ? pattern.exec(node.name)?.[1] : undefined
  const first = sheet.nodes.findIndex((node) => rowOf(node) !== undefined)
  if (first < 0) return
  const { x, width } = sheet.theme.frame.content
  const rest = sheet.nodes.splice(first)
  const rows = new Map<string, TextNode[]>()
  for (const node of rest) {
    const row = rowOf(node)
    if (row !== undefined && node.kind === 'text') rows.set(row, [...(rows.get(row) ?? []), node])
  }
  const changed = new Map<SceneNode, SceneNode>()
  for (const [row, nodes] of rows) {
    const y = Math.min(...nodes.map((node) => node.box.y))
    const bottom = Math.max(...nodes.map((node) => node.box.y + node.box.height))
    const look = draw({ x, y, width, height: bottom - y }, Number(row) - 1)
    if (look === undefined) continue
    const { ground, ink } = look
    for (const node of nodes)
      changed.set(node, {
        ...node,
        ground,
        ...(ink ? { layout: recolor(node.layout, ink) } : {}),
      })
  }
  sheet.nodes.push(...rest.map((node) => changed.get(node) ?? node))
}
