import type { Points } from '../../../scene/geometry.ts'
import { drawFooter } from '../../frame.ts'
import { drawQuoteTitle, fitQuote, hasOwnTitle } from '../../layouts/quote.ts'
import type { SetText, Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText } from '../../text-fitting.ts'
import { inFont, resized } from '../type-step.ts'
import { drawFoldedSheet, drawKite } from './folds.ts'
import { paper } from './paper.ts'
import { drawFlock } from './scenery.ts'

const card = { x: 43.2, y: 52, width: 668, height: 432 }
const inset: Points = 46
const margin: Points = 42
/** Of the quotation mark, with the space under it. */
const mark: Points = 54

/** Words on a large sheet with its corner folded in, two coral kites for a quotation mark; cranes fly beside it. */
export function drawOrigamiQuote(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { quote } = content
  if (quote === undefined) return false
  const { ink, mutedInk, accent } = theme.colors
  const titled = hasOwnTitle(content)
  const place = { x: card.x, y: 32, width: card.width }
  const titleColors = { color: accent, ground: theme.ground }
  if (titled && !drawQuoteTitle(sheet, content.title, place, titleColors)) return false
  const box = titled ? { ...card, y: 68, height: 416 } : card
  const ground = paper.white
  drawFoldedSheet(sheet, 'sheet', box, { ground, back: paper.sea }, 64)
  drawFlock(sheet, 742, 96)
  const width = box.width - 2 * inset
  const step = { ...resized(theme.type.body, 16), lineHeight: 22 }
  const attributed = (text: string, strong: boolean) =>
    text === ''
      ? null
      : fitText(
          sheet,
          text,
          [16, 14, 12].map((size) => resized(strong ? inFont(step, theme.strong) : step, size)),
          { width, height: 50, maximumLines: (own) => (own.size > 14 ? 1 : 3) },
          { color: strong ? ink : mutedInk },
        )
  const name = attributed(quote.name, true)
  const affiliation = attributed(quote.affiliation, false)
  if (name === undefined || affiliation === undefined) return false
  const under = (name?.layout.height ?? 0) + (affiliation?.layout.height ?? 0)
  const attribution = under > 0 ? under + 28 : 0
  const room = { width, height: box.height - 2 * margin - mark - attribution }
  const set = fitQuote(sheet, quote.text, theme.type.quote, room)
  if (set === undefined) return false
  // A short quote stands nearer to the middle of its sheet.
  const spare = room.height - set.layout.height
  const first = box.y + margin + spare * 0.4
  for (const number of [1, 2]) {
    const kite = { x: box.x + inset + (number - 1) * 34, y: first, width: 28, height: 32 }
    drawKite(sheet, `quote-mark-${number}`, kite, [paper.coral, paper.coralShade])
  }
  sheet.addText({
    name: 'quote',
    box: {
      x: box.x + inset,
      y: first + mark,
      width: set.width,
      height: set.layout.height,
    },
    layout: set.layout,
    ...(titled ? {} : { placeholder: 'title' as const }),
    ground,
  })
  let y = first + mark + set.layout.height + 28
  const add = (part: string, one: SetText | null) => {
    if (one === null) return
    const { height } = one.layout
    const at = { x: box.x + inset, y, width: one.width, height }
    sheet.addText({ name: `quote-${part}`, box: at, layout: one.layout, ground })
    y += height
  }
  add('name', name)
  add('affiliation', affiliation)
  drawFooter(sheet)
  return true
}
