import type { Box, Points } from '../../../scene/geometry.ts'
import { fitDisplayTitle } from '../../display-title.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitLine } from '../../text-fitting.ts'
import { ladder, resized, step, type TypeStep } from '../type-step.ts'
import { drawRuledColumns } from './columns.ts'
import { setStory } from './drop-cap.ts'
import { aside, caption, italicFace } from './faces.ts'
import { coverPicture } from './pictures.ts'
import { drawBar, drawColumnRule, drawDoubleRule, left, right, top } from './rules.ts'

const bottom: Points = 507
const columnRule: Points = 520
const sideLeft: Points = 544
const mostCards = 4

/** The last page: a headline, and beside it what is to be done; the cover's picture where nothing is. */
export function drawGazetteClosing(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  drawDoubleRule(sheet, 'head', top)
  if (content.eyebrow !== '' && content.eyebrow !== content.title)
    sheet.addText({
      name: 'eyebrow',
      box: { x: left, y: 56, width: 440, height: aside.lineHeight },
      layout: fitLine(sheet, content.eyebrow, aside, 440, { color: theme.colors.mutedInk }),
      wrap: false,
      ground: theme.ground,
    })
  drawColumnRule(sheet, 'column-rule', columnRule, [63, bottom])
  const title = fitDisplayTitle(
    sheet,
    content.title,
    ladder(theme.type.cover, [60, 54, 48, 42, 36, 30, 26, 22, 18, 15, 12]),
    {
      width: columnRule - left - 30,
      height: 390,
      maximumLines: (one) => (one.size >= 48 ? 5 : one.size >= 36 ? 7 : 40),
    },
    { color: theme.colors.ink },
  )
  if (title === undefined) return false
  const { height } = title.layout
  sheet.addText({
    name: 'title',
    box: { x: left - 1, y: 92, width: title.width, height },
    layout: title.layout,
    placeholder: 'title',
    ground: theme.ground,
  })
  if (92 + height + 30 < bottom) drawBar(sheet, 'title-bar', { x: left, y: 92 + height + 24 })
  return drawSide(sheet, content)
}

function drawSide(sheet: Sheet, content: SlideContent): boolean {
  const { cards, paragraphs, title } = content
  const area: Box = { x: sideLeft, y: 63, width: right - sideLeft, height: bottom - 63 }
  if (cards.length > mostCards) return false
  const words = paragraphs.length > 0 ? (cards.length > 0 ? area.height * 0.42 : area.height) : 0
  if (words > 0) {
    const sizes = cards.length > 0 ? [18, 16, 14, 12] : [24, 20, 18, 16, 14, 12]
    const measures = sizes.map((size) => ({ size, width: area.width }))
    const story = setStory(sheet, paragraphs, measures, words - 12)
    if (story === undefined) return false
    story.draw('text', { x: area.x, y: area.y + (cards.length > 0 ? 0 : 31) })
  }
  if (cards.length > 0) {
    const own = { ...area, y: area.y + words, height: area.height - words }
    return drawCards(sheet, cards, own)
  }
  if (words === 0) {
    const size = { width: area.width, height: area.height }
    const image = coverPicture(title, size, { name: 'closing', words: content.eyebrow })
    sheet.add({ kind: 'image', name: 'picture', box: area, image, description: '' })
  }
  return true
}

function drawCards(sheet: Sheet, cards: SlideContent['cards'], area: Box): boolean {
  const { colors, type } = sheet.theme
  const sizes = [
    ...(cards.length <= 2 ? [[28, 20, 16]] : []),
    [22, 18, 14],
    [20, 16, 14],
    [18, 14, 12],
    [14, 12, 12],
  ].map(([head = 14, text = 12, foot = 12]): TypeStep[] => [
    { ...resized(type.head, head), lineHeight: Math.round(head * 1.2) },
    resized(type.body, text),
    step(italicFace, foot, Math.round(foot * (caption.lineHeight / caption.size))),
  ])
  return (
    drawRuledColumns(sheet, {
      prefix: 'closing',
      columns: cards.map((card) => [
        { text: card.head, color: colors.ink },
        { text: card.text, color: colors.ink },
        { text: card.foot, color: colors.mutedInk },
      ]),
      slots: [
        { name: 'head', before: 0 },
        { name: 'text', before: 8 },
        { name: 'foot', before: 8 },
      ],
      sizes,
      area,
      rows: cards.length,
      inset: 0,
      sink: cards.length === 1 ? 0.3 : 0.4,
    }) !== undefined
  )
}
