import type { Points } from '../../../scene/geometry.ts'
import { pageHeight } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { archPath } from '../../devices/arch.ts'
import { figureLadder, fitFigure } from '../../figure-text.ts'
import { columnEdge, columnSpan } from '../../grid.ts'
import { chartLayout } from '../../layouts/chart.ts'
import { recolor } from '../../recolor.ts'
import type { SetText, Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText } from '../../text-fitting.ts'
import type { DrawLayout } from '../theme.ts'
import { inFont, resized } from '../type-step.ts'
import { skinAt } from './glazes.ts'
import { drawHalfDiscs } from './half-disc.ts'

const skin = skinAt(1)
const top: Points = 136.8
const floor: Points = 490
const arch = { x: columnEdge(9), y: top, width: columnSpan(4), height: pageHeight - top }
const padding: Points = 26

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

const sizes = [
  { figure: 66, label: 18, note: 16 },
  { figure: 54, label: 16, note: 14 },
  { figure: 44, label: 14, note: 14 },
  { figure: 36, label: 14, note: 12 },
  { figure: 28, label: 12, note: 12 },
]

function drawKilnTakeaway(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { takeaway } = content
  const second = content.paragraphs.join(' ')
  const width = arch.width - 2 * padding
  const end = contentEnd(sheet, floor)
  const options = { color: skin.ink, align: 'center' as const }
  const { body, statistic, unit } = theme.type
  sheet.addShape(
    'takeaway-arch',
    arch,
    { fill: skin.ground },
    { type: 'path', commands: archPath(arch) },
  )
  for (const size of sizes) {
    const fitted = (text: string, points: Points, strong = false) => {
      const step = resized(body, points)
      const own = strong ? inFont(step, theme.strong) : step
      return fitText(sheet, text, [own], { width, height: 300, balanced: true }, options)
    }
    const parts: { name: string; text: string; set: SetText | undefined; space: Points }[] = [
      {
        name: 'takeaway-figure',
        text: takeaway?.figure ?? '',
        set: fitFigure(
          sheet,
          takeaway?.figure ?? '',
          figureLadder(statistic, unit, [54, 44, 36, 32, 28, 24]).filter(
            ({ number }) => number.size <= size.figure,
          ),
          { width, height: 120 },
          options,
        ),
        space: 0,
      },
      {
        name: 'takeaway-label',
        text: takeaway?.label ?? '',
        set: fitted(takeaway?.label ?? '', size.label, true),
        space: 6,
      },
      {
        name: 'takeaway-text',
        text: takeaway?.note ?? '',
        set: fitted(takeaway?.note ?? '', size.note),
        space: 5,
      },
      {
        name: 'takeaway-note',
        text: second,
        set: fitted(second, Math.min(14, size.note)),
        space: 16,
      },
    ]
    const shown = parts.filter(({ text }) => text !== '')
    if (shown.some(({ set }) => set === undefined)) continue
    const total = shown.reduce(
      (sum, { set, space }, index) => sum + (set?.layout.height ?? 0) + (index > 0 ? space : 0),
      0,
    )
    for (const radius of [42, 30]) {
      const foot = top + (radius > 40 ? 50 : 34) + radius
      const first = foot + radius * 0.75
      if (first + total > end) continue
      const center = arch.x + arch.width / 2
      drawHalfDiscs(sheet, 'takeaway', { x: center, y: foot }, radius, skin.mark, takeaway?.trend)
      let y = first + Math.min(20, (end - first - total) * 0.25)
      shown.forEach(({ name, set, space }, index) => {
        if (set === undefined) return
        y += index > 0 ? space : 0
        sheet.addText({
          name,
          box: { x: center - set.width / 2, y, width: set.width, height: set.layout.height },
          layout: set.layout,
          ground: skin.ground,
        })
        y += set.layout.height
      })
      return true
    }
  }
  return false
}
