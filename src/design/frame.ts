import type { Box, Points } from '../scene/geometry.ts'
import type { Color } from '../scene/paint.ts'
import { rightEdge } from './grid.ts'
import type { SetText, Sheet } from './sheet.ts'
import type { SlideContent } from './slide-content.ts'
import { upperCase } from './text-cleaning.ts'
import { fitLine, fitText } from './text-fitting.ts'
import type { DrawLayout } from './themes/theme.ts'
import { ladder } from './themes/type-step.ts'

/**
 * What all content slides share: the theme's backdrop, the title with its eyebrow, the footer. False when the title
 * does not fit at its smallest. `titleWidth` leaves room for a picture at its side, where the theme's heading allows it.
 */
export function drawFrame(
  sheet: Sheet,
  content: SlideContent,
  titleWidth = sheet.theme.frame.title.width,
): boolean {
  const { theme } = sheet
  theme.ornament.content?.(sheet)
  if (theme.drawHeading) return theme.drawHeading(sheet, content, titleWidth)
  if (!drawTitle(sheet, content, titleWidth)) return false
  drawOwnEyebrow(sheet, content, titleWidth)
  return true
}

/** A content slide: its frame around what `draw` draws; false where one of them has no room. */
export function framed(draw: DrawLayout): DrawLayout {
  return (sheet, content) => {
    if (!drawFrame(sheet, content) || !draw(sheet, content)) return false
    drawFooter(sheet)
    return true
  }
}

/** The eyebrow of a content slide on the theme's ground, unless its title says the same. */
export function drawOwnEyebrow(sheet: Sheet, content: SlideContent, width: Points): void {
  const { colors, ground, frame } = sheet.theme
  const text = content.eyebrow === content.title ? '' : content.eyebrow
  drawEyebrow(sheet, text, { color: colors.accent, ground }, frame.eyebrow.y, width)
}

/** The slide's title: three sizes, two lines, three in the smallest. */
function drawTitle(sheet: Sheet, content: SlideContent, width: Points): boolean {
  const { theme } = sheet
  const { title: step } = theme.type
  const box = { ...theme.frame.title, width }
  const sizes = [step.size, Math.round(step.size * 0.8), Math.round((step.size * 2) / 3)]
  const set = fitText(
    sheet,
    content.title,
    ladder(step, sizes),
    { width: box.width, height: box.height, balanced: true },
    { color: theme.colors.ink },
  )
  if (set === undefined) return false
  addTitle(sheet, set, { ...box, width: set.width })
  return true
}

/** Adds a title that is set as the slide's own title, on the theme's ground. */
function addTitle(sheet: Sheet, { layout }: Pick<SetText, 'layout'>, box: Box): void {
  sheet.addText({ name: 'title', box, layout, placeholder: 'title', ground: sheet.theme.ground })
}

/** The small capitals over the title: one line, `most` points wide at the most, shortened when it is too long. */
export function drawEyebrow(
  sheet: Sheet,
  text: string,
  colors: { color: Color; ground: Color },
  top = sheet.theme.frame.eyebrow.y,
  most = sheet.theme.frame.eyebrow.width,
): void {
  if (text === '') return
  const { theme, language } = sheet
  const { eyebrow } = theme.frame
  const width = Math.min(eyebrow.width, most)
  const x = theme.centered ? eyebrow.x + (eyebrow.width - width) / 2 : eyebrow.x
  const box = { ...eyebrow, x, y: top, width }
  if (theme.drawEyebrow) {
    theme.drawEyebrow(sheet, text, colors, box)
    return
  }
  const layout = fitLine(sheet, upperCase(text, language), theme.type.eyebrow, box.width, {
    color: colors.color,
    align: theme.centered ? 'center' : 'start',
  })
  sheet.addText({ name: 'eyebrow', box, layout, wrap: false, ground: colors.ground })
}

/** Where a picture leaves less than this for the deck's title, it is shown whole or not at all. */
const narrowFooter: Points = 200

/** Whether the deck's title may stand at the foot in so much width: shortened only where that leaves most of it. */
function showsDeckTitle(sheet: Sheet, width: Points): boolean {
  const { deckTitle, theme } = sheet.context
  if (deckTitle === '') return false
  return width >= narrowFooter || sheet.measure(deckTitle, theme.type.footer) <= width
}

/**
 * Deck title at the left, page number at the right; that may lie on another ground, or end at another edge, where a
 * picture takes the right side of the page; the title may stand farther in, on a panel that runs off the page.
 */
export function drawFooter(
  sheet: Sheet,
  colors: { color: Color; ground: Color } = {
    color: sheet.theme.colors.mutedInk,
    ground: sheet.theme.ground,
  },
  numberColors = colors,
  right = rightEdge(sheet.theme.frame.pageNumber),
  titlePlace: { x: Points; width: Points } = sheet.theme.frame.footer,
): void {
  sheet.footColors = colors
  if (sheet.theme.drawFooter) sheet.theme.drawFooter(sheet, colors)
  else drawFooterTexts(sheet, colors, numberColors, right, titlePlace)
}

/** What `drawFooter` draws, for themes that add something of their own to it. */
export function drawFooterTexts(
  sheet: Sheet,
  colors: { color: Color; ground: Color },
  numberColors = colors,
  right = rightEdge(sheet.theme.frame.pageNumber),
  titlePlace: { x: Points; width: Points } = sheet.theme.frame.footer,
): void {
  const { theme, context } = sheet
  const footer = { ...theme.frame.footer, ...titlePlace }
  const pageNumber = { ...theme.frame.pageNumber, x: right - theme.frame.pageNumber.width }
  const footerWidth = Math.min(footer.width, pageNumber.x - footer.x)
  const { color, ground } = colors
  if (showsDeckTitle(sheet, footerWidth))
    sheet.addText({
      name: 'footer',
      box: { ...footer, width: footerWidth },
      layout: fitLine(sheet, context.deckTitle, theme.type.footer, footerWidth, { color }),
      wrap: false,
      ground,
      furniture: 'footer',
    })
  const number = sheet.paragraph(String(context.pageNumber), theme.type.footer, {
    color: numberColors.color,
    align: 'end',
    tabularFigures: true,
  })
  sheet.addText({
    name: 'page-number',
    box: pageNumber,
    layout: sheet.set([number], pageNumber.width, false),
    wrap: false,
    ground: numberColors.ground,
    furniture: 'slideNumber',
  })
}
