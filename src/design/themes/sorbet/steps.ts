import type { Points } from '../../../scene/geometry.ts'
import { underHeading } from '../../heading-bottom.ts'
import { firstThatFits } from '../../layouts/first-that-fits.ts'
import { rowsLayout } from '../../layouts/row-list.ts'
import { stepsLayout } from '../../layouts/sequence.ts'
import { stepItems } from '../../layouts/sequence-items.ts'
import { sizesOf } from '../../layouts/sequence-sizes.ts'
import { drawChevronDisc, drawNumberDisc } from './discs.ts'
import { drawSoftBox } from './panels.ts'
import { pastel } from './pastels.ts'
import { drawPillRows } from './pill-rows.ts'

const gap: Points = 15
/** Every second pill stands so much lower. */
const drop: Points = 42
const disc: Points = 46.5
const sizes = [[22, 18] as const, [20, 16] as const, [20, 14] as const, [16, 14] as const]
const colors = [pastel.sky, pastel.lavender, pastel.mint, pastel.lemon, pastel.pink]

/** Standing pills, every second one lower, a chevron over each gap. */
const drawStanding = stepsLayout({
  most: 5,
  area: underHeading(12, 490.5, 118.5),
  // Three lie down sooner than that their words get small.
  sizes: (count) =>
    count < 3 ? [] : sizesOf(1, sizes.slice(count < 5 ? 0 : 2, count < 4 ? 2 : 4), [2 * disc]),
  gutter: gap,
  short: 'center',
  widest: 230,
  align: 'center',
  balanced: true,
  tones: () => ({ text: 'ink' }),
  gap: (part, _, { item }) => (part === 'head' || item.head === '' ? 31 : 7),
  drop: ({ column }) => (column % 2 === 1 ? drop : 0),
  panel: {
    padding: () => ({ x: 20, top: 35, bottom: 28 }),
    draw: (sheet, { name, index }, box) => {
      const fill = colors[index % colors.length] as string
      drawSoftBox(sheet, `${name}-pill`, box, fill, box.width / 2)
      return { ground: fill }
    },
  },
  device: (sheet, { item, name, index, count }, box, { pitch, boxes }) => {
    const center = { x: box.x + box.width / 2, y: box.y + disc }
    const strong = index === count - 1
    drawNumberDisc(sheet, `${name}-number`, item.number, center, disc, { strong })
    // All chevrons stand at the height of the upper pills' discs.
    const y = Math.min(...boxes.map((one) => one.y)) + 67.5
    if (index > 0) drawChevronDisc(sheet, `next-${index}`, { x: center.x - pitch / 2, y })
  },
})

/** Lying pills in one column, or in two where they are many. */
const drawLying = rowsLayout(
  (content) => stepItems(content).map(({ number: mark, head, text }) => ({ mark, head, text })),
  (sheet, rows) => {
    const arrangement = { name: 'step', columns: rows.length > 4 ? 2 : 1 } as const
    return drawPillRows(sheet, rows, arrangement, underHeading(24, 490.5)(sheet))
  },
  drawStanding,
)

/** A process: standing pills where they have room; two or many steps lie. */
export const drawSorbetSteps = firstThatFits(drawStanding, drawLying)
