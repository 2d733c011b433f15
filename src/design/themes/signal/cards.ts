import { pageHeight, pageWidth } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import { cardsLayout } from '../../layouts/cards.ts'
import { bandFoot } from './heading.ts'
import { drawSignalPanel } from './panels.ts'

/** A card's text stands in by this much: the first card's is in line with the title. */
const padding = 18
const floor = 500

/** Cards as panels that touch one another and the edges of the slide. */
export const drawSignalCards = cardsLayout({
  area: (sheet) => {
    const { x, width } = sheet.theme.frame.content
    const height = contentEnd(sheet, floor) - bandFoot
    return { x: x - padding, y: bandFoot, width: width + 2 * padding, height }
  },
  drawPanel: (sheet, name, box, role, position) => {
    const { content } = sheet.theme.frame
    const x = box.x < content.x ? 0 : box.x
    const right = rightEdge(box) > rightEdge(content) ? pageWidth : rightEdge(box)
    const bottom = bottomEdge(box) > floor - 1 ? pageHeight : bottomEdge(box)
    const panel = { ...box, x, width: right - x, height: bottom - box.y }
    return drawSignalPanel(sheet, name, panel, role, position)
  },
})
