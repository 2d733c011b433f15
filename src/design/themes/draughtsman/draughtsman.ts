import { comparisonLayout } from '../../layouts/comparison.ts'
import { sharedLayouts } from '../../layouts/shared-layouts.ts'
import { plainTable, type TableLook, tableLayout } from '../../layouts/table.ts'
import type { Theme } from '../theme.ts'
import { drawDraughtsmanBigNumber } from './big-number.ts'
import { drawDraughtsmanChart } from './chart.ts'
import { drawDraughtsmanClosing } from './closing.ts'
import { drawDraughtsmanCover } from './cover.ts'
import { drawDrawingSheet } from './drawing-sheet.ts'
import { drawHeading, drawLetteredLine } from './heading.ts'
import {
  drawOutlinedPanel,
  drawOutlinedTile,
  drawRuling,
  drawView,
  drawViewTitle,
} from './panels.ts'
import { drawDraughtsmanQuote } from './quote.ts'
import { drawDraughtsmanSection } from './section.ts'
import { drawDraughtsmanStats } from './stats.ts'
import { drawDraughtsmanSteps } from './steps.ts'
import { drawDraughtsmanTimeline } from './timeline.ts'
import { drawTitleBlock } from './title-block.ts'
import { draughtsmanTokens } from './tokens.ts'

/** A table as the parts list of a drawing: framed, ruled in both directions, on clear paper. */
const ruledTable: TableLook = {
  ...plainTable,
  ruled: true,
  under: (sheet, box) =>
    sheet.addShape('table-paper', box, { fill: sheet.theme.colors.background }),
  over: (sheet, box, widths) => {
    const ends = widths.map((_, index) =>
      widths.slice(0, index + 1).reduce((sum, one) => sum + one),
    )
    const columns = ends.slice(0, -1).map((end) => box.x + end)
    drawRuling(sheet, 'table', box, { columns })
  },
}

/**
 * A technical drawing: white lines on blueprint paper, red pencil for what matters, and every number a dimension.
 */
export const draughtsman: Theme = {
  ...draughtsmanTokens,
  ornament: {},
  drawPanel: drawOutlinedPanel,
  drawTile: drawOutlinedTile,
  drawHeadBand: drawViewTitle,
  drawHeading,
  drawEyebrow: drawLetteredLine,
  drawFooter: drawTitleBlock,
  sides: { title: ['stats'] },
  layouts: {
    ...sharedLayouts,
    title: drawDraughtsmanCover,
    comparison: comparisonLayout({ frame: drawView }),
    'big-number': drawDraughtsmanBigNumber,
    table: tableLayout(ruledTable),
    timeline: drawDraughtsmanTimeline,
    quote: drawDraughtsmanQuote,
    closing: drawDraughtsmanClosing,
    steps: drawDraughtsmanSteps,
    chart: drawDraughtsmanChart,
    section: drawDraughtsmanSection,
    stats: drawDraughtsmanStats,
  },
  drawBackdrop: drawDrawingSheet,
}
