import { type Points, pageWidth } from '../../../scene/geometry.ts'
import type { ShapeNode } from '../../../scene/node.ts'
import { drawFooterTexts } from '../../frame.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import { panelOn } from './colors.ts'

/** A panel narrower than this, from where the footer begins, is a column that it stands beside. */
const narrow: Points = 120
const space: Points = 14

/**
 * The deck's title at the left and the page number at the right, each in the colour that goes with the panel
 * that it stands on; the title ends with its panel, and stands beside a column at the edge.
 */
export function drawSignalFooter(sheet: Sheet): void {
  const { footer, pageNumber } = sheet.theme.frame
  const first = panelUnder(sheet, footer.x)
  const column = first && rightEdge(first.box) - footer.x < narrow
  const x = column ? rightEdge(first.box) + space : footer.x
  const picture = sheet.nodes.find(
    ({ kind, box }) =>
      kind === 'image' && bottomEdge(box) > footer.y && rightEdge(box) > pageNumber.x,
  )
  const end = Math.min(rightEdge(pageNumber), (picture?.box.x ?? pageWidth) - space)
  const panel = panelUnder(sheet, x)
  const width = Math.min(footer.width, (panel ? rightEdge(panel.box) - space : pageWidth) - x)
  const numbered = colorsOf(sheet, panelUnder(sheet, end - 4))
  drawFooterTexts(sheet, colorsOf(sheet, panel), numbered, end, { x, width })
}

/** The panel that lies uppermost under the footer at a place. */
function panelUnder({ nodes, theme }: Sheet, x: Points): ShapeNode | undefined {
  const { footer } = theme.frame
  const y = footer.y + footer.height / 2
  return nodes.findLast(
    (node): node is ShapeNode =>
      node.kind === 'shape' &&
      node.fill?.kind === 'solid' &&
      node.geometry.type === 'rectangle' &&
      node.box.x <= x &&
      rightEdge(node.box) >= x &&
      node.box.y <= y &&
      bottomEdge(node.box) >= y,
  )
}

function colorsOf({ background }: Sheet, panel: ShapeNode | undefined) {
  const paint = panel?.fill ?? background
  const { mutedInk: color, ground } = panelOn(paint.kind === 'solid' ? paint.color : '')
  return { color, ground }
}
