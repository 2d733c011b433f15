import { type Points, pageWidth } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { drawRing, drawRoundelNumber } from '../../devices/roundel.ts'
import { stepsLayout } from '../../layouts/sequence.ts'
import type { Place, SequenceRow } from '../../layouts/sequence-look.ts'
import { sizesOf } from '../../layouts/sequence-sizes.ts'
import type { Sheet } from '../../sheet.ts'
import { resized } from '../type-step.ts'
import { berry, cream, deepGreen, foliage, paper } from './colors.ts'
import { headingFoot } from './heading.ts'
import { drawLeafPair, drawSmallLeaves, drawStem, type Stem, stemAt } from './stem.ts'

const gutter: Points = 24
/** Radius of the bud that carries a number. */
const budOf = (rows: number): Points => (rows > 1 ? 15 : 19)
/** From the top of the leaves to the stem, over the leaves. */
const overLeaf: Points = 10

/** A process: one stem, at each step a leaf pair and its number in a bud, under it what happens; the last in berry. */
export const drawHerbariumSteps = stepsLayout({
  most: 10,
  area: (sheet) => {
    const { content } = sheet.theme.frame
    const y = headingFoot(sheet) + 12
    return {
      ...content,
      y,
      width: pageWidth - content.x - 10 - gutter,
      height: contentEnd(sheet, 490) - y,
    }
  },
  sizes: (count) => {
    const leaves = (text: Points) => [92, 80, 68, 56, 48, 40, ...(text <= 12 ? [32, 26] : [])]
    return count > 5
      ? sizesOf(
          2,
          [
            [24, 16],
            [20, 16],
            [20, 14],
            [16, 12],
          ],
          (text) => leaves(text).filter((leaf) => leaf <= 56),
        )
      : sizesOf(
          1,
          [
            [28, 20],
            [26, 18],
            [24, 16],
            [20, 16],
            [20, 14],
            [16, 12],
          ],
          leaves,
        )
  },
  gutter,
  widest: 300,
  sink: 0.4,
  types: ({ theme }, { head }) => ({
    head: { ...resized(theme.type.head, head), lineHeight: Math.round(head * 1.14) },
  }),
  tones: () => ({ text: 'ink' }),
  lines: (word, { head }) => (word === 'head' && head > 20 ? 3 : undefined),
  gap: (part, { rows }) => (part === 'head' ? (rows > 1 ? 12 : 20) : 4),
  deviceHeight: ({ rows, device }) => device + overLeaf + budOf(rows),
  rail: drawPlant,
  device: (sheet, place, _, row) => drawBud(sheet, place, row),
})

function stemOf({ boxes, size: { rows, device } }: SequenceRow): Stem {
  return { middle: (boxes[0]?.y ?? 0) + device + overLeaf, swing: rows > 1 ? 3 : 6 }
}

function drawPlant(sheet: Sheet, row: SequenceRow): void {
  const { places, boxes, pitch, size } = row
  const stem = stemOf(row)
  const leaf = size.device
  const xs = boxes.map(({ x }) => x + budOf(size.rows))
  const closing = (place: Place) => place.index === place.count - 1
  const last = places.some(closing)
  drawStem(
    sheet,
    `stem-${(places[0]?.row ?? 0) + 1}`,
    stem,
    [0, last ? (xs.at(-1) ?? 0) : pageWidth],
    {
      color: foliage.green.blade,
      width: 2.25,
      cap: 'round',
    },
  )
  places.forEach((place, column) => {
    const x = xs[column] ?? 0
    const to = closing(place) ? x : Math.min(x + pitch - leaf * 0.62, pageWidth - 24)
    const number = place.index + 1
    drawSmallLeaves(sheet, `twig-${number}`, stem, [x + 44, to], 'above', number * 2)
    const colors: Parameters<typeof drawLeafPair>[5] = closing(place)
      ? [foliage.berry, foliage.rose]
      : [foliage.green, foliage.light]
    drawLeafPair(sheet, `${place.name}-leaf`, stemAt(stem, x), 'above', leaf, colors)
  })
}

function drawBud(
  sheet: Sheet,
  { item, index, count, column, name }: Place,
  row: SequenceRow,
): void {
  const radius = budOf(row.size.rows)
  const center = stemAt(stemOf(row), (row.boxes[column]?.x ?? 0) + radius)
  const ground = index === count - 1 ? berry : deepGreen
  drawRing(sheet, `${name}-halo`, center, radius + 2, { fill: paper })
  drawRing(sheet, `${name}-bud`, center, radius, { fill: ground })
  drawRoundelNumber(sheet, `${name}-number`, item.number, center, radius, {
    color: cream,
    ground,
    share: 1.2,
  })
}
