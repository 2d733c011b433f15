import { type Point, type Points, pageWidth } from '../../../scene/geometry.ts'
import type { ShapeNode } from '../../../scene/node.ts'
import type { Color } from '../../../scene/paint.ts'
import { showsDeckTitle } from '../../frame.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import { fitLine } from '../../text-fitting.ts'
import { inFont } from '../type-step.ts'
import { black, grey, white } from './colors.ts'

/** A panel narrower than this, from where the footer begins, is a column that it stands beside. */
const narrow: Points = 120
const space: Points = 14

/**
 * The deck's title at the left and the page number in bold at the right, each in the colour that goes with the panel
 * that it stands on; the title ends with its panel, and stands beside a column at the edge.
 */
export function drawSignalFooter(sheet: Sheet): void {
  const { theme, context } = sheet
  const { footer, pageNumber } = theme.frame
  const step = theme.type.footer
  const y = footer.y + footer.height / 2
  let x = footer.x
  let panel = panelAt(sheet, { x, y })
  if (panel && rightEdge(panel.box) - x < narrow) {
    x = rightEdge(panel.box) + space
    panel = panelAt(sheet, { x, y })
  }
  const picture = sheet.nodes.find(
    ({ kind, box }) =>
      kind === 'image' && bottomEdge(box) > footer.y && rightEdge(box) > pageNumber.x,
  )
  const end = Math.min(pageNumber.x + pageNumber.width, (picture?.box.x ?? pageWidth) - space)
  const numberX = end - pageNumber.width
  const right = Math.min(panel ? rightEdge(panel.box) - space : pageWidth, numberX)
  const width = Math.min(footer.width, right - x)
  if (showsDeckTitle(sheet, width)) {
    const ground = groundOf(sheet, panel)
    sheet.addText({
      name: 'footer',
      box: { ...footer, x, width },
      layout: fitLine(sheet, context.deckTitle, step, width, { color: inkOn(sheet, ground) }),
      wrap: false,
      ground,
      furniture: 'footer',
    })
  }
  const ground = groundOf(sheet, panelAt(sheet, { x: end - 4, y }))
  const paragraph = sheet.paragraph(String(context.pageNumber), inFont(step, theme.strong), {
    color: inkOn(sheet, ground),
    align: 'end',
    tabularFigures: true,
  })
  sheet.addText({
    name: 'page-number',
    box: { ...pageNumber, x: numberX },
    layout: sheet.set([paragraph], pageNumber.width, false),
    wrap: false,
    ground,
    furniture: 'slideNumber',
  })
}

/** The panel that lies uppermost at a point. */
function panelAt(sheet: Sheet, { x, y }: Point): ShapeNode | undefined {
  return sheet.nodes.findLast(
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

function groundOf(sheet: Sheet, panel: ShapeNode | undefined): Color {
  const paint = panel?.fill ?? sheet.background
  return paint.kind === 'solid' ? paint.color : sheet.theme.ground
}

function inkOn({ theme }: Sheet, ground: Color): Color {
  if (ground === black) return white
  if (ground === white) return '#3A3A3A'
  return ground === grey ? '#2E2E2E' : theme.colors.mutedInk
}
