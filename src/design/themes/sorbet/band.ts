import type { Box, Points } from '../../../scene/geometry.ts'
import type { TextLayout } from '../../../scene/text.ts'
import type { Sheet } from '../../sheet.ts'
import { mostCharacters } from '../../shorten.ts'
import { inFont, resized } from '../type-step.ts'
import { pastel } from './pastels.ts'

const inset: Points = 27
const sizes = [16, 14, 12]

/** Height of the pill that sums up a slide; 0 without text, undefined if the text is too long for it. */
export function sorbetBandHeight(sheet: Sheet, paragraphs: string[]): Points | undefined {
  if (paragraphs.length === 0) return 0
  const layout = setBand(sheet, paragraphs)
  return layout && Math.max(44, Math.round(layout.height + 20))
}

function setBand(sheet: Sheet, paragraphs: string[]): TextLayout | undefined {
  if (paragraphs.join('').length > mostCharacters || paragraphs.length > 6) return undefined
  const { theme } = sheet
  const { ink } = theme.colors
  for (const size of sizes) {
    if (size < sheet.context.smallestBody) continue
    const step = resized(theme.type.body, size)
    const layout = sheet.setWithSlack(
      paragraphs.map((text, index) => {
        const lead = index === 0 && paragraphs.length > 1
        return sheet.paragraph(text, lead ? inFont(step, theme.strong) : step, { color: ink })
      }),
      theme.frame.content.width - 2 * inset,
    )
    if (layout.height <= 72) return layout
  }
  return undefined
}

/** Draws the pill with the texts; the first of several is its lead. */
export function drawSorbetBand(sheet: Sheet, paragraphs: string[], box: Box): void {
  const layout = setBand(sheet, paragraphs)
  if (layout === undefined) return
  sheet.addShape(
    'band',
    box,
    { fill: pastel.lemon },
    { type: 'rectangle', radius: Math.min(27, box.height / 2) },
  )
  sheet.addText({
    name: 'band-text',
    box: {
      x: box.x + inset,
      y: box.y + (box.height - layout.height) / 2,
      width: box.width - 2 * inset,
      height: layout.height,
    },
    layout,
    ground: pastel.lemon,
  })
}
