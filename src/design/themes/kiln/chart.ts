import type { Points } from '../../../scene/geometry.ts'
import { pageHeight } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { archPath } from '../../devices/arch.ts'
import { columnEdge, columnSpan } from '../../grid.ts'
import { chartLayout } from '../../layouts/chart.ts'
import { takeawayLayout } from '../../layouts/takeaway.ts'
import { recolor } from '../../recolor.ts'
import type { DrawLayout } from '../theme.ts'
import { resized } from '../type-step.ts'
import { skinAt } from './glazes.ts'
import { drawHalfDiscs } from './half-disc.ts'

const skin = skinAt(1)
const top: Points = 136.8
const floor: Points = 490
const arch = { x: columnEdge(9), y: top, width: columnSpan(4) }

/** What the chart says, in the middle of an arch under two half-discs. */
const drawKilnTakeaway = takeawayLayout({
  box: (sheet) => ({ ...arch, height: contentEnd(sheet, floor) - top }),
  ground: (sheet, box, takeaway) => {
    const { ground, ink, mark } = skin
    const shape = { ...box, height: pageHeight - box.y }
    const commands = archPath(shape)
    sheet.addShape('takeaway-arch', shape, { fill: ground }, { type: 'path', commands })
    const foot = { x: box.x + box.width / 2, y: box.y + 80 }
    drawHalfDiscs(sheet, 'takeaway', foot, 38, mark, takeaway?.trend)
    return { ground, ink, mutedInk: ink, accent: ink, line: ink }
  },
  padding: { x: 26, top: 108, bottom: 0 },
  scale: ({ theme: { type } }) => ({ number: resized(type.statistic, 66), unit: type.unit }),
  label: { size: 18 },
  align: 'center',
  arrow: 'elsewhere',
  sink: 0.2,
  gaps: { label: 6, note: 5, second: 16 },
})

const drawChart = chartLayout({
  besideWidth: 563,
  drawTakeaway: drawKilnTakeaway,
  look: { baseline: 'none' },
  ring: (beside) => ({ center: { x: beside ? 340 : 480, y: 318 }, radius: 134 }),
})

/** Flat bars on no line; what they say stands in an arch of ochre, the page number with it. */
export const drawKilnChart: DrawLayout = (sheet, content) => {
  if (!drawChart(sheet, content)) return false
  if (content.takeaway === undefined && content.paragraphs.length === 0) return true
  for (const [index, node] of sheet.nodes.entries())
    if (node.kind === 'text' && node.furniture === 'slideNumber')
      sheet.nodes[index] = {
        ...node,
        box: { ...node.box, x: node.box.x - 14 },
        layout: recolor(node.layout, () => skin.ink),
        ground: skin.ground,
      }
  return true
}
