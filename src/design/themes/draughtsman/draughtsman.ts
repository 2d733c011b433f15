import { comparisonLayout } from '../../layouts/comparison.ts'
import { sharedLayouts } from '../../layouts/shared-layouts.ts'
import type { Theme } from '../theme.ts'
import { drawDraughtsmanBigNumber } from './big-number.ts'
import { drawDraughtsmanChart } from './chart.ts'
import { drawDraughtsmanClosing } from './closing.ts'
import { drawDraughtsmanCover } from './cover.ts'
import { drawDraughtsmanDefinition } from './definition.ts'
import { drawDrawingGrid } from './drawing-grid.ts'
import {
  drawDraughtsmanImage,
  drawDraughtsmanTable,
  drawView,
  drawViewTitle,
} from './dressed-layouts.ts'
import { drawHeading } from './heading.ts'
import { drawOutlinedPanel, drawOutlinedTile } from './panels.ts'
import { drawDraughtsmanAgenda } from './parts-list.ts'
import { drawDraughtsmanSteps } from './process.ts'
import { drawDraughtsmanQuote } from './quote.ts'
import { drawDraughtsmanSection } from './section.ts'
import { drawDraughtsmanStats } from './stats.ts'
import { drawDraughtsmanTimeline } from './timeline.ts'
import { drawTitleBlock } from './title-block.ts'
import { draughtsmanTokens } from './tokens.ts'

/**
 * A technical drawing: white lines on blueprint paper, red pencil for what matters, and every number a dimension. The
 * grid keeps clear of small text (see drawing-grid.ts), which therefore stands on the plain ground.
 */
export const draughtsman: Theme = {
  ...draughtsmanTokens,
  ornament: {},
  drawPanel: drawOutlinedPanel,
  drawTile: drawOutlinedTile,
  drawHeadBand: drawViewTitle,
  drawHeading,
  drawFooter: drawTitleBlock,
  sides: { title: ['stats'] },
  layouts: {
    ...sharedLayouts,
    title: drawDraughtsmanCover,
    comparison: comparisonLayout({ frame: drawView }),
    'big-number': drawDraughtsmanBigNumber,
    definition: drawDraughtsmanDefinition,
    table: drawDraughtsmanTable,
    image: drawDraughtsmanImage,
    agenda: drawDraughtsmanAgenda,
    timeline: drawDraughtsmanTimeline,
    quote: drawDraughtsmanQuote,
    closing: drawDraughtsmanClosing,
    steps: drawDraughtsmanSteps,
    chart: drawDraughtsmanChart,
    section: drawDraughtsmanSection,
    stats: drawDraughtsmanStats,
  },
  drawBackdrop: drawDrawingGrid,
}
