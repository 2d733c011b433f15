import type { Box } from '../../scene/geometry.ts'
import { drawFooter, drawFrame } from '../frame.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import type { DrawLayout } from '../themes/theme.ts'
import { type Attempt, fitTree } from './fit-tree.ts'
import type { Tree } from './tree.ts'

/** A layout as data: what is tried, roomier first, and the tree of each. */
interface TreeLayout<One extends Attempt> {
  /** None for a content that is too much for one slide; undefined for one that has only a title. */
  attempts: (content: SlideContent, sheet: Sheet) => readonly One[] | undefined
  /** Undefined for an attempt that is not for this content. */
  tree: (sheet: Sheet, content: SlideContent, attempt: One) => Tree | undefined
  /** Where it stands, under the heading that is drawn; the content area unless said. */
  area?: (sheet: Sheet, content: SlideContent) => Box
  /** Instead of the theme's footer. */
  footer?: (sheet: Sheet, content: SlideContent) => void
}

/** A slide whose content area shows a tree, between the theme's heading and footer. */
export function treeLayout<One extends Attempt>(layout: TreeLayout<One>): DrawLayout {
  return (sheet, content) => {
    if (!drawFrame(sheet, content)) return false
    const attempts = layout.attempts(content, sheet)
    const build = (one: One) => layout.tree(sheet, content, one)
    const area = layout.area?.(sheet, content) ?? sheet.theme.frame.content
    if (attempts && !fitTree(sheet, area, attempts, build)) return false
    if (layout.footer) layout.footer(sheet, content)
    else drawFooter(sheet)
    return true
  }
}
