import type { Points } from '../../../scene/geometry.ts'
import { underHeading } from '../../heading-bottom.ts'
import { timelineLayout } from '../../layouts/sequence.ts'
import { usualArrangements } from '../../layouts/sequence-sizes.ts'
import { drawing, stack } from '../../tree/tree.ts'
import { drawChevronDisc } from './discs.ts'
import { drawSoftBox } from './panels.ts'
import { pale, pastelAt } from './pastels.ts'

const gap: Points = 15
const inset: Points = 18
/** From the edge of a card to its pill. */
const beside: Points = 14
const lowestPill: Points = 44

/** Events as cards with their dates in pills: the key event's in violet, what is to come without a flavour. */
export const drawSorbetTimeline = timelineLayout({
  most: 10,
  area: underHeading(30, 487.5),
  // Dates get smaller sooner than what is said of them.
  sizes: (count) =>
    usualArrangements(count, { 1: [0], 2: [0] }).flatMap((size) =>
      [1, 0.9, 0.8, 0.7].map((scale) => ({ ...size, head: Math.round(size.head * scale) })),
    ),
  gutter: gap,
  rowGap: gap,
  sink: 0.3,
  align: 'center',
  balanced: true,
  tones: () => ({ year: 'ink', detail: 'ink' }),
  // Dates stay whole sooner than they get large.
  lines: (word, { text }) => (word === 'head' ? (text > 14 ? 1 : text > 12 ? 2 : 4) : undefined),
  order: ['head', 'text'],
  gap: () => 18,
  head: {
    anchor: 'middle',
    ground: ({ item, name, column: place, index }, head) => ({
      kind: 'ground',
      tree: stack(
        drawing(() => {}, lowestPill - 16),
        head,
      ),
      padding: { x: 8, top: 8, bottom: 8 },
      draw: (sheet, box, colors) => {
        const { surface, accent, accentInk } = sheet.theme.colors
        const x = box.x - inset + beside
        const pill = { ...box, x, width: box.width + 2 * (inset - beside) }
        const ground = item.highlighted ? accent : surface
        if (item.head !== '') drawSoftBox(sheet, `${name}-pill`, pill, ground)
        const next = { x: box.x - inset - gap / 2, y: box.y + box.height / 2 }
        if (place > 0) drawChevronDisc(sheet, `next-${index}`, next)
        return { ...colors, ground, ...(item.highlighted ? { ink: accentInk } : {}) }
      },
    }),
  },
  panel: {
    padding: () => ({ x: inset, top: beside, bottom: 26 }),
    least: 200,
    draw: (sheet, { item, name, index }, box) => {
      const ground = item.planned ? pale : pastelAt(index)
      drawSoftBox(sheet, `${name}-card`, box, ground)
      return { ground }
    },
  },
})
