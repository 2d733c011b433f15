import type { Box, Points } from '../../scene/geometry.ts'
import type { Sheet } from '../sheet.ts'
import type { PanelColors } from '../themes/theme.ts'
import { type Measured, measureTree } from './measure-tree.ts'
import { placeTree, slideColors } from './place-tree.ts'
import type { Tree } from './tree.ts'

/** One way to show a content: the tree in these sizes. */
export interface Attempt {
  /** Of its running text, in points: none smaller than the slide's body text may be is tried. */
  text: Points
}

/** The size of an attempt's running text; without any, as what stands at the edge of a slide, it is none too small. */
function sizeOf(attempt: object): Points {
  return 'text' in attempt && typeof attempt.text === 'number'
    ? attempt.text
    : Number.POSITIVE_INFINITY
}

/**
 * Draws the first of the attempts whose tree fits the area: what gives first stands in the order of the attempts. Where
 * none does without, words are broken in the smallest type. False when none fits.
 * @param attempts those with a `text` as in `Attempt`.
 * @param build gives the tree of an attempt, undefined for one that is not for this content.
 */
export function fitTree<One extends object>(
  sheet: Sheet,
  area: Box,
  attempts: readonly One[],
  build: (attempt: One) => Tree | undefined,
  colors: PanelColors = slideColors(sheet),
): boolean {
  const possible = attempts.filter((attempt) => sizeOf(attempt) >= sheet.context.smallestBody)
  const smallest = Math.min(...attempts.map(sizeOf))
  const known = new Map<string, Measured | undefined>()
  for (const mayBreakWords of sheet.mayBreakWords ? [false, true] : [false]) {
    let tight: Measured | undefined
    for (const attempt of possible) {
      if (mayBreakWords && sizeOf(attempt) > smallest) continue
      const tree = build(attempt)
      const measuring = { sheet, mayBreakWords, known, room: area.height }
      const measured = tree && measureTree(tree, area.width, measuring)
      if (measured === undefined || measured.height > area.height + 0.01) continue
      const tightness = tightnessOf(measured)
      // A little smaller, the words of a title may be whole in any face.
      const isTight = tightness > 1 && (tight !== undefined || tightness <= mostTightness)
      if (isTight) tight ??= measured
      else {
        placeTree(sheet, measured, area, colors)
        return true
      }
    }
    if (tight === undefined) continue
    placeTree(sheet, tight, area, colors)
    return true
  }
  return false
}

/** A title gives up to a quarter of its size for words that a wider face would break. */
const mostTightness = 4 / 3

/** How many times as wide as its slot the widest word of a title may be in another face; 1 at the least. */
function tightnessOf({ tightness = 1, parts }: Measured): number {
  return Math.max(tightness, ...parts.map(tightnessOf))
}
