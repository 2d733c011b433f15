import { inches } from '../../scene/geometry.ts'
import { drawGlyphShape } from '../devices/glyph-shape.ts'
import { drawFooter } from '../frame.ts'
import { boxInInches, columnSpan } from '../grid.ts'
import type { SetText, Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { fitLine, fitText } from '../text-fitting.ts'
import { inFont, ladder, resized, type TypeStep } from '../themes/theme.ts'

/** More words than this are not set in the largest size (a quote is read, not shouted). */
const shortQuote = 15

/** Whether the slide's title says something that the quote itself does not. */
export function hasOwnTitle(content: SlideContent): boolean {
  const bare = (text: string) => text.replace(/[\p{P}\p{S}\s]/gu, '').toLowerCase()
  const quote = bare(content.quote?.text ?? '')
  const title = bare(content.title)
  return title !== '' && !quote.startsWith(title)
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
  if (titled && !drawQuoteTitle(sheet, content.title)) return false

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
  drawAttribution(sheet, quote, rule)
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

function drawQuoteTitle(sheet: Sheet, text: string): boolean {
  const { theme } = sheet
  const box = boxInInches(0.6, 0.5, 12.133, 0.3)
  const step = inFont(theme.type.body, theme.strong)
  const set = fitText(
    sheet,
    text,
    ladder(step, [16, 14, 12]),
    { width: box.width, height: box.height + 1, maximumLines: () => 1 },
    { color: theme.colors.accent },
  )
  if (set === undefined) return false
  sheet.addText({
    name: 'title',
    box: { ...box, height: inches(0.32) },
    layout: set.layout,
    placeholder: 'title',
    ground: theme.colors.emphasis,
  })
  return true
}

function drawAttribution(
  sheet: Sheet,
  { name, affiliation }: { name: string; affiliation: string },
  y: number,
): void {
  const { theme } = sheet
  const ground = theme.colors.emphasis
  if (name === '' && affiliation === '') return
  const x = inches(0.6)
  const width = columnSpan(8)
  sheet.addShape(
    'quote-rule',
    { x, y, width: inches(0.9), height: inches(0.03) },
    { fill: theme.colors.accent },
  )
  const step = { ...theme.type.body, lineHeight: inches(0.29) }
  let top = y + inches(0.22)
  for (const [part, text] of Object.entries({ name, affiliation })) {
    if (text === '') continue
    const strong = part === 'name'
    sheet.addText({
      name: `quote-${part}`,
      box: { x, y: top, width, height: step.lineHeight },
      layout: fitLine(sheet, text, strong ? inFont(step, theme.strong) : step, width, {
        color: strong ? theme.colors.ink : theme.colors.emphasisMuted,
      }),
      wrap: false,
      ground,
    })
    top += inches(0.29)
  }
}
