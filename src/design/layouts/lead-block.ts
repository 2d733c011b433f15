import { type Box, inches, type Points } from '../../scene/geometry.ts'
import type { Color } from '../../scene/paint.ts'
import { columnEdge, columnSpan } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import type { DrawLayout } from '../themes/theme.ts'
import { ladder, resized } from '../themes/type-step.ts'
import { fitTree } from '../tree/fit-tree.ts'
import { slideColors } from '../tree/place-tree.ts'
import { column, parts, type Tree, text } from '../tree/tree.ts'
import { paragraphLayout, prose } from './paragraph.ts'

export const leadBlockWidth: Points = columnSpan(5) - inches(0.3)
const leadSizes: Points[] = [32, 30, 28, 26, 24, 22, 20, 18, 16, 14, 12]
const textSizes: Points[] = [22, 20, 18, 16, 14, 12]

/** Space around the words of a lead on its block, and under them. */
interface LeadRoom {
  padding: Points
  foot: Points
}

/** Draws the block that a lead stands on, and says its colours. */
export type DrawLeadBlock = (sheet: Sheet, box: Box) => { ground: Color; ink: Color }

/** Prose with its first sentence on a block of colour at the left and the rest at the right. */
export function leadBlockLayout({ padding, foot }: LeadRoom, drawBlock: DrawLeadBlock): DrawLayout {
  return paragraphLayout((sheet, lead, rest) => {
    const { frame, type } = sheet.theme
    // A lead may be smaller than running text: it has the block for itself.
    const leads = ladder(resized(type.statement, 32), leadSizes)
    const attempts = textSizes.flatMap((size) => leads.map((step) => ({ text: size, step })))
    const gap = columnEdge(6) - frame.content.x - leadBlockWidth
    return fitTree(sheet, frame.content, attempts, ({ text: size, step }) => {
      const block: Tree = {
        kind: 'ground',
        tree: text('lead', lead, { step, tone: 'ink', balanced: 'at sense', fills: true }),
        padding: { x: padding, top: padding, bottom: foot },
        draw: (on, box) => ({ ...slideColors(on), ...drawBlock(on, box) }),
      }
      return parts([
        { tree: block, size: leadBlockWidth },
        // Short prose stands at the middle of the block, long prose fills its height.
        { tree: column([{ tree: prose(sheet, rest, size) }], 0.42), gap },
      ])
    })
  })
}
