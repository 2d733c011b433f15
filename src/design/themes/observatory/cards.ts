import type { Points } from '../../../scene/geometry.ts'
import { drawRing, drawRoundelNumber } from '../../devices/roundel.ts'
import { drawIcon } from '../../icons/draw-icon.ts'
import { drawCards, tilesOf } from '../../layouts/cards.ts'
import { firstThatFits } from '../../layouts/first-that-fits.ts'
import { sequenceLayout } from '../../layouts/sequence.ts'
import { cardItems } from '../../layouts/sequence-items.ts'
import type { DrawLayout } from '../theme.ts'
import { drawMoonOrbit, matter } from './bodies.ts'

/** The radius of the orbits and the sizes of heads and texts under them; of three cards in a row at most, or of more. */
const arrangements: [rows: number, most: number, radius: Points, head: Points, text: Points][] = [
  [1, 3, 68, 30, 22],
  [1, 3, 56, 26, 20],
  [1, 4, 56, 24, 18],
  [1, 4, 36, 20, 16],
  [1, 4, 36, 14, 12],
  [2, 8, 30, 20, 16],
  [2, 8, 22, 16, 14],
  [2, 8, 22, 14, 12],
]

/** Things of equal weight, each under its own small orbit; what that is around, an icon or a number, says what it is. */
const drawUnderOrbits: DrawLayout = (sheet, content) =>
  sequenceLayout('card', cardItems, {
    most: 8,
    sizes: (count) =>
      arrangements
        .filter(([rows, most]) => count <= most && (rows === 1 || count > 4))
        .map(([rows, , radius, head, text]) => ({ rows, head, text, device: 2 * radius })),
    gutter: 33,
    rowGap: 22,
    sink: 0.3,
    lines: (word) => (word === 'head' ? 3 : undefined),
    tones: () => ({ text: 'mutedInk', detail: 'accent' }),
    gap: (part, { device }) => (part === 'head' ? 24 : 8) / (device > 60 ? 1 : 3),
    device: (on, { name, index, item }, { x, y, height }) => {
      const { colors, ground } = on.theme
      const radius = height / 2
      const at = { x: x + radius, y: y + radius }
      drawMoonOrbit(on, name, at, radius, index)
      const icon = content.cards[index]?.icon
      const size = radius * 0.92
      if (tilesOf(content) === 'icons' && icon) {
        const box = { x: at.x - size / 2, y: at.y - size / 2, width: size, height: size }
        drawIcon(on, `${name}-icon`, icon, box, colors.accent)
      } else if (item.number !== '') {
        const look = { color: colors.accent, ground, share: 0.9 }
        drawRoundelNumber(on, `${name}-number`, item.number, at, radius, look)
      } else drawRing(on, `${name}-disc`, at, radius * 0.3, { fill: matter.planet })
    },
  })(sheet, content)

/** Cards under orbits, in the shared way where they say too much for that. */
export const drawObservatoryCards = firstThatFits(drawUnderOrbits, drawCards)
