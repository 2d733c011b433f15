import type { Points } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import { headingBottom } from '../../heading-bottom.ts'
import { firstThatFits } from '../../layouts/first-that-fits.ts'
import { sizesOf, stepItems, stepsLayout } from '../../layouts/sequence.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { drawChevronDisc, drawDisc } from './discs.ts'
import { pastel } from './pastels.ts'
import { drawDiscNumber, drawPillRows } from './pill-rows.ts'

const gap: Points = 15
/** Every second pill stands so much lower. */
const drop: Points = 42
const disc: Points = 46.5
const colors = [pastel.sky, pastel.lavender, pastel.mint, pastel.lemon, pastel.pink]

/** Under the title, down to the foot of the content. */
function areaUnder(sheet: Sheet, space: Points, highest = 0) {
  const { content } = sheet.theme.frame
  const y = Math.max(headingBottom(sheet) + space, highest)
  return { ...content, y, height: contentEnd(sheet, 490.5) - y }
}

/** Standing pills, every second one lower, a chevron over each gap. */
const drawStanding = stepsLayout({
  most: 5,
  area: (sheet) => areaUnder(sheet, 12, 118.5),
  sizes: (count) =>
    count < 4
      ? []
      : sizesOf(
          1,
          [...(count < 5 ? [[20, 16] satisfies [number, number]] : []), [20, 14], [16, 14]],
          [2 * disc],
        ),
  gutter: gap,
  align: 'center',
  balanced: true,
  tones: () => ({ text: 'ink' }),
  gap: (part) => (part === 'head' ? 31 : 7),
  drop: ({ column }) => (column % 2 === 1 ? drop : 0),
  panel: {
    padding: () => ({ x: 20, top: 35, bottom: 28 }),
    draw: (sheet, { name, index }, box) => {
      const fill = colors[index % colors.length] as string
      sheet.addShape(`${name}-pill`, box, { fill }, { type: 'rectangle', radius: box.width / 2 })
      return { ground: fill }
    },
  },
  device: (sheet, { item, name, index, count }, box, { pitch, boxes }) => {
    const { ink, accent, accentInk } = sheet.theme.colors
    const last = index === count - 1
    const fill = last ? accent : '#FFFFFF'
    const center = { x: box.x + box.width / 2, y: box.y + disc }
    drawDisc(sheet, `${name}-disc`, center, disc, fill)
    const look = { color: last ? accentInk : ink, ground: fill }
    drawDiscNumber(sheet, `${name}-number`, item.number, center, disc, look)
    // All chevrons stand at the height of the upper pills' discs.
    const y = Math.min(...boxes.map((one) => one.y)) + 67.5
    if (index > 0) drawChevronDisc(sheet, `next-${index}`, { x: center.x - pitch / 2, y })
  },
})

/** A process: standing pills where they have room; few or many steps lie. */
export const drawSorbetSteps = firstThatFits(drawStanding, drawLying)

/** Lying pills: one column, every second one farther in, while the steps are few; two columns for more. */
function drawLying(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const steps = stepItems(content)
  const area = areaUnder(sheet, 24)
  const rows = steps.map(({ number, head, text }, index) => ({
    mark: number,
    head,
    text,
    strong: index === steps.length - 1,
  }))
  const placed =
    (steps.length <= 5
      ? drawPillRows(sheet, rows, { name: 'step', columns: 1 }, area, drop)
      : undefined) ?? drawPillRows(sheet, rows, { name: 'step', columns: 2 }, area)
  if (placed === undefined && steps.length > 0) return false
  drawFooter(sheet)
  if (placed?.[0] === undefined || placed[0].width < area.width / 2) return true
  placed.slice(1).forEach((box, index) => {
    const before = placed[index]
    if (before === undefined) return
    const y = (bottomEdge(before) + box.y) / 2
    drawChevronDisc(sheet, `next-${index + 1}`, { x: rightEdge(area) - drop - 150, y }, 'down')
  })
  return true
}
