import type { Point, Points } from '../../../scene/geometry.ts'
import { drawQuoteTitle, hasOwnTitle } from '../../layouts/quote.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitLine, fitText } from '../../text-fitting.ts'
import { inFont, ladder, resized } from '../type-step.ts'
import { black, yellow } from './colors.ts'
import { drawSignalFooter } from './footer.ts'
import { drawHazardStripe } from './hazard-stripe.ts'
import { drawPolygon } from './polygon.ts'
import { drawSlab } from './slab.ts'

const left: Points = 43.2
/** Display letters have space before them. */
const quoteLeft: Points = 40.5
const width: Points = 873.6
const markLeft: Points = 691.5
const slabTop: Points = 442.5
const stripe: Points = 30
const sizes = [66, 60, 54, 48, 42, 36, 32, 28, 24, 20, 18, 16]

/** One comma of the quotation mark, from its upper left corner. */
const comma: Point[] = [
  { x: 0, y: 0 },
  { x: 98, y: 0 },
  { x: 98, y: 97.5 },
  { x: 52, y: 175.5 },
  { x: 0, y: 175.5 },
  { x: 33, y: 97.5 },
  { x: 0, y: 97.5 },
]

/** Words as large as they get under a hazard stripe, a quotation mark of two blocks, the name under a slab. */
export function drawSignalQuote(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { quote } = content
  if (quote === undefined) return false
  const titled = hasOwnTitle(content)
  drawHazardStripe(sheet, 'stripe', { y: 0, height: stripe })
  const colors = { color: black, ground: yellow }
  const title = { x: left, y: 63.5, width, height: 24 }
  if (titled && !drawQuoteTitle(sheet, content.title, title, colors)) return false
  const top = titled ? 108 : 72
  const words = quote.text.split(/\s+/).length
  const marked = words <= 40
  const room = { width: marked ? 600 : width, height: slabTop - 16 - top }
  const set = fitText(
    sheet,
    quote.text,
    ladder(theme.type.quote, sizes),
    {
      ...room,
      maximumLines: (step) => (step.size >= 54 ? 4 : step.size >= 36 ? 6 : 30),
      balanced: 'at sense',
    },
    { color: black },
  )
  if (set === undefined) return false
  const { height } = set.layout
  sheet.addText({
    name: 'quote',
    box: {
      x: quoteLeft,
      y: top + Math.max(0, (room.height - height) * 0.4),
      width: set.width,
      height,
    },
    layout: set.layout,
    ...(titled ? {} : { placeholder: 'title' as const }),
    ground: yellow,
  })
  if (marked)
    for (const [index, x] of [markLeft, markLeft + 127.5].entries())
      drawPolygon(
        sheet,
        `quote-mark-${index + 1}`,
        comma.map((point) => ({ x: x + point.x, y: 247.5 + point.y })),
        black,
      )
  drawSlab(sheet, 'slab', { x: left, y: slabTop }, width, black)
  drawName(sheet, quote)
  drawSignalFooter(sheet)
  return true
}

/** Name and affiliation in one line, the affiliation shortened where it has no room. */
function drawName(
  sheet: Sheet,
  { name, affiliation }: { name: string; affiliation: string },
): void {
  const { theme } = sheet
  const step = { ...resized(theme.type.body, 18), lineHeight: 24 }
  const strong = inFont(step, theme.strong)
  const y = 459
  let x = left
  if (name !== '') {
    const most = affiliation === '' ? width : width * 0.6
    const own = Math.min(most, sheet.measure(name.slice(0, 300), strong) * 1.03 + 3)
    sheet.addText({
      name: 'quote-name',
      box: { x, y, width: own, height: step.lineHeight },
      layout: fitLine(sheet, name, strong, own, { color: black }),
      wrap: false,
      ground: yellow,
    })
    x += own
  }
  if (affiliation === '') return
  const own = left + width - x
  sheet.addText({
    name: 'quote-affiliation',
    box: { x, y, width: own, height: step.lineHeight },
    layout: fitLine(sheet, affiliation, step, own, { color: black }),
    wrap: false,
    ground: yellow,
  })
}
