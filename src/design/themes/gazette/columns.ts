import type { Points } from '../../../scene/geometry.ts'
import { drawIcon } from '../../icons/draw-icon.ts'
import { tilesOf } from '../../layouts/cards.ts'
import { sequenceLayout, stepsLayout } from '../../layouts/sequence.ts'
import { cardItems } from '../../layouts/sequence-items.ts'
import type { SequenceLook, SequenceSize } from '../../layouts/sequence-look.ts'
import { beforeSmall, sizesOf, usualSizes } from '../../layouts/sequence-sizes.ts'
import type { DrawLayout } from '../theme.ts'
import { resized } from '../type-step.ts'
import { drawBar, gutter, rowGap } from './rules.ts'

/**
 * The ways to set equals in columns under devices of these heights, in one row or in two: type that is read with ease
 * comes before a single row, and two may be as large as headlines.
 */
export function columnSizes(
  count: number,
  devices: Record<1 | 2, Points[]>,
  most = 5,
): SequenceSize[] {
  const two: [Points, Points][] = count === 2 ? [[40, 28]] : []
  const inOne = sizesOf(1, [...two, ...usualSizes(count)], devices[1])
  const inTwo = sizesOf(2, usualSizes(Math.ceil(count / 2)), devices[2])
  return beforeSmall(count > most ? [] : inOne, count < 4 ? [] : inTwo)
}

/** The rules between columns of a few words are no shorter. */
export const shortest: Points = 190

/** How steps and cards stand: as columns of type with rules between them, under large red numerals if they are counted. */
const columnsOfType = {
  gutter,
  rowGap,
  widest: 400,
  sink: 0.3,
  types: ({ theme: { type } }, { head, text: size }) => ({
    head: resized(type.head, head),
    text: resized(type.body, size),
  }),
  lines: (word, { head, text }) =>
    word !== 'head' ? (text >= 16 ? 5 : 30) : head > 28 ? 2 : head > 22 ? 3 : 4,
  gap: (part, { rows }) => (part === 'head' ? (rows > 1 ? 6 : 12) : rows > 1 ? 4 : 8),
  panel: {
    padding: () => ({ x: 0, top: 0, bottom: 0 }),
    least: shortest,
    draw: (sheet, { name, index, count }, box) =>
      sheet.theme.drawPanel(sheet, name, box, 'plain', { index, count }),
  },
  device: (sheet, { item, name }, box) => {
    const { type, colors, ground } = sheet.theme
    const size = Math.round(box.height / 1.06)
    const numeral = { ...resized(type.stepNumber, size), lineHeight: box.height }
    const paragraph = sheet.paragraph(item.number, numeral, { color: colors.accent })
    const layout = sheet.set([paragraph], box.width, false)
    sheet.addText({ name: `${name}-number`, box, layout, wrap: false, ground })
  },
} satisfies Partial<SequenceLook>

/** Steps as columns under large red numerals. */
export const drawGazetteSteps = stepsLayout({
  ...columnsOfType,
  most: 10,
  sizes: (count) => {
    const numerals = [190, 160, 128, 106, 76, 57, 42, 32]
    const ones = numerals.filter((height) => height <= 590 / count)
    return columnSizes(count, { 1: ones, 2: numerals.slice(5) })
  },
})

/** Things of equal weight in columns: an icon, a number or a bar, a head, a text, and in red what they depend on. */
export const drawGazetteCards: DrawLayout = (sheet, content) => {
  const pictured = tilesOf(content) === 'icons'
  const draw = sequenceLayout('card', cardItems, {
    ...columnsOfType,
    most: 8,
    sizes: (count) => {
      const mark = pictured || content.numberedCards ? [44, 32] : [4]
      return columnSizes(count, { 1: mark, 2: mark.slice(-1) }, 4)
    },
    tones: () => ({ detail: 'accent' }),
    device: (on, place, box) => {
      const icon = content.cards[place.index]?.icon
      const square = { ...box, x: box.x - 2, width: box.height }
      if (place.item.number !== '') columnsOfType.device(on, place, box)
      else if (pictured && icon)
        drawIcon(on, `${place.name}-icon`, icon, square, on.theme.colors.accent)
      else drawBar(on, `${place.name}-bar`, box)
    },
  })
  return draw(sheet, content)
}
