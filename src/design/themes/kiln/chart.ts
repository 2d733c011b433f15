import { type Points, pageHeight } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { columnEdge, columnSpan } from '../../grid.ts'
import { chartLayout } from '../../layouts/chart.ts'
import { takeawayLayout } from '../../layouts/takeaway.ts'
import { resized } from '../type-step.ts'
import { drawArch, drawFooterInArches, drawHalfDiscs } from './glazed-arch.ts'
import { skinAt } from './glazes.ts'

const skin = skinAt(1)
const top: Points = 136.8
const floor: Points = 490
const arch = { x: columnEdge(9), y: top, width: columnSpan(4) }

/** What the chart says, in the middle of an arch under two half-discs. */
const drawKilnTakeaway = takeawayLayout({
  box: (sheet) => ({ ...arch, height: contentEnd(sheet, floor) - top }),
  ground: (sheet, box, takeaway) => {
    drawArch(sheet, 'takeaway-arch', { ...box, height: pageHeight - box.y }, skin.ground)
    const foot = { x: box.x + box.width / 2, y: box.y + 80 }
    drawHalfDiscs(sheet, 'takeaway', foot, 38, skin.mark, takeaway?.trend)
    return { ...skin, mutedInk: skin.ink }
  },
  padding: { x: 26, top: 108, bottom: 0 },
  scale: ({ theme: { type } }) => ({ number: resized(type.statistic, 66), unit: type.unit }),
  label: { size: 18 },
  align: 'center',
  arrow: 'elsewhere',
  sink: 0.2,
  gaps: { label: 6, note: 5, second: 16 },
})

/** Flat bars on no line; what they say stands in an arch of ochre, the page number with it. */
export const drawKilnChart = chartLayout({
  besideWidth: 563,
  drawTakeaway: drawKilnTakeaway,
  look: { baseline: 'none' },
  footer: drawFooterInArches,
})
