import { inches, type Points } from '../../scene/geometry.ts'
import { drawFooter, drawFrame } from '../frame.ts'
import { bottomEdge, columnEdge, columnSpan, rightEdge } from '../grid.ts'
import { sentences } from '../sentences.ts'
import type { SetText, Sheet } from '../sheet.ts'
import { mostCharacters } from '../shorten.ts'
import type { SlideContent } from '../slide-content.ts'
import { fitText } from '../text-fitting.ts'
import { ladder, resized } from '../themes/type-step.ts'

/** Prose: one sentence fills the slide as a statement; more is a lead at the left and its text at the right. */
export function drawParagraph(sheet: Sheet, content: SlideContent): boolean {
  return drawProse(sheet, content)
}

/** The same, for layouts that have only prose to show. */
export function drawProse(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { paragraphs } = content
  if (paragraphs.length > 0) {
    if (paragraphs.length > 40 || paragraphs.join('').length > mostCharacters) return false
    const { lead, rest } = splitLead(paragraphs, sheet.language)
    const drawn =
      rest.length === 0
        ? drawStatement(sheet, lead)
        : lead !== '' && `${lead}${rest.join('')}`.length <= shortProse
          ? drawStatement(sheet, lead, rest) || drawLeadAndText(sheet, lead, rest)
          : lead === ''
            ? drawColumn(sheet, rest)
            : drawLeadAndText(sheet, lead, rest)
    if (!drawn) return false
  }
  drawFooter(sheet)
  return true
}

/** Two or three short sentences are a statement with its explanation under it, not columns. */
export const shortProse = 260

/** No longer than this is a sentence set large. */
const longestLead = 170

/** The first sentence or short first paragraph, and what follows; no lead if the text begins with a long sentence. */
export function splitLead(
  paragraphs: string[],
  language: string,
): { lead: string; rest: string[] } {
  const [first = '', ...others] = paragraphs
  if (first.length <= longestLead && (others.length > 0 || sentences(first, language).length < 3))
    return { lead: first, rest: others }
  const [sentence = '', ...more] = sentences(first, language)
  if (sentence.length > longestLead || more.length === 0) return { lead: '', rest: paragraphs }
  return { lead: sentence.trim(), rest: [more.join('').trim(), ...others].filter(Boolean) }
}

function drawStatement(sheet: Sheet, text: string, rest: string[] = []): boolean {
  const { theme } = sheet
  const { content: area } = theme.frame
  const sizes = [40, 36, 32, 28, 24, 20, 18, 16, 14, 12].filter(
    (size) => size >= sheet.context.smallestBody,
  )
  const { companion } = theme
  const most = companion ? companion.left - area.x - inches(0.5) : columnSpan(10)
  const room = bottomEdge(area) - area.y - inches(0.45)
  const statement = fitText(
    sheet,
    text,
    ladder(theme.type.statement, sizes),
    {
      width: most,
      height: rest.length > 0 ? room * 0.62 : room,
      maximumLines: (step) => (step.size >= 36 ? (rest.length > 0 ? 3 : 5) : 20),
      balanced: rest.length === 0,
    },
    { color: theme.colors.ink },
  )
  if (statement === undefined) return false
  const set = rest.length > 0 ? withExplanation(sheet, text, rest, statement) : statement
  if (set.layout.height > room) return false
  companion?.draw(sheet)
  // A little above the middle of the area.
  const top = area.y + inches(0.45) + (room - set.layout.height) * 0.4
  drawLeadRule(sheet, area.x, top - inches(0.35))
  sheet.addText({
    name: 'body',
    box: { x: area.x, y: top, width: set.width, height: bottomEdge(area) - top },
    layout: set.layout,
    placeholder: 'body',
    ground: theme.ground,
  })
  return true
}

/** The sentences after a statement, under it and smaller. */
function withExplanation(
  sheet: Sheet,
  text: string,
  rest: string[],
  { step, width }: SetText,
): SetText {
  const { ink, mutedInk } = sheet.theme.colors
  const size = Math.min(22, Math.max(16, Math.round(step.size * 0.6)))
  const small = { ...resized(sheet.theme.type.body, size), lineHeight: Math.round(size * 1.45) }
  const paragraphs = [
    sheet.paragraph(text, step, { color: ink }),
    ...rest.map((one, index) => ({
      ...sheet.paragraph(one, small, { color: mutedInk }),
      spaceBefore: index === 0 ? Math.round(step.size * 0.6) : Math.round(size * 0.6),
    })),
  ]
  return { step, layout: sheet.setWithSlack(paragraphs, width), width }
}

function drawLeadRule(sheet: Sheet, x: Points, y: Points): void {
  sheet.addShape(
    'lead-rule',
    { x, y, width: inches(0.9), height: inches(0.04) },
    { fill: sheet.theme.colors.accent },
  )
}

function drawLeadAndText(sheet: Sheet, lead: string, rest: string[]): boolean {
  const { theme } = sheet
  const { content: area } = theme.frame
  const textTop = area.y + inches(0.3)
  const height = bottomEdge(area) - textTop
  const leadWidth = columnSpan(4)
  const leadSet = fitText(
    sheet,
    lead,
    ladder(resized(theme.type.statement, 28), [28, 24, 20, 18, 16, 14]),
    { width: leadWidth, height, maximumLines: (step) => (step.size >= 24 ? 7 : 12) },
    { color: theme.colors.ink },
  )
  const left = columnEdge(6)
  const width = rightEdge(area) - left
  const layout = setProse(sheet, rest, width, height, [22, 20, 18, 16, 14, 12])
  if (leadSet === undefined || layout === undefined) return false
  const { x, y } = area
  sheet.addLine('lead-rule', { x, y }, { x: x + leadWidth, y }, theme.listRules.top)
  sheet.addLine('text-rule', { x: left, y }, { x: rightEdge(area), y }, theme.listRules.between)
  sheet.addText({
    name: 'lead',
    box: { x, y: textTop, width: leadWidth, height },
    layout: leadSet.layout,
    ground: theme.ground,
  })
  sheet.addText({
    name: 'body',
    box: { x: left, y: textTop, width, height },
    layout,
    placeholder: 'body',
    ground: theme.ground,
  })
  return true
}

function drawColumn(sheet: Sheet, paragraphs: string[]): boolean {
  const { theme } = sheet
  const { content: area } = theme.frame
  const textTop = area.y + inches(0.3)
  const height = bottomEdge(area) - textTop
  const width = columnSpan(10)
  const layout = setProse(sheet, paragraphs, width, height, [24, 22, 20, 18, 16, 14, 12])
  if (layout === undefined) return false
  drawLeadRule(sheet, area.x, area.y)
  sheet.addText({
    name: 'body',
    box: { x: area.x, y: textTop, width, height },
    layout,
    placeholder: 'body',
    ground: theme.ground,
  })
  return true
}

/** Paragraphs in the largest size that fits. */
function setProse(
  sheet: Sheet,
  paragraphs: string[],
  width: Points,
  height: Points,
  sizes: Points[],
) {
  const { theme } = sheet
  for (const size of sizes) {
    if (size < sheet.context.smallestBody) continue
    const lineHeight = Math.round(size * 1.45 * 2) / 2
    const step = { ...resized(theme.type.body, size), lineHeight }
    const specifications = paragraphs.map((text, index) => ({
      ...sheet.paragraph(text, step, { color: theme.colors.ink }),
      spaceBefore: index === 0 ? 0 : Math.round(lineHeight * 0.6),
    }))
    const layout = sheet.setWithSlack(specifications, width)
    if (layout.height <= height) return layout
  }
  return undefined
}
