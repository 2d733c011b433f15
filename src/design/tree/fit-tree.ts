import type { Box, Points } from '../../scene/geometry.ts'
import type { Sheet } from '../sheet.ts'
import type { PanelColors } from '../themes/theme.ts'
import { measureTree } from './measure-tree.ts'
import { placeTree, slideColors } from './place-tree.ts'
import type { Tree } from './tree.ts'

/** One way to show a content: the tree in these sizes. `text` is that of its running text, in points. */
export interface Attempt {
  text: Points
}

/**
 * Draws the first of the attempts whose tree fits the area: what gives first stands in the order of the attempts. Words
 * are broken in the smallest type only. False when none fits.
 * @param build gives the tree of an attempt, undefined for one that is not for this content.
 */
export function fitTree<One extends Attempt>(
  sheet: Sheet,
  area: Box,
  attempts: readonly One[],
  build: (attempt: One) => Tree | undefined,
  colors: PanelColors = slideColors(sheet),
): boolean {
  const possible = attempts.flatMap((attempt) => {
    if (attempt.text < sheet.context.smallestBody) return []
    const tree = build(attempt)
    return tree === undefined ? [] : [{ attempt, tree }]
  })
  const smallest = Math.min(...attempts.map((attempt) => attempt.text))
  for (const { attempt, tree } of possible) {
    const mayBreakWords = attempt.text <= smallest
    const measured = measureTree(tree, area.width, { sheet, mayBreakWords })
    if (measured === undefined || measured.height > area.height + 0.01) continue
    placeTree(sheet, measured, area, colors)
    return true
  }
  return false
}
