import { drawFooter } from '../../frame.ts'
import { drawQuoteTitle, hasOwnTitle } from '../../layouts/quote.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitLine, fitText } from '../../text-fitting.ts'
import { inFont, ladder } from '../type-step.ts'
import { glaze } from './glazes.ts'
import { drawMosaic, drawTileFigure, layTiles } from './tiles.ts'

const left = 43.2
const width = 700
/** A short quote is set in more, shorter lines. */
const shortWidth = 540
/** Side of the tiles of the wall. */
const tile = 135
const sizes = [44, 40, 36, 32, 28, 26, 24, 22, 20, 18, 16]

/** Words on blush beside a wall of one column, or of two where they are few; two leaves are the quotation mark. */
export function drawKilnQuote(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { quote } = content
  if (quote === undefined) return false
  const ground = glaze.blush
  const { ink } = theme.colors
  sheet.background = { kind: 'solid', color: ground }
  const titled = hasOwnTitle(content)
  if (
    titled &&
    !drawQuoteTitle(sheet, content.title, { x: left, y: 36, width }, { color: ink, ground })
  )
    return false
  const attribution = [quote.name, quote.affiliation].filter(Boolean)
  const top = titled ? 144 : 132
  const room = 486 - attribution.length * 25 - 34 - top
  const words = quote.text.split(/\s+/).length
  const set = fitText(
    sheet,
    quote.text,
    ladder(
      theme.type.quote,
      sizes.filter((size) => words <= 22 || size <= 36),
    ),
    {
      width: words <= 22 ? shortWidth : width,
      height: room,
      maximumLines: (step) => (step.size >= 36 ? 5 : 20),
      balanced: 'at sense',
    },
    { color: ink },
  )
  if (set === undefined) return false
  const columns = left + set.width < 960 - 2 * tile - 60 ? 2 : 1
  const wall = { x: 960 - columns * tile, y: 0, width: columns * tile, height: 540 }
  drawMosaic(sheet, 'tile', layTiles(content.title.length, columns, 4), wall)
  const nameWidth = wall.x - 24 - left
  const { height } = set.layout
  const total = height + (attribution.length > 0 ? 34 + attribution.length * 25 : 0)
  const y = top + Math.max(0, (470 - top - total) * 0.4)
  for (const [index, x] of [left, left + 46].entries())
    drawTileFigure(
      sheet,
      `quote-mark-${index + 1}`,
      { x, y: y - 62, width: 42, height: 42 },
      { kind: 'quarter', corner: 'bottom-right', ground, fill: glaze.clay },
    )
  sheet.addText({
    name: 'quote',
    box: { x: left, y, width: set.width, height },
    layout: set.layout,
    ...(titled ? {} : { placeholder: 'title' as const }),
    ground,
  })
  let line = y + height + 34
  const step = { ...theme.type.body, lineHeight: 25 }
  for (const [part, text] of Object.entries({
    name: quote.name,
    affiliation: quote.affiliation,
  })) {
    if (text === '') continue
    sheet.addText({
      name: `quote-${part}`,
      box: { x: left, y: line, width: nameWidth, height: step.lineHeight },
      layout: fitLine(sheet, text, part === 'name' ? inFont(step, theme.strong) : step, nameWidth, {
        color: ink,
      }),
      wrap: false,
      ground,
    })
    line += step.lineHeight
  }
  drawFooter(sheet, { color: ink, ground }, undefined, wall.x - 24)
  return true
}
