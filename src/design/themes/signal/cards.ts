import { pageHeight, pageWidth } from '../../../scene/geometry.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import { drawCards } from '../../layouts/cards.ts'
import { Sheet } from '../../sheet.ts'
import type { DrawLayout } from '../theme.ts'
import { addPanel } from './add-panel.ts'
import { bandFoot } from './heading.ts'

/** A card's text stands in by this much: the first card's is in line with the title. */
const padding = 18
const floor = 500

/** Cards as panels that touch one another and the edges of the slide. */
export const drawSignalCards: DrawLayout = (sheet, content) => {
  const { theme } = sheet
  const { x, width } = theme.frame.content
  const area = { x: x - padding, y: bandFoot, width: width + 2 * padding, height: floor - bandFoot }
  // The same slide with cards in a larger area.
  const wide = new Sheet({
    ...sheet.context,
    theme: { ...theme, frame: { ...theme.frame, content: area }, drawFooter: () => undefined },
  })
  if (!drawCards(wide, content)) return false
  for (const node of wide.nodes) {
    if (node.kind !== 'shape' || !/^card-\d+$/.test(node.name)) {
      sheet.add(node)
      continue
    }
    const { box } = node
    const left = box.x < area.x + 1 ? 0 : box.x
    const right = rightEdge(box) > rightEdge(area) - 1 ? pageWidth : rightEdge(box)
    const bottom = bottomEdge(box) > floor - 1 ? pageHeight : bottomEdge(box)
    const panel = { ...box, x: left, width: right - left, height: bottom - box.y }
    if (node.fill?.kind === 'solid') addPanel(sheet, node.name, panel, node.fill.color)
  }
  theme.drawFooter?.(sheet, { color: theme.colors.mutedInk, ground: theme.ground })
  return true
}
