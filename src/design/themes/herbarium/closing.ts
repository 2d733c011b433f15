import type { Points } from '../../../scene/geometry.ts'
import { drawColumns } from '../../columns.ts'
import { fitDisplayTitle } from '../../display-title.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText } from '../../text-fitting.ts'
import { inFont, ladder, resized, type TypeStep } from '../type-step.ts'
import { drawItalicLine } from './italic-line.ts'
import { onDeepGreen } from './on-deep-green.ts'
import { drawClosingPlants } from './plants.ts'

const left: Points = 43.2
const width: Points = 580
const mostCards = 4

/** The last sheet: on deep green what to take home, under petal rules what is to be done. */
export const drawHerbariumClosing = onDeepGreen((sheet: Sheet, content: SlideContent): boolean => {
  const { theme } = sheet
  const { ink, mutedInk } = theme.colors
  const { cards, paragraphs } = content
  if (cards.length > mostCards) return false
  drawClosingPlants(sheet)
  const eyebrow = content.eyebrow || sheet.context.organisation
  if (eyebrow !== content.title)
    drawItalicLine(sheet, 'eyebrow', eyebrow, { x: left, y: 53, width }, 18)
  const rows = cards.length > 2 ? 2 : 1
  const cardsTop = cards.length > 0 ? (rows === 2 ? 304 : 372) : 496
  if (cards.length > 0 && !drawTasks(sheet, cards, cardsTop, rows)) return false
  const words = paragraphs.join(' ')
  const text = fitText(
    sheet,
    words,
    ladder(resized(theme.type.body, 18), [18, 16, 14, 12]),
    { width: 520, height: cards.length > 0 ? 80 : 180 },
    { color: mutedInk },
  )
  if (words !== '' && text === undefined) return false
  const below = words === '' || text === undefined ? 0 : text.layout.height + 18
  const bottom = (cards.length > 0 ? cardsTop - 34 : 440) - below
  const title = fitDisplayTitle(
    sheet,
    content.title,
    ladder(theme.type.section, [64, 56, 48, 42, 36, 30, 26, 22, 18, 16, 14, 12]),
    {
      width,
      height: bottom - 92,
      maximumLines: (step) => (step.size >= 42 ? 3 : step.size >= 30 ? 5 : 30),
    },
    { color: ink },
  )
  if (title === undefined) return false
  const { height } = title.layout
  const y = cards.length > 0 ? bottom - height : Math.min(bottom, 270 + height / 2) - height
  sheet.addText({
    name: 'title',
    box: { x: left, y, width: title.width, height },
    layout: title.layout,
    placeholder: 'title',
    ground: theme.ground,
  })
  if (below > 0 && text)
    sheet.addText({
      name: 'closing-text',
      box: { x: left, y: y + height + 18, width: 520, height: text.layout.height },
      layout: text.layout,
      ground: theme.ground,
    })
  return true
})

function drawTasks(sheet: Sheet, cards: SlideContent['cards'], top: Points, rows: number): boolean {
  const { colors, type, strong } = sheet.theme
  const sizes = [
    [16, 16],
    [16, 14],
    [14, 14],
    [14, 12],
    [12, 12],
  ].map(([head = 12, text = 12]): TypeStep[] => [
    inFont(resized(type.body, head), strong),
    resized(type.body, text),
    resized(type.date, Math.max(14, text)),
  ])
  const placed = drawColumns(sheet, {
    prefix: 'closing',
    columns: cards.map((card) => [
      { text: card.head, color: colors.ink },
      { text: card.text, color: colors.mutedInk },
      { text: card.foot, color: colors.accent },
    ]),
    slots: [
      { name: 'head', before: 0 },
      { name: 'text', before: 2 },
      { name: 'foot', before: 2 },
    ],
    sizes,
    area: { x: left, y: top, width, height: 500 - top },
    gutter: 30,
    inset: 14,
    rows,
    widest: 280,
  })
  placed?.forEach((column, index) => {
    const rule = { x: column.x, y: column.top, width: 72, height: 1 }
    sheet.addShape(`closing-${index + 1}-rule`, rule, { fill: colors.accent })
  })
  return placed !== undefined
}
