import type { Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import type { TextRun } from '../../../scene/text.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitLine, fitText } from '../../text-fitting.ts'
import { resized } from '../theme.ts'
import { caption, kicker, step, textFace } from './faces.ts'
import { drawBar, drawDoubleRule, drawRule, left, right, top, width } from './rules.ts'

/** The rule under the headline, from which columns hang. */
export const headRule: Points = 130
const titleTop: Points = 43

/** The double rule, the headline, the line under it, and the rule from which the columns hang. */
export function drawGazetteHeading(sheet: Sheet, content: SlideContent): boolean {
  const text = content.eyebrow === content.title ? '' : content.eyebrow
  const runs =
    text === '' ? [] : [{ text, style: sheet.style(kicker, sheet.theme.colors.mutedInk) }]
  return drawHeadline(sheet, content.title, runs)
}

/** The same with a line under the headline in several styles. */
export function drawHeadline(sheet: Sheet, title: string, under: TextRun[]): boolean {
  const { theme } = sheet
  drawDoubleRule(sheet, 'head', top)
  const bottom = under.length > 0 ? 107 : 122
  const set = [
    { size: 30, lines: under.length > 0 ? 1 : 2 },
    { size: 26, lines: 2 },
    { size: 24, lines: 2 },
    { size: 20, lines: 3 },
  ]
    .map(({ size, lines }) =>
      fitText(
        sheet,
        title,
        [resized(theme.type.title, size)],
        { width, height: bottom - titleTop, maximumLines: () => lines, balanced: true },
        { color: theme.colors.ink },
      ),
    )
    .find((one) => one !== undefined)
  if (set === undefined) return false
  const { height } = set.layout
  // A single line hangs a little lower; two fill the space.
  const y = Math.min(53, (titleTop + bottom - height) / 2)
  sheet.addText({
    name: 'title',
    box: { x: left, y, width: set.width, height },
    layout: set.layout,
    placeholder: 'title',
    ground: theme.ground,
  })
  if (under.length > 0) drawUnder(sheet, under, Math.max(98.6, y + height - 1))
  else if (y + height < 100) drawBar(sheet, 'head-bar', { x: left, y: 107 })
  drawRule(sheet, 'head-rule', headRule)
  return true
}

/** One line; a longer text than that is shortened, and then in one style. */
function drawUnder(sheet: Sheet, runs: TextRun[], y: Points): void {
  const { mutedInk } = sheet.theme.colors
  const paragraph = sheet.paragraph(runs, kicker, { color: mutedInk })
  const whole = runs.map((run) => run.text).join('')
  const short = whole.length < 200 ? sheet.set([paragraph], width, false) : undefined
  const layout =
    short && short.width <= width
      ? short
      : fitLine(sheet, whole, kicker, width, { color: mutedInk })
  sheet.addText({
    name: 'eyebrow',
    box: { x: left, y, width, height: kicker.lineHeight },
    layout,
    wrap: false,
    ground: sheet.theme.ground,
  })
}

/** A hairline, the deck's title in italics, the page number upright. */
export function drawGazetteFooter(
  sheet: Sheet,
  { color, ground }: { color: Color; ground: Color },
): void {
  const { context } = sheet
  const { footer, pageNumber } = sheet.theme.frame
  drawRule(sheet, 'foot-rule', 494.6, [left, right], { color: sheet.theme.colors.ink, width: 0.75 })
  if (context.deckTitle !== '')
    sheet.addText({
      name: 'footer',
      box: footer,
      layout: fitLine(sheet, context.deckTitle, resized(caption, 10), footer.width, { color }),
      wrap: false,
      ground,
      furniture: 'footer',
    })
  const number = sheet.paragraph(String(context.pageNumber), step(textFace, 10, 13.3), {
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
