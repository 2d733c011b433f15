import type { Box, Points } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import { firstThatFits } from '../../layouts/first-that-fits.ts'
import { sequenceLayout, stepsLayout } from '../../layouts/sequence.ts'
import { type SequenceItem, stepItems } from '../../layouts/sequence-items.ts'
import type { SequenceLook, SequenceSize } from '../../layouts/sequence-look.ts'
import { sizesOf } from '../../layouts/sequence-sizes.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import type { DrawLayout } from '../theme.ts'
import { resized } from '../type-step.ts'
import { drawBubble } from './bubble.ts'
import { drawArrowheads } from './dimension.ts'
import { durationTree, type PlacedDuration } from './duration-lines.ts'
import { takeDuration } from './durations.ts'

const gap: Points = 19
/** Where boxes may begin, and the usual top of a row of them. */
const highest: Points = 146
const usualTop: Points = 187.5

/** Sizes of heads and texts in so many rows. */
const sizesIn = (rows: number, ...sizes: [head: Points, text: Points][]): SequenceSize[] =>
  sizesOf(rows, sizes, [0])
const inOneRow = [
  ...sizesIn(1, [28, 22], [28, 20], [24, 20], [24, 18], [24, 16]),
  ...sizesIn(1, [24, 13], [20, 13], [18, 12], [16, 12]),
]
const inTwoRows = sizesIn(2, [26, 20], [24, 18], [22, 16], [20, 14], [18, 12], [16, 12])
const isLarge = ({ text = 0 }: SequenceSize) => text >= 14

/** Boxes with connectors, the last in red pencil, their numbers in bubbles. */
const boxes: SequenceLook = {
  most: 10,
  area: (sheet) => areaFrom(sheet, highest),
  // Where type that is read with ease is wanted, or words are long, two rows come before small words.
  sizes: (count) =>
    count > 5
      ? inTwoRows
      : [
          ...inOneRow.filter(isLarge),
          ...(count > 3 ? inTwoRows.filter(isLarge) : []),
          ...inOneRow.filter((size) => !isLarge(size)),
        ],
  gutter: gap,
  rowGap: 34,
  sink: 0.48,
  types: ({ theme: { type } }, { text }) => ({ text: resized(type.body, text) }),
  tones: () => ({ text: 'ink' }),
  order: ['head', 'text'],
  gap: () => 12,
  panel: {
    padding: () => ({ x: 13.5, right: 10, top: 14.5, bottom: 13 }),
    least: 159.5,
    draw: (sheet, { item, name, index, count, column }, box) => {
      const { ink, surface, accent, accentInk } = sheet.theme.colors
      if (column > 0) {
        const tip = { x: box.x, y: box.y + box.height / 2 }
        const tail = { ...tip, x: box.x - gap }
        sheet.addLine(
          `connector-${index}`,
          tail,
          { ...tip, x: box.x - 6 },
          { color: ink, width: 1.5 },
        )
        drawArrowheads(sheet, `connector-${index}-arrow`, [{ tip, pointing: { x: 1, y: 0 } }], ink)
      }
      const focus = count > 1 && index === count - 1
      const pen = { color: focus ? accent : ink, width: 1.5 }
      const ground = focus ? accent : surface
      sheet.addShape(`${name}-box`, box, { fill: ground, stroke: pen })
      const at = { x: rightEdge(box) - 20, y: box.y + 0.75 }
      drawBubble(sheet, name, at, { radius: 13, number: Number(item.number) })
      return { ground, ink: focus ? accentInk : ink }
    },
  },
}

function areaFrom(sheet: Sheet, y: Points): Box {
  const { content } = sheet.theme.frame
  return { ...content, y, height: contentEnd(sheet, bottomEdge(content)) - y }
}

/** The steps in one row, their durations as dimensions under them. */
const drawMeasured: DrawLayout = (sheet, content) => {
  const { items, durations } = timed(content)
  const count = items.length
  if (durations.length === 0 || durations.length > 4 || count > 5) return false
  const width = (sheet.theme.frame.content.width - gap * (count - 1)) / count
  const look: SequenceLook = {
    ...boxes,
    area: (on) => areaFrom(on, usualTop),
    sizes: () => inOneRow,
    sink: 0,
    foot: (on) => [{ tree: durationTree(on, durations, { count, width, gap }) }],
  }
  return sequenceLayout('step', () => items, look)(sheet, content)
}

/** Steps as boxes with connectors; what their texts say about time is measured below. */
export const drawDraughtsmanSteps = firstThatFits(drawMeasured, stepsLayout(boxes))

/** The steps without what they say about how long they take, and that. */
function timed(content: SlideContent): { items: SequenceItem[]; durations: PlacedDuration[] } {
  const heads = content.steps.map((step) => step.head)
  const last = heads.length - 1
  const durations: PlacedDuration[] = []
  const items = stepItems(content).map((item, step) => {
    const duration = takeDuration(item.text, heads, step)
    if (duration === undefined) return item
    const from = duration.since ?? step
    durations.push({ text: duration.text, step, from, focus: step === last && from < step })
    return { ...item, text: duration.rest }
  })
  return { items, durations }
}
