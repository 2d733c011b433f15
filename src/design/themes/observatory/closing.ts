import type { Points } from '../../../scene/geometry.ts'
import { drawColumns } from '../../columns.ts'
import { fitDisplayTitle } from '../../display-title.ts'
import { drawEyebrow } from '../../frame.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText } from '../../text-fitting.ts'
import { inFont, ladder, resized, type TypeStep } from '../type-step.ts'
import { drawBody, matter } from './bodies.ts'
import { drawClosingSky } from './skies.ts'

const left: Points = 43.2
const mostCards = 4
const bodies = [matter.apricot, matter.periwinkle, matter.sky, matter.white]

/** The last look at the sky: the title beside the planet, under it what is to be done. */
export function drawObservatoryClosing(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { cards, paragraphs } = content
  if (cards.length > mostCards) return false
  drawClosingSky(sheet)
  drawEyebrow(
    sheet,
    content.eyebrow === content.title ? '' : content.eyebrow,
    { color: theme.colors.mutedInk, ground: theme.ground },
    62,
  )
  const wide = cards.length > 2
  const cardsTop = cards.length > 0 ? 372 : 500
  if (
    cards.length > 0 &&
    !drawTasks(sheet, cards, { x: left, y: cardsTop, width: wide ? 873.6 : 560, height: 140 })
  )
    return false
  const words = paragraphs.join(' ')
  const text = fitText(
    sheet,
    words,
    ladder(theme.type.subtitle, [18, 16, 14, 12]),
    { width: 440, height: cards.length > 0 ? 92 : 190 },
    { color: theme.colors.mutedInk },
  )
  if (words !== '' && text === undefined) return false
  const below = words === '' || text === undefined ? 0 : text.layout.height + 18
  const bottom = (cards.length > 0 ? cardsTop - 44 : 420) - below
  const title = fitDisplayTitle(
    sheet,
    content.title,
    ladder(theme.type.section, [44, 38, 32, 28, 24, 20, 18, 16, 14]),
    {
      width: 530,
      height: bottom - 92,
      maximumLines: (step) => (step.size >= 32 ? 4 : 20),
    },
    { color: theme.colors.ink },
  )
  if (title === undefined) return false
  const { height } = title.layout
  // Alone it stands at the optical centre of the page.
  const y = cards.length > 0 ? bottom - height : Math.min(bottom, 250 + height / 2) - height
  sheet.addText({
    name: 'title',
    box: { x: left, y, width: title.width, height },
    layout: title.layout,
    placeholder: 'title',
    ground: theme.ground,
  })
  if (words !== '' && text)
    sheet.addText({
      name: 'text',
      box: { x: left, y: y + height + 18, width: 440, height: text.layout.height },
      layout: text.layout,
      ground: theme.ground,
    })
  return true
}

function drawTasks(
  sheet: Sheet,
  cards: SlideContent['cards'],
  area: { x: Points; y: Points; width: Points; height: Points },
): boolean {
  const { colors, type, strong } = sheet.theme
  const sizes = [
    [16, 14, 12],
    [14, 12, 12],
    [12, 12, 12],
  ].map(([head = 12, text = 12, foot = 12]): TypeStep[] => [
    inFont(resized(type.body, head), strong),
    resized(type.small, text),
    resized(type.small, foot),
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
    area,
    gutter: 33,
    inset: 24,
    widest: 280,
  })
  placed?.forEach((column, index) => {
    const at = { x: column.x + 6, y: column.top + 6 }
    const fill = bodies[index % 4] ?? matter.white
    drawBody(sheet, `closing-${index + 1}-disc`, { at, radius: 6, fill })
  })
  return placed !== undefined
}
