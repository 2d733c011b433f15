import type { Points } from '../../../scene/geometry.ts'
import { drawColumns } from '../../columns.ts'
import { onCircle } from '../../devices/arc.ts'
import { drawOrbit } from '../../devices/orbit.ts'
import { drawRoundelNumber } from '../../devices/roundel.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { drawIcon } from '../../icons/draw-icon.ts'
import { drawCards, tilesOf } from '../../layouts/cards.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { inFont, resized, type TypeStep } from '../type-step.ts'
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
    const rows = cards.length > 4 ? 2 : 1
    const drawn = orbits(cards.length).some((orbit) => placeCards(sheet, content, rows, orbit))
    if (!drawn) return false
  }
  drawFooter(sheet)
  return true
}

/** The orbits over a row of cards, from the largest; a large one only over type that is large too. */
interface Orbit {
  radius: Points
  /** Of heads, texts and feet. */
  sizes: [head: Points, text: Points, foot: Points][]
}

function orbits(count: number): Orbit[] {
  if (count > 4)
    return [
      { radius: 30, sizes: [[20, 16, 14]] },
      {
        radius: 22,
        sizes: [
          [16, 14, 14],
          [14, 14, 12],
          [14, 12, 12],
        ],
      },
    ]
  const few = count <= 3
  return [
    ...(few ? [{ radius: 68, sizes: [[30, 22, 16]] } satisfies Orbit] : []),
    { radius: 56, sizes: few ? [[26, 20, 16]] : [[24, 18, 16]] },
    {
      radius: 36,
      sizes: [
        ...(few ? ([[24, 18, 16]] satisfies Orbit['sizes']) : []),
        [20, 16, 14],
        [18, 16, 14],
        [16, 14, 14],
        [14, 12, 12],
      ],
    },
  ]
}

function placeCards(
  sheet: Sheet,
  content: SlideContent,
  rows: number,
  { radius, sizes }: Orbit,
): boolean {
  const { cards, numberedCards } = content
  const { colors, frame } = sheet.theme
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
    sizes: cardSizes(sheet, sizes),
    area: frame.content,
    rows,
    gutter: 33,
    inset: inset + radius * 2 + (rows === 1 ? 24 : 8),
  })
  if (placed === undefined) return false
  const pictured = tilesOf(content) === 'icons'
  placed.forEach((column, index) => {
    const at = { x: column.x + radius, y: column.top + inset + radius }
    const moon = { at: onCircle(at, radius, 48), radius: rows === 1 ? radius / 7.2 : 3.5 }
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
    } else if (numberedCards) {
      const look = { color: colors.accent, ground: sheet.theme.ground, share: 0.9 }
      drawRoundelNumber(sheet, `${name}-number`, String(index + 1), at, radius, look)
    } else drawBody(sheet, `${name}-disc`, { at, radius: radius * 0.3, fill: matter.planet })
  })
  return true
}

function cardSizes(sheet: Sheet, sizes: Orbit['sizes']): TypeStep[][] {
  const { head, body } = sheet.theme.type
  return sizes.map(([top, text, foot]) => [
    resized(head, top),
    resized(body, text),
    inFont(resized(body, foot), sheet.theme.strong),
  ])
}
