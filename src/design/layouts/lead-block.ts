import { type Box, inches, type Points } from '../../scene/geometry.ts'
import type { Color } from '../../scene/paint.ts'
import { drawFooter, drawFrame } from '../frame.ts'
import { bottomEdge, columnEdge, columnSpan, rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import { mostCharacters } from '../shorten.ts'
import { fitText } from '../text-fitting.ts'
import type { DrawLayout } from '../themes/theme.ts'
import { ladder, resized } from '../themes/type-step.ts'
import { drawParagraph, shortProse, splitLead } from './paragraph.ts'

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/** Draws the block that a lead stands on: its colours, and the room that the words have in it. */
export type DrawLeadBlock = (
  sheet: Sheet,
  box: Box,
) => { ground: Color; ink: Color; padding: Points; foot: Points }

/**
 * Prose with its first sentence on a block of colour at the left and the rest at the right; what has no lead, or is no
 * more than one, is drawn in the shared way.
 */
export function leadBlockLayout(drawBlock: DrawLeadBlock): DrawLayout {
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
      if (drawLeadAndText(sheet, lead, rest, drawBlock)) {
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
  drawBlock: DrawLeadBlock,
): boolean {
  const { theme } = sheet
  const { content: area } = theme.frame
  const block = { ...area, width: columnSpan(5) - inches(0.3) }
  const left = columnEdge(6)
  const width = rightEdge(area) - left
  const sizes = [22, 20, 18, 16, 14, 12].filter((size) => size >= sheet.context.smallestBody)
  const text = sizes
    .map((size) => {
      const lineHeight = Math.round(size * 1.45 * 2) / 2
      const step = { ...resized(theme.type.body, size), lineHeight }
      return sheet.setWithSlack(
        rest.map((one, index) => ({
          ...sheet.paragraph(one, step, { color: theme.colors.ink }),
          spaceBefore: index === 0 ? 0 : Math.round(lineHeight * 0.6),
        })),
        width,
      )
    })
    .find((layout) => layout.height <= area.height)
  if (text === undefined) return false
  const { ground, ink, padding, foot } = drawBlock(sheet, block)
  const room = { width: block.width - 2 * padding, height: block.height - padding - foot }
  const set = fitText(
    sheet,
    lead,
    ladder(resized(theme.type.statement, 32), [32, 30, 28, 26, 24, 22, 20, 18, 16, 14]),
    { ...room, balanced: 'at sense' },
    { color: ink },
  )
  if (set === undefined) return false
  sheet.addText({
    name: 'lead',
    box: { x: block.x + padding, y: block.y + padding, width: set.width, height: room.height },
    layout: set.layout,
    ground,
  })
  // Short prose stands at the middle of the block, long prose fills its height.
  const y = area.y + Math.max(0, (area.height - text.height) * 0.42)
  sheet.addText({
    name: 'body',
    box: { x: left, y, width, height: bottomEdge(area) - y },
    layout: text,
    placeholder: 'body',
    ground: theme.ground,
  })
  return true
}
