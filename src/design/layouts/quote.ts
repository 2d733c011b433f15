import { inches, type Points } from '../../scene/geometry.ts'
import type { Color } from '../../scene/paint.ts'
import { drawGlyphShape } from '../devices/glyph-shape.ts'
import { drawFooter } from '../frame.ts'
import { boxInInches, columnSpan } from '../grid.ts'
import type { SetText, Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { fitText } from '../text-fitting.ts'
import { inFont, ladder, resized, type TypeStep } from '../themes/type-step.ts'

/** More words than this are not set in the largest size (a quote is read, not shouted). */
const shortQuote = 15

/** Whether the slide's title says something that the quote, and the names under it, do not. */
export function hasOwnTitle(content: SlideContent): boolean {
  const title = bare(content.title)
  const quote = bare(content.quote?.text ?? '')
  return title !== '' && !quote.startsWith(title) && !namesSpeaker(content.title, content)
}

/** Whether a text is nothing but the name or the affiliation that stands under the quote already. */
export function namesSpeaker(text: string, { quote }: Pick<SlideContent, 'quote'>): boolean {
  return [quote?.name, quote?.affiliation].some((name) => name && bare(name) === bare(text))
}

function bare(text: string): string {
  return text.replace(/[\p{P}\p{S}\s]/gu, '').toLowerCase()
}

/** The words of somebody on the warm ground. The quote is the slide's title unless that says something else. */
export function drawQuote(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { quote } = content
  if (quote === undefined) return false
  const ground = theme.colors.emphasis
  sheet.background = { kind: 'solid', color: ground }
  theme.ornament.quote?.(sheet)
  const titled = hasOwnTitle(content)
  const shift = titled ? inches(0.35) : 0
  const titlePlace = { ...boxInInches(0.6, 0.5, 12.133, 0.3), height: inches(0.32) }
  const titleColors = { color: theme.colors.accent, ground }
  if (titled && !drawQuoteTitle(sheet, content.title, titlePlace, titleColors)) return false

  const room = { width: columnSpan(8), height: inches(3.6) - shift }
  const set = fitQuote(sheet, quote.text, theme.type.quote, room)
  if (set === undefined) return false
  const top = inches(1.5) + shift
  const rule = top + set.layout.height + inches(0.57)
  // On a slide without a title of its own the words come first, the mark is ornament.
  sheet.addText({
    name: 'quote',
    box: { x: inches(0.6), y: top, width: set.width, height: Math.min(room.height, rule - top) },
    layout: set.layout,
    ...(titled ? {} : { placeholder: 'title' as const }),
    ground,
  })
  // The mark is drawn where a line of 120 pt with its top at 0.5 in would put it.
  const mark = resized(theme.type.numeral, 120)
  const origin = { x: inches(0.54), y: inches(0.5) + shift + 98 }
  drawGlyphShape(sheet, 'quote-mark', '“', mark, origin, theme.colors.accent)
  if (!drawAttribution(sheet, quote, rule)) return false
  drawFooter(sheet, { color: theme.colors.emphasisMuted, ground })
  return true
}

/** A quote in the largest size that it fits and that its number of words allows. */
export function fitQuote(
  sheet: Sheet,
  text: string,
  step: TypeStep,
  room: { width: number; height: number },
): SetText | undefined {
  const words = text.split(/\s+/).length
  const sizes = [step.size, 48, 40, 36, 32, 30, 28, 24, 20, 18, 16].filter(
    (size) => words <= shortQuote || size <= 40,
  )
  return fitText(
    sheet,
    text,
    ladder(step, sizes),
    { ...room, balanced: 'at sense' },
    { color: sheet.theme.colors.ink },
  )
}

/** Where the title over a quote stands; as high as its line when no height is given. */
interface QuoteTitlePlace {
  x: Points
  y: Points
  width: Points
  height?: Points
}

/** The title of a quote that has one of its own: one small line in the strong face. False when it does not fit. */
export function drawQuoteTitle(
  sheet: Sheet,
  text: string,
  { x, y, width, height }: QuoteTitlePlace,
  { color, ground }: { color: Color; ground: Color },
): boolean {
  const { theme } = sheet
  const step = inFont(theme.type.body, theme.strong)
  const room = { width, height: 24, maximumLines: () => 1 }
  const set = fitText(sheet, text, ladder(step, [16, 14, 12]), room, { color })
  if (set === undefined) return false
  sheet.addText({
    name: 'title',
    box: { x, y, width, height: height ?? set.layout.height },
    layout: set.layout,
    placeholder: 'title',
    ground,
  })
  return true
}

/** Name and affiliation under a rule; false when they do not fit over the footer in any size. */
function drawAttribution(
  sheet: Sheet,
  { name, affiliation }: { name: string; affiliation: string },
  y: number,
): boolean {
  if (name === '' && affiliation === '') return true
  const { theme } = sheet
  const { ink, emphasis, emphasisMuted, accent } = theme.colors
  const x = inches(0.6)
  const width = columnSpan(8)
  const top = y + inches(0.22)
  const height = inches(6.85) - top
  for (const size of [16, 14, 12]) {
    const step = { ...resized(theme.type.body, size), lineHeight: inches(0.29 * (size / 16)) }
    const room = { width, height, maximumLines: () => (size > 14 ? 2 : 6) }
    const set = (text: string, own: TypeStep, color: string) =>
      text === '' ? undefined : fitText(sheet, text, [own], room, { color })
    const named = set(name, inFont(step, theme.strong), ink)
    const placed = set(affiliation, step, emphasisMuted)
    if ((name !== '' && named === undefined) || (affiliation !== '' && placed === undefined))
      continue
    const nameHeight = named?.layout.height ?? 0
    if (nameHeight + (placed?.layout.height ?? 0) > height) continue
    const rule = { x, y, width: inches(0.9), height: inches(0.03) }
    sheet.addShape('quote-rule', rule, { fill: accent })
    const add = (part: string, from: number, one: SetText | undefined) => {
      if (one === undefined) return
      const box = { x, y: from, width, height: one.layout.height }
      sheet.addText({ name: `quote-${part}`, box, layout: one.layout, ground: emphasis })
    }
    add('name', top, named)
    add('affiliation', top + nameHeight, placed)
    return true
  }
  return false
}
