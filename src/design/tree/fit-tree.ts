import type { Box, Points } from '../../scene/geometry.ts'
import type { Sheet } from '../sheet.ts'
import type { PanelColors } from '../themes/theme.ts'
import { type Measured, measureTree } from './measure-tree.ts'
import { placeTree, slideColors } from './place-tree.ts'
import type { Tree } from './tree.ts'

/** One way to show a content: the tree in these sizes. `text` is that of its running text, in points. */
export interface Attempt {
  text: Points
}

/**
 * Draws the first of the attempts whose tree fits the area: what gives first stands in the order of the attempts. Where
 * none does without, words are broken in the smallest type. False when none fits.
 * @param build gives the tree of an attempt, undefined for one that is not for this content.
 */
export function fitTree<One extends Attempt>(
  sheet: Sheet,
  area: Box,
  attempts: readonly One[],
  build: (attempt: One) => Tree | undefined,
  colors: PanelColors = slideColors(sheet),
): boolean {
  const possible = attempts.filter((attempt) => attempt.text >= sheet.context.smallestBody)
  const smallest = Math.min(...attempts.map((attempt) => attempt.text))
  const known = new Map<string, Measured | undefined>()
  for (const mayBreakWords of [false, true])
    for (const attempt of possible) {
      if (mayBreakWords && attempt.text > smallest) continue
      const tree = build(attempt)
      const measured = tree && measureTree(tree, area.width, { sheet, mayBreakWords, known })
      if (measured === undefined || measured.height > area.height + 0.01) continue
      placeTree(sheet, measured, area, colors)
      return true
    }
  return false
}
