import type { Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import type { Sheet } from '../../sheet.ts'
import { fitLine } from '../../text-fitting.ts'

/** A place for a piece of the footer on an area of colour. */
interface Place {
  color: Color
  ground: Color
}

/** Deck title and page number where they stand on different areas of colour. */
export function drawKilnFooter(
  sheet: Sheet,
  title: Place & { x: Points; width: Points },
  number: Place & { right: Points },
): void {
  const { theme, context } = sheet
  const { footer: step } = theme.type
  const { y, height } = theme.frame.footer
  if (context.deckTitle !== '')
    sheet.addText({
      name: 'footer',
      box: { x: title.x, y, width: title.width, height },
      layout: fitLine(sheet, context.deckTitle, step, title.width, { color: title.color }),
      wrap: false,
      ground: title.ground,
      furniture: 'footer',
    })
  const width = 40
  const paragraph = sheet.paragraph(String(context.pageNumber), step, {
    color: number.color,
    align: 'end',
    tabularFigures: true,
  })
  sheet.addText({
    name: 'page-number',
    box: { x: number.right - width, y, width, height },
    layout: sheet.set([paragraph], width, false),
    wrap: false,
    ground: number.ground,
    furniture: 'slideNumber',
  })
}
