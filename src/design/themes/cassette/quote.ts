import { drawBands } from '../../devices/route.ts'
import { drawFooter } from '../../frame.ts'
import { drawQuoteTitle, fitQuote, hasOwnTitle } from '../../layouts/quote.ts'
import { recolor } from '../../recolor.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitLine } from '../../text-fitting.ts'
import { inFont } from '../type-step.ts'
import { labelColors } from './label.ts'
import { paint, stripes } from './stripes.ts'

const left = 43.2
const width = 690
const ruleWidth = 640
/** Characters. */
const longQuote = 160

/** Words on the label itself: the stripes run over its head and down its side, names stand on its lines. */
export function drawCassetteQuote(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { quote } = content
  if (quote === undefined) return false
  const { ground, ink, mutedInk, accent, line } = labelColors
  sheet.background = { kind: 'solid', color: ground }
  const through = [
    { x: 0, y: 62 },
    { x: 850, y: 62 },
    { x: 850, y: 540 },
  ]
  const colors = [paint.brown, paint.orange, paint.amber, paint.teal]
  drawBands(sheet, 'stripe', { through, radius: 130 }, stripes(15, 5, colors))
  const titled = hasOwnTitle(content)
  if (titled) {
    const place = { x: left, y: 124, width }
    if (!drawQuoteTitle(sheet, content.title, place, { color: accent, ground })) return false
  }
  const parts = [
    { part: 'name', text: quote.name, color: ink },
    { part: 'affiliation', text: quote.affiliation, color: mutedInk },
  ].filter(({ text }) => text !== '')
  const top = titled ? 158 : 134
  const foot = 482 - parts.length * 36
  // Many words are read more easily in the text face.
  const long = quote.text.length > longQuote
  const step = long ? inFont(theme.type.quote, theme.strong) : theme.type.quote
  const set = fitQuote(sheet, quote.text, step, { width, height: foot - 18 - top })
  if (set === undefined) return false
  const { height } = set.layout
  sheet.addText({
    name: 'quote',
    box: { x: left, y: top + (foot - 18 - top - height) * 0.4, width: set.width, height },
    layout: recolor(set.layout, () => ink),
    ...(titled ? {} : { placeholder: 'title' as const }),
    ground,
  })
  parts.forEach(({ part, text, color }, index) => {
    const y = foot + index * 36
    const own = part === 'name' ? inFont(theme.type.body, theme.strong) : theme.type.body
    sheet.addText({
      name: `quote-${part}`,
      box: { x: left, y: y + 4, width: ruleWidth, height: own.lineHeight },
      layout: fitLine(sheet, text, own, ruleWidth, { color }),
      wrap: false,
      ground,
    })
    const ruleY = y + 32
    sheet.addLine(
      `quote-line-${index + 1}`,
      { x: left, y: ruleY },
      { x: left + ruleWidth, y: ruleY },
      { color: line, width: 1.5 },
    )
  })
  drawFooter(sheet, { color: mutedInk, ground }, undefined, 790)
  return true
}
