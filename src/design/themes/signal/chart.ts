import { type Points, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import type { Stroke } from '../../../scene/paint.ts'
import { figureLadder, fitFigure } from '../../figure-text.ts'
import { chartLayout } from '../../layouts/chart.ts'
import type { SetText, Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText } from '../../text-fitting.ts'
import { inFont, resized } from '../type-step.ts'
import { addPanel } from './add-panel.ts'
import { black, white, yellow } from './colors.ts'
import { bandFoot } from './heading.ts'
import { drawSlab } from './slab.ts'

const panelLeft: Points = 660
const inset: Points = 30
const width: Points = 916.8 - panelLeft - inset
const outline: Stroke = { color: black, width: 3 }

/** Black bars, the one that the slide is about inverted; what they say on black, in type as large as it gets. */
export const drawSignalChart = chartLayout({
  besideWidth: 588,
  drawTakeaway: drawSignalTakeaway,
  look: {
    paint: (usual, { kind, series, discussed }) => {
      if (kind !== 'bar' || series !== 'main') return usual
      return discussed ? { ...usual, fill: white, stroke: outline } : { ...usual, fill: black }
    },
  },
  ring: (beside) => ({ center: { x: beside ? 335 : 480, y: 326 }, radius: 128 }),
})

const sizes = [
  { figure: 84, label: 20, note: 16 },
  { figure: 72, label: 18, note: 16 },
  { figure: 60, label: 16, note: 14 },
  { figure: 44, label: 14, note: 14 },
  { figure: 32, label: 12, note: 12 },
]

/** What the chart says: a figure in yellow over a slab on a black panel, under it its name and the notes. */
function drawSignalTakeaway(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { takeaway } = content
  const second = content.paragraphs.join(' ')
  const panel = {
    x: panelLeft,
    y: bandFoot,
    width: pageWidth - panelLeft,
    height: pageHeight - bandFoot,
  }
  addPanel(sheet, 'panel', panel, black)
  const x = panelLeft + inset
  const { body, statistic, unit } = theme.type
  for (const size of sizes) {
    const set = (text: string, points: Points, strong: boolean) => {
      const step = resized(body, points)
      const own = strong ? inFont(step, theme.strong) : step
      const color = strong ? yellow : white
      return fitText(sheet, text, [own], { width, height: 330, balanced: 'at sense' }, { color })
    }
    const figure = fitFigure(
      sheet,
      takeaway?.figure ?? '',
      figureLadder(statistic, unit, [84, 72, 60, 48, 40, 32, 28, 24]).filter(
        ({ number }) => number.size <= size.figure,
      ),
      { width, height: 150 },
      { color: yellow },
    )
    const parts: { name: string; text: string; set: SetText | undefined; space: Points }[] = [
      { name: 'takeaway-figure', text: takeaway?.figure ?? '', set: figure, space: 0 },
      {
        name: 'takeaway-label',
        text: takeaway?.label ?? '',
        set: set(takeaway?.label ?? '', size.label, true),
        space: 30,
      },
      {
        name: 'takeaway-text',
        text: takeaway?.note ?? '',
        set: set(takeaway?.note ?? '', size.note, false),
        space: 4,
      },
      {
        name: 'takeaway-note',
        text: second,
        set: takeaway
          ? set(second, Math.min(14, size.note), false)
          : set(second, size.label, false),
        space: 18,
      },
    ]
    const shown = parts.filter(({ text }) => text !== '')
    if (shown.some((part) => part.set === undefined)) continue
    const total = shown.reduce(
      (sum, part, index) => sum + (part.set?.layout.height ?? 0) + (index > 0 ? part.space : 0),
      0,
    )
    const [from, to] = [bandFoot + 24, 488]
    if (total > to - from) continue
    let y = from + (to - from - total) * 0.4
    shown.forEach((part, index) => {
      if (part.set === undefined) return
      const { layout } = part.set
      if (index > 0) y += part.space
      if (part.name === 'takeaway-label' && index > 0)
        drawSlab(sheet, 'takeaway-slab', { x, y: y - 18 }, 48, yellow)
      sheet.addText({
        name: part.name,
        box: { x, y, width, height: layout.height },
        layout,
        ground: black,
      })
      y += layout.height
    })
    return true
  }
  return false
}
