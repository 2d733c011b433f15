import type { Points } from '../../../scene/geometry.ts'
import { onCircle } from '../../devices/arc.ts'
import { drawOrbit } from '../../devices/orbit.ts'
import { drawRoundelNumber } from '../../devices/roundel.ts'
import { drawIcon } from '../../icons/draw-icon.ts'
import { drawCards, tilesOf } from '../../layouts/cards.ts'
import { firstThatFits } from '../../layouts/first-that-fits.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { column, drawing, grid, type Tree, text } from '../../tree/tree.ts'
import { treeLayout } from '../../tree/tree-layout.ts'
import { inFont, resized } from '../type-step.ts'
import { drawBody, matter } from './bodies.ts'

const bodies = [matter.apricot, matter.periwinkle, matter.sky, matter.white]

/** The radius of the orbits, and the sizes of heads, texts and feet under them; the largest of three cards at most. */
type Arrangement = { radius: Points; head: Points; text: Points; foot: Points; most?: number }

const oneRow: Arrangement[] = [
  { radius: 68, head: 30, text: 22, foot: 16, most: 3 },
  { radius: 56, head: 26, text: 20, foot: 16, most: 3 },
  { radius: 56, head: 24, text: 18, foot: 16 },
  { radius: 36, head: 24, text: 18, foot: 16, most: 3 },
  { radius: 36, head: 20, text: 16, foot: 14 },
  { radius: 36, head: 16, text: 14, foot: 14 },
  { radius: 36, head: 14, text: 12, foot: 12 },
]
const twoRows: Arrangement[] = [
  { radius: 30, head: 20, text: 16, foot: 14 },
  { radius: 22, head: 16, text: 14, foot: 14 },
  { radius: 22, head: 14, text: 14, foot: 12 },
  { radius: 22, head: 14, text: 12, foot: 12 },
]

/** Things of equal weight, each under its own small orbit with an icon or a number in it. */
export const drawObservatoryCards = firstThatFits(
  treeLayout<Arrangement>({
    attempts: ({ cards: { length } }) => {
      if (length === 0) return undefined
      if (length > 8) return []
      return length > 4 ? twoRows : oneRow.filter(({ most = 4 }) => length <= most)
    },
    tree: (sheet, content, arrangement) => {
      const { length } = content.cards
      const first = length > 4 ? Math.ceil(length / 2) : length
      const cells = content.cards.map((_, index) => cardTree(sheet, content, index, arrangement))
      const rows = first === length ? [first] : [first, length - first]
      return column(
        [{ tree: grid(cells, rows, { x: 33, y: 22 }, { aligned: true, even: true }) }],
        0.3,
      )
    },
  }),
  drawCards,
)

function cardTree(
  sheet: Sheet,
  content: SlideContent,
  index: number,
  { radius, ...sizes }: Arrangement,
): Tree {
  const { type, strong } = sheet.theme
  const card = content.cards[index] as (typeof content.cards)[number]
  const name = `card-${index + 1}`
  const large = radius > 30
  return column([
    {
      tree: drawing(
        (on, { x, y }) => drawMoon(on, content, index, { x: x + radius, y: y + radius }, radius),
        2 * radius,
      ),
    },
    {
      tree: text(`${name}-head`, card.head, {
        step: resized(type.head, sizes.head),
        tone: 'ink',
        lines: 3,
      }),
      gap: large ? 24 : 8,
    },
    {
      tree: text(`${name}-text`, card.text, {
        step: resized(type.body, sizes.text),
        tone: 'mutedInk',
      }),
      gap: large ? 8 : 3,
    },
    {
      tree: text(`${name}-foot`, card.foot, {
        step: inFont(resized(type.body, sizes.foot), strong),
        tone: 'accent',
        lines: 2,
      }),
      gap: large ? 16 : 4,
    },
  ])
}

/** An orbit with its moon; what it is around says what the card is. */
function drawMoon(
  sheet: Sheet,
  content: SlideContent,
  index: number,
  at: { x: Points; y: Points },
  radius: Points,
): void {
  const { colors, ground } = sheet.theme
  const name = `card-${index + 1}`
  const moon = { at: onCircle(at, radius, 48), radius: Math.max(3.5, radius / 7.2) }
  const stroke = { color: '#6D7BE8', width: 1.25 }
  drawOrbit(sheet, `${name}-orbit`, { center: at, radius, stroke, gaps: [moon] })
  drawBody(sheet, `${name}-moon-disc`, { ...moon, fill: bodies[index % 4] ?? matter.white })
  const icon = content.cards[index]?.icon
  const size = radius * 0.92
  if (tilesOf(content) === 'icons' && icon) {
    const box = { x: at.x - size / 2, y: at.y - size / 2, width: size, height: size }
    drawIcon(sheet, `${name}-icon`, icon, box, colors.accent)
  } else if (content.numberedCards) {
    const look = { color: colors.accent, ground, share: 0.9 }
    drawRoundelNumber(sheet, `${name}-number`, String(index + 1), at, radius, look)
  } else drawBody(sheet, `${name}-disc`, { at, radius: radius * 0.3, fill: matter.planet })
}
