import { drawBands } from '../../devices/route.ts'
import { drawFooter } from '../../frame.ts'
import { drawQuoteTitle, fitQuote, hasOwnTitle } from '../../layouts/quote.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitLine } from '../../text-fitting.ts'
import { inFont } from '../type-step.ts'
import { lines, sectionLine, signInk } from './lines.ts'

const left = 130
const width = 700

/** Words that a line runs around, in at the top and out at the right: its speaker is a stop. */
export function drawTransitQuote(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { quote } = content
  if (quote === undefined) return false
  const { ink, mutedInk, accent } = theme.colors
  const ground = theme.ground
  const titled = hasOwnTitle(content)
  if (titled) {
    const place = { x: left, y: 44, width }
    if (!drawQuoteTitle(sheet, content.title, place, { color: accent, ground })) return false
  }
  const names = [quote.name, quote.affiliation].filter(Boolean)
  const stopY = 440 - names.length * 24
  const top = titled ? 88 : 62
  const room = { width, height: stopY - 44 - top }
  const set = fitQuote(sheet, quote.text, theme.type.quote, room)
  if (set === undefined) return false
  const own = sectionLine(sheet)
  const others = lines.filter((line) => line !== own)
  const colors = [own, ...others.slice(0, 2)].map(({ color }) => color)
  const way = (x: number, y: number, bend: number) => [
    { x, y: 0 },
    { x, y: y - bend },
    { x: x + bend, y },
    { x: 960, y },
  ]
  const middle = { through: way(64, stopY + 15, 46), radius: 50 }
  drawBands(sheet, 'line', middle, { colors: colors.toReversed(), width: 11, gap: 4 })
  const { height } = set.layout
  sheet.addText({
    name: 'quote',
    box: { x: left, y: top + (room.height - height) * 0.45, width: set.width, height },
    layout: set.layout,
    ...(titled ? {} : { placeholder: 'title' as const }),
    ground,
  })
  if (names.length > 0)
    sheet.addShape(
      'speaker',
      { x: left + 2, y: stopY - 9, width: 22, height: 48 },
      { fill: '#FFFFFF', stroke: { color: signInk, width: 5 } },
      { type: 'rectangle', radius: 11 },
    )
  const step = { ...theme.type.body, lineHeight: 22 }
  let y = stopY + 49
  const parts = [
    { part: 'name', text: quote.name, own: inFont(step, theme.strong), color: ink },
    { part: 'affiliation', text: quote.affiliation, own: step, color: mutedInk },
  ]
  for (const { part, text, own, color } of parts) {
    if (text === '') continue
    sheet.addText({
      name: `quote-${part}`,
      box: { x: left, y, width, height: own.lineHeight },
      layout: fitLine(sheet, text, own, width, { color }),
      wrap: false,
      ground,
    })
    y += own.lineHeight
  }
  drawFooter(sheet)
  return true
}
