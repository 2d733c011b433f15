import { type Points, pageWidth } from '../../../scene/geometry.ts'
import { drawRing, drawRoundelNumber } from '../../devices/roundel.ts'
import { underHeading } from '../../heading-bottom.ts'
import { stepsLayout } from '../../layouts/sequence.ts'
import type { Place, SequenceRow } from '../../layouts/sequence-look.ts'
import { usualArrangements } from '../../layouts/sequence-sizes.ts'
import { resized } from '../type-step.ts'
import { berry, cream, deepGreen, paper } from './colors.ts'
import { drawVine, type Stem, stemAt } from './vine.ts'

const gutter: Points = 24
/** Radius of the bud that carries a number. */
const budOf = (rows: number): Points => (rows > 1 ? 15 : 19)
/** From the top of the leaves to the stem, over the leaves. */
const overLeaf: Points = 10
const leaves: Points[] = [92, 80, 68, 56, 48, 40, 32, 26]

/** A process: one stem, at each step a leaf pair and its number in a bud, under it what happens; the last in berry. */
export const drawHerbariumSteps = stepsLayout({
  most: 10,
  area: (sheet) => {
    const area = underHeading(12, 490)(sheet)
    return { ...area, width: pageWidth - area.x - 10 - gutter }
  },
  sizes: (count) => usualArrangements(count, { 1: leaves, 2: leaves.slice(3) }),
  gutter,
  widest: 360,
  sink: 0.4,
  types: ({ theme }, { head }) => ({
    head: { ...resized(theme.type.head, head), lineHeight: Math.round(head * 1.14) },
  }),
  tones: () => ({ text: 'ink' }),
  lines: (word, { head }) => (word === 'head' && head > 20 ? 3 : undefined),
  gap: (part, { rows }, { item }) =>
    part === 'head' || item.head === '' ? (rows > 1 ? 12 : 20) : 4,
  deviceHeight: ({ rows, device }) => device + overLeaf + budOf(rows),
  rail: (sheet, row) => {
    const shoots = row.places.map((place, column) => ({
      name: place.name,
      x: budPlace(row, column).x,
      side: 'above' as const,
      lit: isLast(place),
      planned: false,
    }))
    const last = shoots.at(-1)
    drawVine(sheet, `stem-${(row.places[0]?.row ?? 0) + 1}`, stemOf(row), shoots, {
      to: last?.lit ? last.x : pageWidth,
      pitch: row.pitch,
      leaf: row.size.device,
    })
  },
  device: (sheet, place, _, row) => {
    const { name, item } = place
    const radius = budOf(row.size.rows)
    const center = budPlace(row, place.column)
    const ground = isLast(place) ? berry : deepGreen
    drawRing(sheet, `${name}-halo`, center, radius + 2, { fill: paper })
    drawRing(sheet, `${name}-bud`, center, radius, { fill: ground })
    const look = { color: cream, ground, share: 1.2 }
    drawRoundelNumber(sheet, `${name}-number`, item.number, center, radius, look)
  },
})

const isLast = ({ index, count }: Place) => index === count - 1

function stemOf({ boxes, size: { rows, device } }: SequenceRow): Stem {
  return { middle: (boxes[0]?.y ?? 0) + device + overLeaf, swing: rows > 1 ? 3 : 6 }
}

/** Buds stand at the start of their columns. */
function budPlace(row: SequenceRow, column: number) {
  return stemAt(stemOf(row), (row.boxes[column]?.x ?? 0) + budOf(row.size.rows))
}
