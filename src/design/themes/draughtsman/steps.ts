import type { Box, Points } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import { firstThatFits } from '../../layouts/first-that-fits.ts'
import { sequenceLayout, stepsLayout } from '../../layouts/sequence.ts'
import { stepItems } from '../../layouts/sequence-items.ts'
import type { SequenceLook, SequenceSize } from '../../layouts/sequence-look.ts'
import { beforeSmall, sizesOf } from '../../layouts/sequence-sizes.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import type { DrawLayout } from '../theme.ts'
import { resized } from '../type-step.ts'
import { drawBubble } from './bubble.ts'
import { drawArrowheads } from './dimension.ts'
import { durationTree, type PlacedDuration } from './duration-lines.ts'
import { takeDuration } from './durations.ts'

const gap: Points = 19
/** Where boxes may begin, and where a row of them begins over durations. */
const highest: Points = 136
const overDurations: Points = 187.5

/** Sizes of heads and texts; in one row smaller texts come before smaller heads. */
const roomy = [
  [28, 22],
  [28, 20],
  [24, 18],
  [24, 16],
] as const
const tight = [
  [24, 13],
  [20, 13],
  [18, 12],
  [16, 12],
] as const
const tightInTwoRows = [[22, 16], [20, 14], ...tight.slice(2)] as const

/** In so many columns a line of mono type has room for a dozen letters at least: two words stand side by side. */
function inRows(rows: number, columns: number): SequenceSize[] {
  const all = [...roomy, ...(rows === 1 ? tight : tightInTwoRows)]
  const sizes = all.filter(([, text]) => text * 7.5 * columns <= 890 - 42 * columns)
  return sizesOf(rows, sizes, [0])
}

/** Boxes with connectors, the last in red pencil, their numbers in bubbles. */
const boxes: SequenceLook = {
  most: 10,
  area: (sheet) => areaFrom(sheet, highest),
  sizes: (count) => {
    const two = inRows(2, Math.ceil(count / 2))
    return count > 5 ? two : count > 3 ? beforeSmall(inRows(1, count), two) : inRows(1, count)
  },
  gutter: gap,
  rowGap: 34,
  sink: 0.42,
  types: ({ theme: { type } }, { text }) => ({ text: resized(type.body, text) }),
  tones: () => ({ text: 'ink' }),
  order: ['head', 'text'],
  gap: () => 12,
  panel: {
    padding: () => ({ x: 13.5, right: 10, top: 14.5, bottom: 13 }),
    least: 159.5,
    draw: (sheet, { item, name, index, count, column }, box) => {
      const { ink, surface, accent, accentInk } = sheet.theme.colors
      if (column > 0) drawConnector(sheet, `connector-${index}`, box)
      const focus = count > 1 && index === count - 1
      const [ground, line] = focus ? [accent, accent] : [surface, ink]
      sheet.addShape(`${name}-box`, box, { fill: ground, stroke: { color: line, width: 1.5 } })
      const at = { x: rightEdge(box) - 20, y: box.y + 0.75 }
      drawBubble(sheet, name, at, { radius: 13, number: Number(item.number) })
      return { ground, ink: focus ? accentInk : ink }
    },
  },
}

/** An arrow from the box before it. */
function drawConnector(sheet: Sheet, name: string, box: Box): void {
  const { ink: color } = sheet.theme.colors
  const tip = { x: box.x, y: box.y + box.height / 2 }
  sheet.addLine(name, { ...tip, x: tip.x - gap }, { ...tip, x: tip.x - 6 }, { color, width: 1.5 })
  drawArrowheads(sheet, `${name}-arrow`, [{ tip, pointing: { x: 1, y: 0 } }], color)
}

function areaFrom(sheet: Sheet, y: Points): Box {
  const { content } = sheet.theme.frame
  return { ...content, y, height: contentEnd(sheet, bottomEdge(content)) - y }
}

/** The steps in one row without what they say about how long they take, and that as dimensions under them. */
const drawMeasured: DrawLayout = (sheet, content) => {
  const { items, durations } = timed(content)
  const count = items.length
  if (durations.length === 0 || durations.length > 4 || count > 5) return false
  const width = (sheet.theme.frame.content.width - gap * (count - 1)) / count
  const look: SequenceLook = {
    ...boxes,
    area: (on) => areaFrom(on, overDurations),
    sizes: () => inRows(1, count),
    sink: 0,
    foot: (on) => [{ tree: durationTree(on, durations, { count, width, gap }) }],
  }
  return sequenceLayout('step', () => items, look)(sheet, content)
}

/** Steps as boxes with connectors; what their texts say about time is measured below. */
export const drawDraughtsmanSteps = firstThatFits(drawMeasured, stepsLayout(boxes))

function timed(content: SlideContent) {
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
