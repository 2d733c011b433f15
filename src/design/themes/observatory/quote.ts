import { drawGlyphShape } from '../../devices/glyph-shape.ts'
import { drawFooter } from '../../frame.ts'
import { drawQuoteTitle, hasOwnTitle } from '../../layouts/quote.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText } from '../../text-fitting.ts'
import { inFont, ladder, resized } from '../type-step.ts'
import { drawBody, matter } from './bodies.ts'
import { drawQuoteSky } from './skies.ts'

const left = 43.2
const width = 630

/** Words in wide light letters, far from the planet that they are about. */
export function drawObservatoryQuote(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { quote } = content
  if (quote === undefined) return false
  const { ground } = theme
  const { ink, mutedInk, accent } = theme.colors
  drawQuoteSky(sheet)
  const titled = hasOwnTitle(content)
  if (
    titled &&
    !drawQuoteTitle(
      sheet,
      content.title,
      { x: left, y: 36, width, height: 24 },
      { color: accent, ground },
    )
  )
    return false
  const top = 132
  const room = 250
  const setIn = (measure: number, sizes: number[]) =>
    fitText(
      sheet,
      quote.text,
      ladder(theme.type.quote, sizes),
      {
        width: measure,
        height: room,
        maximumLines: (step) => (step.size >= 32 ? 4 : 20),
        balanced: 'at sense',
      },
      { color: ink },
    )
  // The narrow measure is the better one to read; longer words take the whole width up to the planet.
  const sizes = [36, 32, 28, 26, 24, 22, 20, 18, 16]
  const inColumn = setIn(520, sizes)
  const set = inColumn?.step.size === 36 ? inColumn : setIn(width, sizes)
  if (set === undefined) return false
  sheet.addText({
    name: 'quote',
    box: { x: left, y: top, width: set.width, height: set.layout.height },
    layout: set.layout,
    ...(titled ? {} : { placeholder: 'title' as const }),
    ground,
  })
  const mark = resized(theme.type.numeral, 110)
  drawGlyphShape(sheet, 'quote-mark', '“', mark, { x: left - 4, y: 158 }, accent)
  const y = top + set.layout.height + 34
  if (quote.name === '' && quote.affiliation === '') {
    drawFooter(sheet)
    return true
  }
  const step = theme.type.body
  drawBody(sheet, 'name-disc', { at: { x: left + 5, y: y + 11 }, radius: 5, fill: matter.apricot })
  let line = y
  for (const [part, text] of Object.entries({ name: quote.name, affiliation: quote.affiliation })) {
    if (text === '') continue
    const strong = part === 'name'
    const own = strong ? inFont(step, theme.strong) : step
    const options = { color: strong ? ink : mutedInk }
    const room = { width: 500, height: 500 - line }
    const set = fitText(sheet, text, ladder(own, [16, 14, 12]), room, options)
    if (set === undefined) return false
    const { height } = set.layout
    const box = { x: left + 22, y: line, width: 500, height }
    sheet.addText({ name: `quote-${part}`, box, layout: set.layout, ground })
    line += height
  }
  drawFooter(sheet)
  return true
}
