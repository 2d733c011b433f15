import type { Points } from '../../../scene/geometry.ts'
import { drawColumns } from '../../columns.ts'
import { onCircle } from '../../devices/arc.ts'
import { drawOrbit } from '../../devices/orbit.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { drawIcon } from '../../icons/draw-icon.ts'
import { drawCards } from '../../layouts/cards.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { inFont, resized, type TypeStep } from '../theme.ts'
import { drawBody, matter } from './bodies.ts'
import { drawCornerSky } from './skies.ts'

const mostCards = 8
const bodies = [matter.apricot, matter.periwinkle, matter.sky, matter.white]

/** Things of equal weight, each under its own small orbit with an icon or a number in it. */
export function drawObservatoryCards(sheet: Sheet, content: SlideContent): boolean {
  const { cards } = content
  if (cards.length > mostCards) return drawCards(sheet, content)
  drawCornerSky(sheet)
  if (!drawFrame(sheet, content)) return false
  if (cards.length > 0) {
    const { colors, frame } = sheet.theme
    const rows = cards.length > 4 ? 2 : 1
    const radius: Points = rows === 1 ? 36 : 22
    const inset = rows === 1 ? 12 : 2
    const placed = drawColumns(sheet, {
      prefix: 'card',
      columns: cards.map((card) => [
        { text: card.head, color: colors.ink },
        { text: card.text, color: colors.mutedInk },
        { text: card.foot, color: colors.accent },
      ]),
      slots: [
        { name: 'head', before: 0, lines: 3 },
        { name: 'text', before: rows === 1 ? 8 : 3 },
        { name: 'foot', before: rows === 1 ? 16 : 4, lines: 2 },
      ],
      sizes: cardSizes(sheet, rows, Math.ceil(cards.length / rows)),
      area: frame.content,
      rows,
      gutter: 33,
      inset: inset + radius * 2 + (rows === 1 ? 24 : 8),
    })
    if (placed === undefined) return false
    const pictured = cards.every((card) => card.icon !== undefined)
    placed.forEach((column, index) => {
      const at = { x: column.x + radius, y: column.top + inset + radius }
      const moon = { at: onCircle(at, radius, 48), radius: rows === 1 ? 5 : 3.5 }
      const name = `card-${index + 1}`
      drawOrbit(sheet, `${name}-orbit`, {
        center: at,
        radius,
        stroke: { color: '#6D7BE8', width: 1.25 },
        gaps: [moon],
      })
      drawBody(sheet, `${name}-moon-disc`, { ...moon, fill: bodies[index % 4] ?? matter.white })
      const icon = cards[index]?.icon
      const size = radius * 0.92
      if (pictured && icon) {
        const box = { x: at.x - size / 2, y: at.y - size / 2, width: size, height: size }
        drawIcon(sheet, `${name}-icon`, icon, box, colors.accent)
      } else drawBody(sheet, `${name}-disc`, { at, radius: radius * 0.3, fill: matter.planet })
    })
  }
  drawFooter(sheet)
  return true
}

function cardSizes(sheet: Sheet, rows: number, columns: number): TypeStep[][] {
  const { head, body } = sheet.theme.type
  const sizes =
    rows === 2
      ? [
          [16, 14, 14],
          [14, 14, 12],
          [14, 12, 12],
        ]
      : [
          ...(columns <= 3 ? [[24, 18, 16]] : []),
          [20, 16, 14],
          [18, 16, 14],
          [16, 14, 14],
          [14, 12, 12],
        ]
  return sizes.map(([top = 14, text = 12, foot = 12]) => [
    resized(head, top),
    resized(body, text),
    inFont(resized(body, foot), sheet.theme.strong),
  ])
}
