import { chartLayout } from '../../layouts/chart.ts'
import type { DrawLayout } from '../theme.ts'
import { drawColumns } from './column-chart.ts'
import { drawNotesTable, focusNote } from './notes-table.ts'

/** A chart with the table of its notes. */
export const drawDraughtsmanChart: DrawLayout = (sheet, content) => {
  const reference = content.takeaway ? 0 : focusNote(content) + 1
  return chartLayout({
    besideWidth: 585,
    drawTakeaway: drawNotesTable,
    drawBars: (on, title, chart, area) => drawColumns(on, title, chart, area, reference),
    ring: (beside) => ({ center: { x: beside ? 330 : 480, y: 306 }, radius: 132 }),
  })(sheet, content)
}
