import { type Points, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import type { TextLayout } from '../../../scene/text.ts'
import type { Sheet } from '../../sheet.ts'
import { mostCharacters } from '../../shorten.ts'
import { inFont, resized } from '../type-step.ts'
import { black, white, yellow } from './colors.ts'
import { drawSignalFooter } from './footer.ts'

const padding: Points = 14
/** Under the text of the band there is the footer. */
const footerRoom: Points = 46
const sizes = [16, 14, 12]

/** Height of the black band that sums up a slide, the footer's room included; 0 without text, undefined if it is too long. */
export function footBandHeight(sheet: Sheet, paragraphs: string[]): Points | undefined {
  if (paragraphs.length === 0) return 0
  const layout = setBand(sheet, paragraphs)
  return layout && Math.round(layout.height + padding + footerRoom)
}

function setBand(sheet: Sheet, paragraphs: string[]): TextLayout | undefined {
  if (paragraphs.join('').length > mostCharacters || paragraphs.length > 6) return undefined
  const { theme } = sheet
  for (const size of sizes) {
    if (size < sheet.context.smallestBody) continue
    const step = resized(theme.type.body, size)
    const layout = sheet.setWithSlack(
      paragraphs.map((text, index) => {
        // The first of several is the lead of the others.
        const lead = index === 0 && paragraphs.length > 1
        return {
          ...sheet.paragraph(text, lead ? inFont(step, theme.strong) : step, {
            color: lead ? yellow : white,
          }),
          spaceBefore: index === 0 ? 0 : 2,
        }
      }),
      theme.frame.content.width,
    )
    if (layout.height <= 76) return layout
  }
  return undefined
}

/** Draws the band at the foot of the slide, edge to edge, with the footer on it. */
export function drawFootBand(sheet: Sheet, paragraphs: string[], height: Points): void {
  const layout = setBand(sheet, paragraphs)
  const y = pageHeight - height
  sheet.addShape('foot-band', { x: 0, y, width: pageWidth, height }, { fill: black })
  const { x, width } = sheet.theme.frame.content
  if (layout)
    sheet.addText({
      name: 'band-text',
      box: { x, y: y + padding, width, height: layout.height },
      layout,
      ground: black,
    })
  drawSignalFooter(sheet)
}
