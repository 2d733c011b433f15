import { leastContrast, legibleColor } from '../../scene/legible-color.ts'
import type { SceneNode } from '../../scene/node.ts'
import type { Color } from '../../scene/paint.ts'
import { recolor } from '../../scene/recolor.ts'
import type { TextLayout } from '../../scene/text.ts'
import type { ThemeColors } from '../themes/theme-tokens.ts'
import { settledColor } from './marked-runs.ts'

/**
 * A finished page's node with the colours that its marks wish for, as they can be read on the ground that their text has
 * come to stand on: a theme may change that until the page is done.
 * @param colors what roles are.
 */
export function withSettledColors(node: SceneNode, colors: ThemeColors): SceneNode {
  const settle = (layout: TextLayout, own: Color) =>
    recolor(layout, (color, size) =>
      settledColor(color, colors, (wish) => legibleColor(wish, own, leastContrast(size))),
    )
  if (node.kind === 'text') return { ...node, layout: settle(node.layout, node.ground) }
  if (node.kind !== 'table') return node
  const rows = node.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, layout: settle(cell.layout, cell.ground) })),
  }))
  return { ...node, rows }
}
