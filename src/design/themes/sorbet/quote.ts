import { drawGlyphShape } from '../../devices/glyph-shape.ts'
import { drawFooter } from '../../frame.ts'
import { drawQuoteTitle, hasOwnTitle } from '../../layouts/quote.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText } from '../../text-fitting.ts'
import { inFont, ladder, resized } from '../type-step.ts'
import { drawSoftBox } from './panels.ts'
import { pastel } from './pastels.ts'
import { drawEdgePills } from './pill-columns.ts'

const left = 43.2
const card = { x: left, y: 66, width: 660, height: 421.5 }
const inset = 48
const sizes = [44, 40, 36, 32, 28, 26, 24, 22, 20, 18, 16]

/** Words on one large card; who said them in a white pill. */
export function drawSorbetQuote(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { quote } = content
  if (quote === undefined) return false
  const { ink, accent, surface } = theme.colors
  const ground = pastel.lavender
  drawEdgePills(sheet)
  const titled = hasOwnTitle(content)
  const box = titled ? card : { ...card, y: 43.2, height: 444.3 }
  if (
    titled &&
    !drawQuoteTitle(
      sheet,
      content.title,
      { x: left, y: 32, width: card.width },
      { color: accent, ground: theme.ground },
    )
  )
    return false
  drawSoftBox(sheet, 'card', box, ground)
  const mark = resized(theme.type.numeral, 120)
  const text = [quote.name, quote.affiliation].filter(Boolean)
  const pill = text.length > 0 ? 26 + 20 * text.length : 0
  const top = box.y + 104
  const width = box.width - 2 * inset
  const room = box.y + box.height - top - 30 - (pill > 0 ? pill + 26 : 0)
  const words = quote.text.split(/\s+/).length
  const set = fitText(
    sheet,
    quote.text,
    ladder(
      theme.type.quote,
      sizes.filter((size) => words <= 22 || size <= 36),
    ),
    {
      width,
      height: room,
      maximumLines: (step) => (step.size >= 36 ? 5 : 20),
      balanced: 'at sense',
    },
    { color: ink },
  )
  if (set === undefined) return false
  sheet.addText({
    name: 'quote',
    box: { x: box.x + inset, y: top, width: set.width, height: set.layout.height },
    layout: set.layout,
    ...(titled ? {} : { placeholder: 'title' as const }),
    ground,
  })
  drawGlyphShape(sheet, 'quote-mark', '“', mark, { x: box.x + inset - 4, y: box.y + 118 }, accent)
  if (pill > 0) {
    const step = { ...resized(theme.type.body, 14), lineHeight: 20 }
    const strong = inFont(step, theme.strong)
    const runs = [
      { text: quote.name, step: strong },
      { text: quote.affiliation, step },
    ].filter((one) => one.text !== '')
    const inner = width - 44
    const lines = runs.map(({ text: words, step: own }) => {
      const one = fitText(
        sheet,
        words,
        ladder(own, [14, 13, 12]),
        { width: inner, height: 21, maximumLines: () => 1 },
        { color: ink },
      )
      return one?.layout
    })
    if (lines.some((layout) => layout === undefined)) return false
    const widest = Math.max(...lines.map((layout) => layout?.width ?? 0))
    const y = box.y + box.height - 30 - pill
    const shape = { x: box.x + inset, y, width: widest + 48, height: pill }
    drawSoftBox(sheet, 'name-pill', shape, surface)
    lines.forEach((layout, index) => {
      if (layout)
        sheet.addText({
          name: index === 0 ? 'quote-name' : 'quote-affiliation',
          box: { x: shape.x + 22, y: y + 13 + 20 * index, width: inner, height: layout.height },
          layout,
          ground: surface,
        })
    })
  }
  drawFooter(sheet, undefined, undefined, 703)
  return true
}
