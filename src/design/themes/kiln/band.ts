import { type Points, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import type { ParagraphSpecification } from '../../../scene/text.ts'
import { drawFooter } from '../../frame.ts'
import type { Sheet } from '../../sheet.ts'
import { mostCharacters } from '../../shorten.ts'
import { inFont, resized } from '../type-step.ts'

/** What the paragraphs of a band look like: the first of several is its lead. */
function bandParagraphs(
  sheet: Sheet,
  paragraphs: string[],
  size: Points,
): ParagraphSpecification[] {
  const { theme } = sheet
  const step = resized(theme.type.body, size)
  return paragraphs.map((text, index) => {
    const lead = index === 0 && paragraphs.length > 1
    return {
      ...sheet.paragraph(text, lead ? inFont(step, theme.strong) : step, {
        color: theme.colors.ink,
      }),
      spaceBefore: index === 0 ? 0 : 2,
    }
  })
}

const sizes = [16, 14, 12]
const padding = 16
/** Under the text of a band there is the footer. */
const footerRoom = 46

/** Height of the band in cream that sums up a slide, the footer's room included; 0 without text, undefined if it is too long. */
export function kilnBandHeight(sheet: Sheet, paragraphs: string[]): Points | undefined {
  if (paragraphs.length === 0) return 0
  const set = setBand(sheet, paragraphs)
  return set && Math.round(set.height + padding + footerRoom)
}

function setBand(sheet: Sheet, paragraphs: string[]) {
  if (paragraphs.join('').length > mostCharacters || paragraphs.length > 6) return undefined
  const { width } = sheet.theme.frame.content
  for (const size of sizes) {
    if (size < sheet.context.smallestBody) continue
    const layout = sheet.setWithSlack(bandParagraphs(sheet, paragraphs, size), width)
    if (layout.height <= 76) return layout
  }
  return undefined
}

/** Draws the band at the foot of the slide, edge to edge, with the footer on it. */
export function drawKilnBand(sheet: Sheet, paragraphs: string[], height: Points): void {
  const { surface, mutedInk } = sheet.theme.colors
  const top = pageHeight - height
  sheet.addShape('band', { x: 0, y: top, width: pageWidth, height }, { fill: surface })
  const layout = setBand(sheet, paragraphs)
  const { x, width } = sheet.theme.frame.content
  if (layout)
    sheet.addText({
      name: 'band-text',
      box: { x, y: top + padding, width, height: layout.height },
      layout,
      ground: surface,
    })
  drawFooter(sheet, { color: mutedInk, ground: surface })
}
