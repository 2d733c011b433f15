import type { Points } from '../../../scene/geometry.ts'
import { pageWidth } from '../../../scene/geometry.ts'
import { fitDisplayTitle } from '../../display-title.ts'
import { addTitle, drawEyebrow } from '../../frame.ts'
import { lineBoxWidth } from '../../line-width.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { upperCase } from '../../text-cleaning.ts'
import { fitLine } from '../../text-fitting.ts'
import type { Theme } from '../theme.ts'
import { ladder } from '../type-step.ts'
import { drawLozenge, drawLozengeRule } from './frames.ts'

const middle: Points = pageWidth / 2

/** The title in the middle of the slide over a rule with a lozenge; what the slide is a part of in capitals above it. */
export function drawMarqueeHeading(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const box = theme.frame.title
  const set = fitDisplayTitle(
    sheet,
    content.title,
    ladder(theme.type.title, [32, 28, 24, 20, 18]),
    {
      width: box.width,
      height: box.height,
      maximumLines: (step) => (step.size >= 24 ? 2 : 4),
    },
    { color: theme.colors.ink, align: 'center' },
  )
  if (set === undefined) return false
  const { height } = set.layout
  addTitle(sheet, set, { x: middle - set.width / 2, y: box.y, width: set.width, height })
  drawLozengeRule(sheet, 'heading-rule', { x: middle, y: box.y + height + 10 }, 220)
  const own = content.eyebrow === content.title ? '' : content.eyebrow
  drawEyebrow(sheet, own, { color: theme.colors.accent, ground: theme.ground })
  return true
}

/** A line of wide capitals in the middle of the slide. */
export const drawMarqueeEyebrow: NonNullable<Theme['drawEyebrow']> = (
  sheet,
  text,
  colors,
  place,
) => {
  const { theme, language } = sheet
  const { width } = place
  const layout = fitLine(sheet, upperCase(text, language), theme.type.eyebrow, width, {
    color: colors.color,
    align: 'center',
  })
  const box = { ...place, x: middle - width / 2 }
  sheet.addText({ name: 'eyebrow', box, layout, wrap: false, ground: colors.ground })
}

/** Half the space around the lozenge between the deck's title and the page number. */
const aside: Points = 14
const [before, behind]: [Points, Points] = [60, 24]

/** The deck's title, a lozenge and the page number, together in the middle of the foot. */
export const drawMarqueeFooter: NonNullable<Theme['drawFooter']> = (sheet, { color, ground }) => {
  const { theme, context } = sheet
  const { footer: step } = theme.type
  const { y, height, width: most } = theme.frame.footer
  const page = String(context.pageNumber)
  const numberWidth = lineBoxWidth(sheet, page, step, true)
  const titled = context.deckTitle !== ''
  const titleWidth = Math.min(most, lineBoxWidth(sheet, context.deckTitle.slice(0, 400), step))
  const start = middle - (titled ? titleWidth + 2 * aside + numberWidth : numberWidth) / 2
  const numberX = start + (titled ? titleWidth + 2 * aside : 0)
  if (titled) {
    // The box goes on before the title, and the number's behind it, for software that sets them wider.
    const layout = fitLine(sheet, context.deckTitle, step, titleWidth + before, {
      color,
      align: 'end',
    })
    const box = { x: start - before, y, width: titleWidth + before, height }
    sheet.addText({ name: 'footer', box, layout, wrap: false, ground, furniture: 'footer' })
    const center = { x: start + titleWidth + aside, y: y + height / 2 }
    drawLozenge(sheet, 'footer-lozenge', center, 2.75)
  }
  const number = sheet.paragraph(page, step, { color, tabularFigures: true })
  const width = numberWidth + behind
  sheet.addText({
    name: 'page-number',
    box: { x: numberX, y, width, height },
    layout: sheet.set([number], width, false),
    wrap: false,
    ground,
    furniture: 'slideNumber',
  })
}
