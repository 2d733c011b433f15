import { type Points, pageWidth } from '../../../scene/geometry.ts'
import { drawPlainEyebrow } from '../../devices/plain-eyebrow.ts'
import { drawRing } from '../../devices/roundel.ts'
import { drawFooterTexts } from '../../frame.ts'
import { rightEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import type { Theme } from '../theme.ts'
import { drawRoundel, drawStation, sectionLine } from './lines.ts'

/** The last stop of the line over a title. */
const head = { x: 54, y: 36 }
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
  sheet.addLine('head-line', { ...head, x: 0 }, head, { color: line.color, width: 9 })
  const { sectionNumeral } = sheet.context
  if (sectionNumeral > 0) drawRoundel(sheet, 'head', String(sectionNumeral), head, headRadius, line)
  else drawStation(sheet, 'head-stop', head, headRadius * 0.8)
}

/** The words over a title are the name of the stop beside them. */
export const drawTransitEyebrow: NonNullable<Theme['drawEyebrow']> = (sheet, text, colors, box) => {
  const { theme } = sheet
  if (colors.ground !== theme.ground) return drawPlainEyebrow(sheet, text, colors, box)
  const x = head.x + headRadius + 9
  const beside = { ...box, x, width: rightEdge(box) - x }
  drawPlainEyebrow(sheet, text, { ...colors, color: theme.colors.ink }, beside)
}

/** At the foot the deck as a line: ridden so far in the section's colour, with a stop where this slide is. */
export const drawTransitFooter: NonNullable<Theme['drawFooter']> = (sheet, colors) => {
  const { theme, context } = sheet
  const line = sectionLine(sheet)
  const slides = Math.max(1, context.pageNumber, context.pageNumbers.size)
  const left = theme.frame.footer.x
  const way = rightEdge(theme.frame.pageNumber) - left
  const here = { x: left + (way * context.pageNumber) / slides, y: footY }
  const pen = { width: footWidth }
  sheet.addLine('ahead', here, { x: pageWidth, y: footY }, { ...pen, color: theme.colors.line })
  sheet.addLine('ridden', { x: 0, y: footY }, here, { ...pen, color: line.color })
  drawStation(sheet, 'you-are-here', here, 7.5)
  drawRing(sheet, 'you-are-here-dot', here, 2, { fill: line.color })
  drawFooterTexts(sheet, colors)
}
