import { type Points, pageWidth } from '../../../scene/geometry.ts'
import { drawGlyphShape } from '../../devices/glyph-shape.ts'
import { drawEyebrow, drawFooter } from '../../frame.ts'
import { hasOwnTitle } from '../../layouts/quote.ts'
import type { SetText, Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText } from '../../text-fitting.ts'
import { inFont, ladder, resized } from '../type-step.ts'
import { addCentred } from './centred.ts'
import { drawLozengeRule, drawPlaybillFrame } from './frames.ts'
import { house } from './house.ts'

const frame = { x: 96, y: 62, width: pageWidth - 192, height: 416 }
const middle: Points = pageWidth / 2
const sizes = [40, 36, 32, 28, 26, 24, 22, 20, 18, 16]

/** Words in the middle of a stepped frame whose upper line gives way to the quotation mark. */
export function drawMarqueeQuote(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { quote } = content
  if (quote === undefined) return false
  const { ink, mutedInk, accent } = theme.colors
  const titled = hasOwnTitle(content)
  if (titled && !drawCentredTitle(sheet, content.title)) return false
  const ground = house.velvet
  drawPlaybillFrame(sheet, frame, ground)
  const mark = resized(theme.type.numeral, 110)
  const markWidth = sheet.measure('“', mark)
  const window = { x: middle - 44, y: frame.y - 4, width: 88, height: 14 }
  // The frame is open where the mark stands.
  sheet.addShape('quote-window', window, { fill: ground })
  sheet.addShape('quote-window-above', { ...window, height: 4 }, { fill: theme.colors.background })
  drawGlyphShape(
    sheet,
    'quote-mark',
    '“',
    mark,
    { x: middle - markWidth / 2, y: frame.y + 74 },
    accent,
  )
  const width = frame.width - 120
  const line = (text: string, strong: boolean) =>
    text === ''
      ? null
      : fitText(
          sheet,
          text,
          ladder(strong ? inFont(theme.type.body, theme.strong) : theme.type.body, [16, 14, 12]),
          { width, height: 50, maximumLines: (step) => (step.size > 14 ? 1 : 3) },
          { color: strong ? accent : mutedInk, align: 'center' },
        )
  const name = line(quote.name, true)
  const affiliation = line(quote.affiliation, false)
  if (name === undefined || affiliation === undefined) return false
  const attribution = (name?.layout.height ?? 0) + (affiliation?.layout.height ?? 0)
  const under = attribution > 0 ? attribution + 44 : 0
  const top = frame.y + 72
  const floor = frame.y + frame.height - 34
  const words = quote.text.split(/\s+/).length
  const set = fitText(
    sheet,
    quote.text,
    ladder(
      theme.type.quote,
      sizes.filter((size) => words <= 22 || size <= 32),
    ),
    {
      width,
      height: floor - top - under,
      maximumLines: (step) => (step.size >= 32 ? 5 : 20),
      balanced: 'at sense',
    },
    { color: ink, align: 'center' },
  )
  if (set === undefined) return false
  const total = set.layout.height + under
  let y = top + Math.max(0, (floor - top - total) * 0.42)
  addCentred(sheet, 'quote', set, { y, ground }, titled ? {} : { placeholder: 'title' })
  y += set.layout.height
  if (under > 0) drawLozengeRule(sheet, 'quote-rule', { x: middle, y: y + 22 }, 180)
  y += 44
  const add = (part: string, one: SetText | null) => {
    if (one === null) return
    addCentred(sheet, `quote-${part}`, one, { y, ground })
    y += one.layout.height
  }
  add('name', name)
  add('affiliation', affiliation)
  if (!titled && content.eyebrow !== '')
    drawEyebrow(sheet, content.eyebrow, { color: accent, ground: theme.ground }, 34)
  drawFooter(sheet)
  return true
}

/** The title over the frame, one small line in its middle. */
function drawCentredTitle(sheet: Sheet, text: string): boolean {
  const { theme } = sheet
  const set = fitText(
    sheet,
    text,
    ladder(inFont(theme.type.body, theme.strong), [16, 14, 12]),
    { width: frame.width, height: 24, maximumLines: () => 1 },
    { color: theme.colors.accent, align: 'center' },
  )
  if (set === undefined) return false
  addCentred(sheet, 'title', set, { y: 30, ground: theme.ground }, { placeholder: 'title' })
  return true
}
