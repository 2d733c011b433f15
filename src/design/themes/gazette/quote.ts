import type { Box, Points } from '../../../scene/geometry.ts'
import { drawGlyphShape } from '../../devices/glyph-shape.ts'
import { drawFooter } from '../../frame.ts'
import { columnEdge } from '../../grid.ts'
import { hasOwnTitle, namesSpeaker } from '../../layouts/quote.ts'
import type { Sheet } from '../../sheet.ts'
import type { Figure, SlideContent } from '../../slide-content.ts'
import { fitLine, fitText } from '../../text-fitting.ts'
import { ladder, resized, step, type TypeStep } from '../type-step.ts'
import { aside, headlineFace, strongFace } from './faces.ts'
import {
  drawBar,
  drawColumnRule,
  drawDoubleRule,
  drawRule,
  foot,
  left,
  right,
  top,
} from './rules.ts'

const quoteLeft: Points = columnEdge(3)
const columnRule: Points = 677.6
const sideLeft: Points = 701.5
const narrow: Points = 470
const speaker = step(strongFace, 18, 24)
/** From the last line of the quote to the bar under it, and from there to the end of the attribution. */
const barSpace: Points = 55
const attributionHeight: Points = 62

/** Words of somebody in large italics behind a red mark; at the right, if there are some, figures that bear them out. */
export function drawGazetteQuote(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { quote } = content
  if (quote === undefined) return false
  drawDoubleRule(sheet, 'head', top)
  const titled = hasOwnTitle(content)
  if (!drawQuoteTitle(sheet, content, titled)) return false
  const beside = content.figures.length > 0
  const attributed = quote.name !== '' || quote.affiliation !== ''
  const below = attributed ? barSpace + attributionHeight : 0
  const words = quote.text.split(/\s+/).length
  const sizes = [46, 42, 38, 34, 30, 28, 26, 24, 22, 20, 18, 16].filter(
    (size) => words <= 24 || size <= 38,
  )
  const setIn = (width: Points, own: Points[]) =>
    fitText(
      sheet,
      quote.text,
      ladder(theme.type.quote, own),
      {
        width,
        height: foot - 106 - below,
        maximumLines: (step) => (step.size >= 38 ? 5 : 20),
        balanced: 'at sense',
      },
      { color: theme.colors.ink },
    )
  // The narrow measure is the better one to read; longer words may have the column beside it too.
  const inColumn = setIn(narrow, sizes)
  const large = beside || inColumn?.step.size === sizes[0]
  const set = large ? inColumn : setIn(660, sizes)
  if (set === undefined) return false
  const height = set.layout.height
  const whole = height + below
  // Four lines hang where they hang on every such page; fewer sink, more rise a little.
  const y = whole <= 338.5 ? 120.7 + (338 - whole) * 0.32 : Math.max(106, foot - whole - 20)
  sheet.addText({
    name: 'quote',
    box: { x: quoteLeft, y, width: set.width, height },
    layout: set.layout,
    ...(titled ? {} : { placeholder: 'title' as const }),
    ground: theme.ground,
  })
  const mark = step(headlineFace, 200, 200)
  drawGlyphShape(sheet, 'quote-mark', '“', mark, { x: left - 7, y: y + 126 }, theme.colors.accent)
  if (attributed && !drawAttribution(sheet, quote, y + height + barSpace)) return false
  if (beside && !drawFigures(sheet, content.figures)) return false
  drawFooter(sheet)
  return true
}

/** In italics at the head of the page: the slide's title, or its eyebrow when the quote itself is the title. */
function drawQuoteTitle(sheet: Sheet, content: SlideContent, titled: boolean): boolean {
  const text = titled ? content.title : content.eyebrow
  if (text === '' || namesSpeaker(text, content)) return true
  const { mutedInk } = sheet.theme.colors
  const box = { x: left, y: 56, width: 600, height: aside.lineHeight }
  if (!titled) {
    const layout = fitLine(sheet, text, aside, box.width, { color: mutedInk })
    sheet.addText({ name: 'eyebrow', box, layout, wrap: false, ground: sheet.theme.ground })
    return true
  }
  const set = fitText(
    sheet,
    text,
    ladder(aside, [16, 14, 12]),
    { width: box.width, height: 36, maximumLines: (one) => (one.size > 12 ? 1 : 2) },
    { color: mutedInk },
  )
  if (set === undefined) return false
  sheet.addText({
    name: 'title',
    box: { ...box, y: set.layout.height > 24 ? 48 : box.y, height: set.layout.height },
    layout: set.layout,
    placeholder: 'title',
    ground: sheet.theme.ground,
  })
  return true
}

/** Who said it, under the red bar; false if the names are too long. */
function drawAttribution(
  sheet: Sheet,
  { name, affiliation }: { name: string; affiliation: string },
  y: Points,
): boolean {
  const { ink, mutedInk } = sheet.theme.colors
  drawBar(sheet, 'quote-bar', { x: quoteLeft, y })
  const line = (part: string, text: string, own: TypeStep, color: string, at: Points) => {
    if (text === '') return true
    const room = { width: narrow, height: own.lineHeight * 1.4 }
    const set = fitText(sheet, text, ladder(own, [18, 16, 14, 12]), room, { color })
    if (set === undefined) return false
    const box = { x: quoteLeft, y: at, width: narrow, height: set.layout.height }
    sheet.addText({
      name: `quote-${part}`,
      box,
      layout: set.layout,
      ground: sheet.theme.ground,
    })
    return true
  }
  const second = name === '' ? y + 14.4 : y + 38.4
  return (
    line('name', name, speaker, ink, y + 14.4) &&
    line('affiliation', affiliation, aside, mutedInk, second)
  )
}

/** Figures under one another in a column of their own, with rules between them; false if they are too many. */
function drawFigures(sheet: Sheet, figures: Figure[]): boolean {
  if (figures.length > 4) return false
  const { colors, type, ground } = sheet.theme
  const area: Box = { x: sideLeft, y: 60.4, width: right - sideLeft, height: 409.2 }
  drawColumnRule(sheet, 'column-rule', columnRule, [63, foot])
  const pitch = Math.min(136.4, area.height / figures.length)
  for (const [index, { figure, label, note }] of figures.entries()) {
    const y = area.y + pitch * index
    const text = [label, note].filter(Boolean).join('. ')
    const number = fitText(
      sheet,
      figure,
      ladder(type.statistic, pitch > 120 ? [54, 48, 40, 32, 26, 20, 16] : [40, 32, 26, 20, 16]),
      { width: area.width, height: 62, maximumLines: (one) => (one.size > 26 ? 1 : 2) },
      { color: colors.ink, tabularFigures: true },
    )
    if (figure !== '' && number === undefined) return false
    const numberHeight = figure === '' ? 0 : (number?.layout.height ?? 0)
    const said = fitText(
      sheet,
      text,
      ladder(resized(type.body, 16), [16, 14, 12]),
      { width: area.width, height: pitch - numberHeight - 14, balanced: true },
      { color: colors.mutedInk },
    )
    if (text !== '' && said === undefined) return false
    if (index > 0) drawRule(sheet, `figure-${index + 1}-rule`, y - 0.3, [area.x, right])
    if (figure !== '' && number)
      sheet.addText({
        name: `figure-${index + 1}`,
        box: { x: area.x, y, width: area.width, height: numberHeight },
        layout: number.layout,
        ground,
      })
    if (text !== '' && said)
      sheet.addText({
        name: `figure-${index + 1}-label`,
        box: {
          x: area.x,
          y: y + numberHeight + 1.6,
          width: area.width,
          height: said.layout.height,
        },
        layout: said.layout,
        ground,
      })
  }
  return true
}
