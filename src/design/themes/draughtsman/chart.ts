import type { Color } from '../../../scene/paint.ts'
import { chartLayout } from '../../layouts/chart.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import type { DrawLayout } from '../theme.ts'
import { drawColumns } from './column-chart.ts'
import { drawNotesTable, focusNote } from './notes-table.ts'

const plain = '#2E66B8'

/** A chart with the table of its notes. */
export const drawDraughtsmanChart: DrawLayout = (sheet, content) => {
  const reference = content.takeaway ? 0 : focusNote(content) + 1
  const drawn = chartLayout({
    besideWidth: 585,
    drawTakeaway: (on, shown) => drawNotesTable(on, shown, outlineSlices(on, shown)),
    drawBars: (on, title, chart, area) => drawColumns(on, title, chart, area, reference),
    ring: (beside) => ({ center: { x: beside ? 330 : 480, y: 306 }, radius: 132 }),
  })(sheet, content)
  if (drawn) outlineSlices(sheet, content)
  return drawn
}

/**
 * Slices as outlines: the first, whose share stands in the hole, in red pencil, the one that the takeaway is about
 * white, the others filled like columns. Gives the colour of the takeaway.
 */
function outlineSlices(sheet: Sheet, content: SlideContent): Color | undefined {
  const { accent, ink } = sheet.theme.colors
  const chart = sheet.nodes.find((node) => node.kind === 'chart')
  if (chart?.kind !== 'chart' || chart.chartType !== 'pie') return undefined
  const discussed = chart.categories.indexOf(content.takeaway?.label ?? '')
  const colors = chart.categories.map((_, index) =>
    index === 0 ? accent : index === discussed ? ink : plain,
  )
  const pen = { color: ink, width: 1.5 }
  chart.separator = pen
  for (const series of chart.series) series.pointColors = colors
  chart.drawing.forEach((node) => {
    const [, number] = /slice-(\d+)$/.exec(node.name) ?? []
    const color = colors[Number(number) - 1]
    if (node.kind !== 'shape' || color === undefined) return
    node.fill = { kind: 'solid', color }
    node.stroke = pen
  })
  return discussed > 0 ? ink : accent
}
