import { type Box, type Points, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { drawFooterTexts } from '../../frame.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import { panelOn, yellow } from './colors.ts'

/** A panel narrower than this, from where the footer begins, is a column that it stands beside. */
const narrow: Points = 120
const space: Points = 14
const page = { x: 0, y: 0, width: pageWidth, height: pageHeight }

/**
 * The deck's title at the left and the page number at the right, each in the colour that goes with the panel
 * that it stands on; the title ends with its panel, and stands beside a column at the edge.
 */
export function drawSignalFooter(sheet: Sheet): void {
  const { footer, pageNumber } = sheet.theme.frame
  const column = rightEdge(panelUnder(sheet, footer.x).box)
  const x = column - footer.x < narrow ? column + space : footer.x
  const picture = sheet.nodes.find(
    ({ kind, box }) =>
      kind === 'image' && bottomEdge(box) > footer.y && rightEdge(box) > pageNumber.x,
  )
  const end = Math.min(rightEdge(pageNumber), (picture?.box.x ?? pageWidth) - space)
  const panel = panelUnder(sheet, x)
  const width = Math.min(footer.width, rightEdge(panel.box) - space - x)
  const [titled, numbered] = [panel, panelUnder(sheet, end - 4)].map(({ fill }) => {
    const { mutedInk: color, ground } = panelOn(fill)
    return { color, ground }
  })
  if (titled) drawFooterTexts(sheet, titled, numbered, end, { x, width })
}

/** The panel that lies uppermost under the footer at a place, or the page. */
function panelUnder({ nodes, theme, background }: Sheet, x: Points): { box: Box; fill: Color } {
  const { footer } = theme.frame
  const y = footer.y + footer.height / 2
  const panel = nodes.findLast(
    (node) =>
      node.kind === 'shape' &&
      node.fill?.kind === 'solid' &&
      node.geometry.type === 'rectangle' &&
      node.box.x <= x &&
      rightEdge(node.box) >= x &&
      node.box.y <= y &&
      bottomEdge(node.box) >= y,
  )
  const paint = panel?.kind === 'shape' && panel.fill ? panel.fill : background
  return { box: panel?.box ?? page, fill: paint.kind === 'solid' ? paint.color : yellow }
}
