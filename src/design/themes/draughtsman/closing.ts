import type { Points } from '../../../scene/geometry.ts'
import { fitDisplayTitle } from '../../display-title.ts'
import { rightEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitLine, fitText, longestWord } from '../../text-fitting.ts'
import { inFont, ladder, resized } from '../type-step.ts'
import { drawBubble } from './bubble.ts'
import { drawSubject } from './container.ts'
import { drawTitleBlock } from './title-block.ts'

const left: Points = 43.2
const width: Points = 400
const top: Points = 84
const floor: Points = 470

/** The last sheet: the container without its dimensions, and what is left to do as the revisions of a drawing. */
export function drawDraughtsmanClosing(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { ink, mutedInk } = theme.colors
  const cards = content.cards
  if (cards.length > 5) return false
  for (const size of [60, 52, 44, 38, 32, 28, 24, 20, 16, 14, 12]) {
    const step = resized(theme.type.cover, size)
    // Words are broken in the smallest size only.
    if (size > 12 && longestWord(sheet, content.title, step) > width * 0.98) continue
    const title = fitDisplayTitle(
      sheet,
      content.title,
      [step],
      {
        width,
        height: floor - top,
        maximumLines: () => (size >= 48 ? 2 : size >= 36 ? 3 : 12),
      },
      { color: ink },
    )
    if (title === undefined) continue
    const nodes = sheet.nodes.length
    drawSubject(sheet, { stand: { corner: { x: 580, y: 440 }, scale: 0.94 } })
    const { height } = title.layout
    const alone = cards.length === 0 && content.paragraphs.length === 0
    const lower = cards.length <= 2 && height < 140 ? top + 34 : top
    const y = alone ? Math.max(top, 240 - height / 2) : lower
    sheet.addText({
      name: 'title',
      box: { x: left, y, width: title.width, height },
      layout: title.layout,
      placeholder: 'title',
      ground: theme.ground,
    })
    if (
      drawText(sheet, content, y + height + 18) &&
      drawRevisions(sheet, cards, y + height + (content.paragraphs.length > 0 ? 90 : 26))
    ) {
      const line = { ...resized(theme.type.body, 14), lineHeight: 21 }
      const eyebrow = content.eyebrow || sheet.context.organisation
      if (eyebrow !== '' && eyebrow !== content.title)
        sheet.addText({
          name: 'eyebrow',
          box: { x: left, y: 56.5, width, height: 21 },
          layout: fitLine(sheet, eyebrow, line, width, { color: mutedInk }),
          wrap: false,
          ground: theme.ground,
        })
      drawTitleBlock(sheet)
      return true
    }
    sheet.nodes.length = nodes
  }
  return false
}

function drawText(sheet: Sheet, { paragraphs, cards }: SlideContent, y: Points): boolean {
  if (paragraphs.length === 0) return true
  const { theme } = sheet
  const set = fitText(
    sheet,
    paragraphs.join(' '),
    ladder(theme.type.subtitle, [16, 14, 12]),
    { width, height: cards.length > 0 ? 66 : floor - y, balanced: true },
    { color: theme.colors.mutedInk },
  )
  if (set === undefined) return false
  sheet.addText({
    name: 'subtitle',
    box: { x: left, y, width: set.width, height: set.layout.height },
    layout: set.layout,
    placeholder: 'subtitle',
    ground: theme.ground,
  })
  return true
}

/** What is left to do, each with its number in a row of a ruled box. */
function drawRevisions(sheet: Sheet, cards: SlideContent['cards'], from: Points): boolean {
  if (cards.length === 0) return true
  const { theme } = sheet
  const { ink, mutedInk, line, background } = theme.colors
  const { body } = theme.type
  const numberCell = 46
  const room = width - numberCell - 22
  for (const size of [13, 12]) {
    const text = resized(body, size)
    const head = { ...inFont(text, theme.strong) }
    const rows = cards.map((card, index) => {
      const set = (one: string, step: typeof text, color: string) =>
        one === '' ? null : fitText(sheet, one, [step], { width: room, height: 300 }, { color })
      const focus = index === 0
      const parts = [
        { name: 'head', set: set(card.head, head, focus ? theme.colors.accent : ink) },
        { name: 'text', set: set(card.text, text, mutedInk) },
        { name: 'foot', set: set(card.foot, text, mutedInk) },
      ]
      const height = parts.reduce((sum, part) => sum + (part.set?.layout.height ?? 0), 0)
      const broken = parts.some((part) => part.set === undefined)
      return { parts, height: height + 18, broken }
    })
    const total = rows.reduce((sum, row) => sum + row.height, 0)
    if (rows.some((row) => row.broken) || from + total > floor) continue
    const box = { x: left, y: from, width, height: total }
    sheet.addShape('revisions', box, { fill: background, stroke: { color: ink, width: 1 } })
    const x = left + numberCell
    sheet.addLine(
      'revisions-column',
      { x, y: from },
      { x, y: from + total },
      { color: line, width: 1 },
    )
    let y = from
    rows.forEach((row, index) => {
      if (index > 0)
        sheet.addLine(
          `revisions-rule-${index}`,
          { x: left, y },
          { x: rightEdge(box), y },
          { color: line, width: 1 },
        )
      drawBubble(sheet, `revision-${index + 1}`, {
        at: { x: left + numberCell / 2, y: y + row.height / 2 },
        radius: 11.5,
        number: index + 1,
        filled: index === 0,
      })
      let lineTop = y + 9
      for (const { name, set } of row.parts) {
        if (!set) continue
        sheet.addText({
          name: `card-${index + 1}-${name}`,
          box: { x: x + 12, y: lineTop, width: room, height: set.layout.height },
          layout: set.layout,
          ground: background,
        })
        lineTop += set.layout.height
      }
      y += row.height
    })
    return true
  }
  return false
}
