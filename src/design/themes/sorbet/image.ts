import { rightEdge } from '../../grid.ts'
import { drawImage } from '../../layouts/image.ts'
import { inBox } from '../../layouts/picture.ts'
import type { DrawLayout } from '../theme.ts'
import { cardRadius } from './panels.ts'

/** A picture as a card: round corners inside the margins instead of a bleed. */
export const drawSorbetImage: DrawLayout = (sheet, content) => {
  if (!drawImage(sheet, content)) return false
  const { content: area } = sheet.theme.frame
  for (const [index, node] of sheet.nodes.entries())
    if (node.kind === 'image') {
      const y = Math.max(node.box.y, 43.2)
      const bottom = Math.min(node.box.y + node.box.height, 496.8)
      const x = Math.max(node.box.x, area.x)
      const width = Math.min(rightEdge(node.box), rightEdge(area)) - x
      const box = { x, y, width, height: bottom - y }
      sheet.nodes[index] = { ...inBox(node, box), radius: cardRadius }
    }
  return true
}
