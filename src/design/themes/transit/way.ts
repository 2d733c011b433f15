import { type Points, pageWidth } from '../../../scene/geometry.ts'
import { drawRing } from '../../devices/roundel.ts'
import { rightEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import { fitLine } from '../../text-fitting.ts'
import type { Theme } from '../theme.ts'
import { sectionLine } from './lines.ts'
import { drawRoundel, drawStation } from './stations.ts'

/** Middle of the line over a title. */
const headY: Points = 36
/** Where its last stop is. */
const headX: Points = 54
const headRadius: Points = 13
/** Middle of the line at the foot. */
const footY: Points = 492
const footWidth: Points = 5
/** Where it begins: pictures stand on it. */
export const footLineTop: Points = footY - footWidth / 2

/** The section's line comes in from the edge and ends over the title, with the section's number as its roundel. */
export function drawHeadLine(sheet: Sheet): void {
  // A page for one figure has it already when its title turns out to say more.
  if (sheet.nodes.some((node) => node.name === 'head-line')) return
  const line = sectionLine(sheet)
  sheet.addLine(
    'head-line',
    { x: 0, y: headY },
    { x: headX, y: headY },
    { color: line.color, width: 9 },
  )
  const { sectionNumber } = sheet.context
  const center = { x: headX, y: headY }
  if (sectionNumber > 0)
    drawRoundel(
      sheet,
      { disc: 'head-roundel', number: 'head-number' },
      String(sectionNumber),
      center,
      headRadius,
      line,
    )
  else drawStation(sheet, 'head-station', center, headRadius * 0.8)
}

/** The words over a title are the name of the stop beside them. */
export const drawTransitEyebrow: NonNullable<Theme['drawEyebrow']> = (sheet, text, colors, box) => {
  const { theme } = sheet
  const onLine = colors.ground === theme.ground
  const x = onLine ? headX + headRadius + 9 : box.x
  const width = rightEdge(box) - x
  const color = onLine ? theme.colors.ink : colors.color
  const layout = fitLine(sheet, text, theme.type.eyebrow, width, { color })
  sheet.addText({
    name: 'eyebrow',
    box: { ...box, x, width },
    layout,
    wrap: false,
    ground: colors.ground,
  })
}

/** At the foot the deck as a line: ridden so far in the section's colour, with a stop where this slide is. */
export const drawTransitFooter: NonNullable<Theme['drawFooter']> = (sheet, { color, ground }) => {
  const { theme, context } = sheet
  const { footer, pageNumber } = theme.frame
  const line = sectionLine(sheet)
  const slides = Math.max(context.pageNumber, context.pageNumbers.size)
  const left = footer.x
  const right = rightEdge(pageNumber)
  const here = left + ((right - left) * context.pageNumber) / Math.max(1, slides)
  const rail = (name: string, from: Points, to: Points, stroke: string) =>
    sheet.addLine(
      name,
      { x: from, y: footY },
      { x: to, y: footY },
      { color: stroke, width: footWidth },
    )
  rail('ahead', here, pageWidth, theme.colors.line)
  rail('ridden', 0, here, line.color)
  drawStation(sheet, 'you-are-here', { x: here, y: footY }, 7.5)
  drawRing(sheet, 'you-are-here-dot', { x: here, y: footY }, 2, { fill: line.color })
  if (context.deckTitle !== '')
    sheet.addText({
      name: 'footer',
      box: footer,
      layout: fitLine(sheet, context.deckTitle, theme.type.footer, footer.width, { color }),
      wrap: false,
      ground,
      furniture: 'footer',
    })
  const number = sheet.paragraph(String(context.pageNumber), theme.type.footer, {
    color,
    align: 'end',
    tabularFigures: true,
  })
  sheet.addText({
    name: 'page-number',
    box: pageNumber,
    layout: sheet.set([number], pageNumber.width, false),
    wrap: false,
    ground,
    furniture: 'slideNumber',
  })
}
