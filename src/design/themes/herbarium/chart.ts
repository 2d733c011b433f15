import type { Box, Points } from '../../../scene/geometry.ts'
import { figureLadder, fitFigure } from '../../figure-text.ts'
import { rightEdge } from '../../grid.ts'
import { chartLayout } from '../../layouts/chart.ts'
import type { SetText, Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText } from '../../text-fitting.ts'
import type { DrawLayout } from '../theme.ts'
import { resized } from '../type-step.ts'
import { herbariumCharts } from './chart-look.ts'
import { cream, deepGreen, paleOnGreen, petal } from './colors.ts'
import { drawCornerPanel } from './corner-panel.ts'
import { drawPanelPlant } from './plants.ts'

const panel: Box = { x: 612.75, y: 48, width: 304.05, height: 420 }
const left = panel.x + 30
/** The leaves on the panel keep clear of the text. */
const textWidth: Points = 222

/** Columns on a line; what they say on a panel of deep green at their side, as high as title and chart together. */
export const drawHerbariumChart: DrawLayout = chartLayout({
  inset: () => ({ top: 15, bottom: 0 }),
  besideWidth: 525.6,
  drawTakeaway: drawHerbariumTakeaway,
  look: herbariumCharts,
  ring: (beside) => ({ center: { x: beside ? 300 : 480, y: 330 }, radius: 112 }),
})

const sizes = [
  { figure: 72, label: 20, note: 16 },
  { figure: 60, label: 18, note: 16 },
  { figure: 48, label: 16, note: 14 },
  { figure: 36, label: 14, note: 14 },
  { figure: 28, label: 12, note: 12 },
]

/** The figure in petal, its name in italics, a sentence; under a rule a second note. */
function drawHerbariumTakeaway(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { takeaway } = content
  const second = content.paragraphs.join(' ')
  const { body, date, statistic, unit } = theme.type
  const outline = drawCornerPanel(sheet, 'panel', panel, deepGreen)
  drawPanelPlant(sheet, 'panel-sprig', rightEdge(panel), outline)
  for (const size of sizes) {
    if (size.note < Math.min(14, sheet.context.smallestBody)) continue
    const set = (text: string, step: typeof body, color: string): SetText | undefined =>
      fitText(sheet, text, [step], { width: textWidth, height: 330 }, { color })
    const figure = fitFigure(
      sheet,
      takeaway?.figure ?? '',
      figureLadder(statistic, unit, [72, 60, 54, 48, 42, 36, 32, 28, 24]).filter(
        ({ number }) => number.size <= size.figure,
      ),
      { width: textWidth, height: 130 },
      { color: petal },
    )
    const alone = takeaway === undefined
    const parts = [
      { name: 'takeaway-figure', text: takeaway?.figure ?? '', set: figure, space: 0 },
      {
        name: 'takeaway-label',
        text: takeaway?.label ?? '',
        set: set(takeaway?.label ?? '', resized(date, size.label), cream),
        space: 2,
      },
      {
        name: 'takeaway-text',
        text: takeaway?.note ?? '',
        set: set(takeaway?.note ?? '', resized(body, size.note), paleOnGreen),
        space: 11,
      },
      {
        name: 'takeaway-note',
        text: second,
        set: set(second, resized(body, alone ? size.label : Math.min(14, size.note)), paleOnGreen),
        space: 50,
      },
    ].filter(({ text }) => text !== '')
    if (parts.some((part) => part.set === undefined)) continue
    const total = parts.reduce(
      (sum, part, index) => sum + (part.set?.layout.height ?? 0) + (index > 0 ? part.space : 0),
      0,
    )
    if (total > panel.height - 60) continue
    let y = panel.y + 30 + (panel.height - 60 - total) * 0.57
    parts.forEach((part, index) => {
      if (part.set === undefined) return
      const { layout } = part.set
      if (index > 0) y += part.space
      if (part.name === 'takeaway-note' && index > 0) {
        const rule = { x: left, y: y - 20, width: 54, height: 1 }
        sheet.addShape('panel-rule', rule, { fill: petal })
      }
      sheet.addText({
        name: part.name,
        box: { x: left, y, width: part.set.width, height: layout.height },
        layout,
        ground: deepGreen,
      })
      y += layout.height
    })
    return true
  }
  return false
}
