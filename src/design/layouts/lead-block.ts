import { type Box, inches, type Points } from '../../scene/geometry.ts'
import type { Color } from '../../scene/paint.ts'
import { drawFooter, drawFrame } from '../frame.ts'
import { columnEdge, columnSpan, rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import { mostCharacters } from '../shorten.ts'
import type { DrawLayout } from '../themes/theme.ts'
import { ladder, resized, type TypeStep } from '../themes/type-step.ts'
import { fitTree } from '../tree/fit-tree.ts'
import { slideColors } from '../tree/place-tree.ts'
import { column, type Tree, text } from '../tree/tree.ts'
import { drawParagraph, prose, shortProse, splitLead } from './paragraph.ts'

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

export const leadBlockWidth: Points = columnSpan(5) - inches(0.3)

/** Space around the words of a lead on its block, and under them. */
interface LeadRoom {
  padding: Points
  foot: Points
}

/** Draws the block that a lead stands on, and says its colours. */
export type DrawLeadBlock = (sheet: Sheet, box: Box) => { ground: Color; ink: Color }

/**
 * Prose with its first sentence on a block of colour at the left and the rest at the right; what has no lead, or is no
 * more than one, is drawn in the shared way.
 */
export function leadBlockLayout(room: LeadRoom, drawBlock: DrawLeadBlock): DrawLayout {
  return (sheet, content) => {
    const { paragraphs } = content
    const joined = paragraphs.join('')
    const { length } = joined
    // A Chinese or Japanese character says as much as two letters.
    const said = length + (joined.match(unspaced)?.length ?? 0)
    const { lead, rest } = splitLead(paragraphs, sheet.language)
    const nodes = sheet.nodes.length
    const suits = lead !== '' && rest.length > 0 && said > shortProse
    if (suits && paragraphs.length <= 12 && length <= mostCharacters) {
      if (!drawFrame(sheet, content)) return false
      if (drawLeadAndText(sheet, lead, rest, room, drawBlock)) {
        drawFooter(sheet)
        return true
      }
      sheet.nodes.length = nodes
    }
    return drawParagraph(sheet, content)
  }
}

function drawLeadAndText(
  sheet: Sheet,
  lead: string,
  rest: string[],
  { padding, foot }: LeadRoom,
  drawBlock: DrawLeadBlock,
): boolean {
  const { frame, type } = sheet.theme
  const area = frame.content
  const left = columnEdge(6)
  const leads = ladder(resized(type.statement, 32), [32, 30, 28, 26, 24, 22, 20, 18, 16, 14, 12])
  // A lead may be smaller than running text: it has the block for itself.
  const leadAttempts = leads.map((step) => ({ step }))
  const leadTree = ({ step }: { step: TypeStep }): Tree => ({
    kind: 'ground',
    tree: text('lead', lead, { step, tone: 'ink', balanced: 'at sense', fills: true }),
    padding: { x: padding, top: padding, bottom: foot },
    draw: (on, box) => ({ ...slideColors(on), ...drawBlock(on, box) }),
  })
  return (
    fitTree(sheet, { ...area, width: leadBlockWidth }, leadAttempts, leadTree) &&
    fitTree(
      sheet,
      { ...area, x: left, width: rightEdge(area) - left },
      [22, 20, 18, 16, 14, 12].map((size) => ({ text: size })),
      // Short prose stands at the middle of the block, long prose fills its height.
      ({ text: size }) => column([{ tree: prose(sheet, rest, size) }], 0.42),
    )
  )
}
