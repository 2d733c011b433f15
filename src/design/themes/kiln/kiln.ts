import { drawPlainEyebrow } from '../../devices/plain-eyebrow.ts'
import { comparisonLayout } from '../../layouts/comparison.ts'
import { leadBlockLayout } from '../../layouts/lead-block.ts'
import { rowLayouts } from '../../layouts/marked-rows.ts'
import { sharedLayouts } from '../../layouts/shared-layouts.ts'
import type { Theme } from '../theme.ts'
import { drawKilnBigNumber, drawKilnStats } from './big-number.ts'
import { drawKilnChart } from './chart.ts'
import { drawKilnCover } from './cover.ts'
import { drawKilnLeadBlock, leadFoot } from './lead-block.ts'
import { drawKilnHeadBand, drawKilnPanel, drawKilnTile, kilnLine } from './panels.ts'
import { drawKilnQuote } from './quote.ts'
import { drawKilnSection } from './section.ts'
import { drawKilnSteps, drawKilnTimeline } from './sequences.ts'
import { drawKilnTable } from './table.ts'
import { drawTileRows } from './tile-rows.ts'
import { drawMosaic, layTiles } from './tiles.ts'
import { kilnTokens } from './tokens.ts'

/** Glazed tiles and the arches of the building that they come from: big flat colour, no line at all. */
export const kiln: Theme = {
  ...kilnTokens,
  drawEyebrow: drawPlainEyebrow,
  ornament: {
    closing: (sheet) => {
      const wall = { x: 690, y: 0, width: 270, height: 540 }
      drawMosaic(sheet, 'tile', layTiles(7, 2, 4), wall)
    },
  },
  companion: {
    left: 734.7,
    draw: (sheet) => {
      const { y, height } = sheet.theme.frame.content
      drawMosaic(sheet, 'tile', layTiles(sheet.context.pageNumber, 2, 3), {
        x: 734.7,
        y,
        width: 225.3,
        height,
      })
    },
  },
  drawPanel: drawKilnPanel,
  drawTile: drawKilnTile,
  drawHeadBand: drawKilnHeadBand,
  layouts: {
    ...sharedLayouts,
    ...rowLayouts({ draw: drawTileRows, largestTerm: { head: 24, text: 18 } }),
    title: drawKilnCover,
    section: drawKilnSection,
    paragraph: leadBlockLayout({ padding: 24, foot: leadFoot }, drawKilnLeadBlock),
    steps: drawKilnSteps,
    timeline: drawKilnTimeline,
    comparison: comparisonLayout({ line: kilnLine }),
    stats: drawKilnStats,
    'big-number': drawKilnBigNumber,
    quote: drawKilnQuote,
    table: drawKilnTable,
    chart: drawKilnChart,
  },
}
