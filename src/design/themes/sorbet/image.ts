import { rightEdge } from '../../grid.ts'
import { centreCrop, drawImage } from '../../layouts/image.ts'
import type { DrawLayout } from '../theme.ts'
import { cardRadius } from './panels.ts'

/** A picture as a card: round corners inside the margins instead of a bleed. */
export const drawSorbetImage: DrawLayout = (sheet, content) => {
  if (!drawImage(sheet, content)) return false
  const margin = rightEdge(sheet.theme.frame.content)
  for (const [index, node] of sheet.nodes.entries())
    if (node.kind === 'image') {
      const y = Math.max(node.box.y, 43.2)
      const bottom = Math.min(node.box.y + node.box.height, 496.8)
      const width = Math.min(rightEdge(node.box), margin) - node.box.x
      const box = { x: node.box.x, y, width, height: bottom - y }
      const { crop: _, ...rest } = node
      const crop = centreCrop(node.image.width / Math.max(1, node.image.height), width / box.height)
      sheet.nodes[index] = { ...rest, box, radius: cardRadius, ...(crop ? { crop } : {}) }
    }
  return true
}
