import type { Box, Points } from '../../../scene/geometry.ts'
import { sizeOf } from '../../columns.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { drawIcon } from '../../icons/draw-icon.ts'
import { drawCards, tilesOf } from '../../layouts/cards.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { resized, step, type TypeStep } from '../type-step.ts'
import { drawRuledColumns } from './columns.ts'
import { italicFace } from './faces.ts'
import { areHeadlines, drawHeadlines } from './headlines.ts'
import { drawBar, drawRule, rowLine } from './rules.ts'

const mostCards = 8

/** Things of equal weight as columns: an icon or the short red bar, a head, a text, in italics what they depend on. */
export function drawGazetteCards(sheet: Sheet, content: SlideContent): boolean {
  const { cards } = content
  if (cards.length > mostCards) return drawCards(sheet, content)
  if (!drawFrame(sheet, content)) return false
  if (content.numberedCards !== true && areHeadlines(cards) && drawHeadlines(sheet, cards)) {
    drawFooter(sheet)
    return true
  }
  if (cards.length > 0) {
    const { colors, frame } = sheet.theme
    const tiles = tilesOf(content)
    const pictured = tiles === 'icons'
    const numbered = content.numberedCards === true
    const rows = cards.length > 4 ? 2 : 1
    const columns = Math.ceil(cards.length / rows)
    const mark = pictured || numbered ? (rows === 1 ? 44 : 32) : 4
    const inset = rows === 1 ? 26 : 19
    const placed = drawRuledColumns(sheet, {
      prefix: 'card',
      columns: cards.map((card) => [
        { text: card.head, color: colors.ink },
        { text: card.text, color: colors.ink },
        { text: card.foot, color: colors.accent },
      ]),
      slots: [
        { name: 'head', before: 0, lines: (size) => (size > 24 ? 2 : 4) },
        { name: 'text', before: rows === 1 ? 10 : 5 },
        { name: 'foot', before: 24, foot: true, lines: 3 },
      ],
      sizes: cardSizes(sheet, rows, columns),
      area: frame.content,
      rows,
      gutter: columns > 3 ? 33 : 45,
      inset: inset + mark + (rows === 1 ? 20 : 12),
      rulesFrom: rows === 1 ? 19 : 14,
    })
    if (placed === undefined) return false
    placed.forEach((column, index) => {
      const name = `card-${index + 1}`
      const top = column.top + inset
      const icon = cards[index]?.icon
      if (pictured && icon) {
        const box = { x: column.x - 2, y: top, width: mark, height: mark }
        drawIcon(sheet, `${name}-icon`, icon, box, colors.accent)
      } else if (numbered)
        drawNumber(sheet, `${name}-number`, index + 1, {
          x: column.x,
          y: top,
          width: column.width,
          height: mark,
        })
      else drawBar(sheet, `${name}-bar`, { x: column.x, y: top })
      const foot = column.layouts[2]
      if (foot === undefined) return
      const y: Points = (column.slots[2] ?? 0) - sizeOf(foot) * 0.7
      drawRule(sheet, `${name}-foot-rule`, y, [column.x, column.x + column.width], rowLine)
    })
  }
  drawFooter(sheet)
  return true
}

/** A red numeral, as high as its box. */
function drawNumber(sheet: Sheet, name: string, number: number, box: Box): void {
  const { type, colors, ground } = sheet.theme
  const step = { ...resized(type.stepNumber, box.height), lineHeight: box.height }
  const paragraph = sheet.paragraph(String(number), step, { color: colors.accent })
  sheet.addText({
    name,
    box,
    layout: sheet.set([paragraph], box.width, false),
    wrap: false,
    ground,
  })
}

function cardSizes(sheet: Sheet, rows: number, columns: number): TypeStep[][] {
  const { head, body } = sheet.theme.type
  const sizes =
    rows === 2
      ? [
          [28, 20, 16],
          [24, 18, 14],
          [20, 16, 14],
          [18, 14, 14],
          [16, 14, 12],
          [14, 12, 12],
        ]
      : [
          ...(columns <= 2 ? [[44, 30, 20]] : []),
          ...(columns <= 3 ? [[36, 26, 18]] : []),
          ...(columns <= 2 ? [[34, 24, 18]] : []),
          ...(columns <= 4 ? [[30, 24, 18]] : []),
          ...(columns <= 3 ? [[28, 22, 16]] : []),
          ...(columns <= 4 ? [[26, 20, 16]] : []),
          [24, 18, 16],
          [22, 18, 16],
          [20, 16, 14],
          [18, 14, 14],
          [16, 14, 12],
          [14, 12, 12],
        ]
  return sizes.map(([top = 14, text = 12, foot = 12]) => [
    { ...resized(head, top), lineHeight: Math.round(top * 1.2) },
    resized(body, text),
    step(italicFace, foot, Math.round(foot * 1.3)),
  ])
}
