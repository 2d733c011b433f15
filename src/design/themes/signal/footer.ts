import { type Points, pageWidth } from '../../../scene/geometry.ts'
import type { ShapeNode } from '../../../scene/node.ts'
import { showsDeckTitle } from '../../frame.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import { fitLine } from '../../text-fitting.ts'
import { inFont } from '../type-step.ts'
import { panelOn } from './colors.ts'

/** A panel narrower than this, from where the footer begins, is a column that it stands beside. */
const narrow: Points = 120
const space: Points = 14

/**
 * The deck's title at the left and the page number in bold at the right, each in the colour that goes with the panel
 * that it stands on; the title ends with its panel, and stands beside a column at the edge.
 */
export function drawSignalFooter(sheet: Sheet): void {
  const { theme, context, nodes } = sheet
  const { footer, pageNumber } = theme.frame
  const step = theme.type.footer
  const first = panelUnder(sheet, footer.x)
  const column = first && rightEdge(first.box) - footer.x < narrow
  const x = column ? rightEdge(first.box) + space : footer.x
  const picture = nodes.find(
    ({ kind, box }) =>
      kind === 'image' && bottomEdge(box) > footer.y && rightEdge(box) > pageNumber.x,
  )
  const end = Math.min(rightEdge(pageNumber), (picture?.box.x ?? pageWidth) - space)
  const numberX = end - pageNumber.width
  const panel = panelUnder(sheet, x)
  const right = Math.min(panel ? rightEdge(panel.box) - space : pageWidth, numberX)
  const width = Math.min(footer.width, right - x)
  const { ground, mutedInk } = colorsOf(sheet, panel)
  if (showsDeckTitle(sheet, width))
    sheet.addText({
      name: 'footer',
      box: { ...footer, x, width },
      layout: fitLine(sheet, context.deckTitle, step, width, { color: mutedInk }),
      wrap: false,
      ground,
      furniture: 'footer',
    })
  const under = colorsOf(sheet, panelUnder(sheet, end - 4))
  const paragraph = sheet.paragraph(String(context.pageNumber), inFont(step, theme.strong), {
    color: under.mutedInk,
    align: 'end',
    tabularFigures: true,
  })
  sheet.addText({
    name: 'page-number',
    box: { ...pageNumber, x: numberX },
    layout: sheet.set([paragraph], pageNumber.width, false),
    wrap: false,
    ground: under.ground,
    furniture: 'slideNumber',
  })
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
  return panelOn(paint.kind === 'solid' ? paint.color : '')
}
