import { drawFooter } from '../../frame.ts'
import { drawQuoteTitle, hasOwnTitle } from '../../layouts/quote.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitLine, fitText } from '../../text-fitting.ts'
import { inFont, ladder, resized } from '../type-step.ts'
import { drawItalicLine } from './italic-line.ts'
import { drawLeaf } from './leaf.ts'
import { onDeepGreen } from './on-deep-green.ts'
import { drawEdgePlants } from './plants.ts'

const left = 43.2
const width = 650
const sizes = [46, 42, 38, 34, 30, 28, 26, 24, 22, 20, 18, 16]

/** Words on deep green beside a tall plant; two petals are the quotation mark, the name is a specimen's label. */
export const drawHerbariumQuote = onDeepGreen((sheet: Sheet, content: SlideContent): boolean => {
  const { theme } = sheet
  const { ink, accent, mutedInk } = theme.colors
  const { quote } = content
  if (quote === undefined) return false
  drawEdgePlants(sheet)
  const titled = hasOwnTitle(content)
  const colors = { color: mutedInk, ground: theme.ground }
  const place = { x: left, y: 48, width, height: 24 }
  if (titled && !drawQuoteTitle(sheet, content.title, place, colors)) return false
  const top = titled ? 148 : 124
  const names = [quote.name, quote.affiliation].filter(Boolean).length
  const room = { width, height: 476 - top - (names > 0 ? 30 + 26 * names : 0) }
  const words = quote.text.split(/\s+/).length
  const set = fitText(
    sheet,
    quote.text,
    ladder(
      theme.type.quote,
      sizes.filter((size) => words <= 24 || size <= 38),
    ),
    {
      ...room,
      maximumLines: (step) => (step.size >= 36 ? 5 : 30),
      balanced: 'at sense',
    },
    { color: ink },
  )
  if (set === undefined) return false
  const { height } = set.layout
  const y = top + Math.max(0, (room.height - height) * 0.36)
  // Two petals that fall to the left.
  for (const [index, x] of [left + 14, left + 44].entries())
    drawLeaf(
      sheet,
      `quote-mark-${index + 1}`,
      { base: { x, y: y - 50 }, angle: 200, length: 34, slim: 0.52 },
      { blade: accent, vein: accent },
    )
  sheet.addText({
    name: 'quote',
    box: { x: left, y, width: set.width, height },
    layout: set.layout,
    ...(titled ? {} : { placeholder: 'title' as const }),
    ground: theme.ground,
  })
  let line = y + height + 20
  if (names > 0) {
    sheet.addShape('rule', { x: left, y: line, width: 72, height: 1 }, { fill: accent })
    line += 12
  }
  if (quote.name !== '') {
    const step = { ...inFont(resized(theme.type.body, 16), theme.strong), lineHeight: 24 }
    sheet.addText({
      name: 'quote-name',
      box: { x: left, y: line, width, height: step.lineHeight },
      layout: fitLine(sheet, quote.name, step, width, { color: ink }),
      wrap: false,
      ground: theme.ground,
    })
    line += 24
  }
  drawItalicLine(sheet, 'quote-affiliation', quote.affiliation, { x: left, y: line, width }, 18)
  drawFooter(sheet, colors, undefined, 700)
  return true
})
