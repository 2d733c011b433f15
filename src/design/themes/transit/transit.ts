import { leadBlockLayout } from '../../layouts/lead-block.ts'
import { rowLayouts } from '../../layouts/row-list.ts'
import { sharedLayouts } from '../../layouts/shared-layouts.ts'
import type { Theme } from '../theme.ts'
import { drawTransitChart } from './chart.ts'
import { drawTransitCover } from './cover.ts'
import { companionLeft, drawCompanion, drawLastStop, drawParallelLines } from './junctions.ts'
import { drawTransitLeadBlock } from './lead-block.ts'
import { drawTransitHeadBand, drawTransitPanel, drawTransitTile } from './panels.ts'
import { drawTransitQuote } from './quote.ts'
import { drawTransitSection } from './section.ts'
import { drawTransitSteps } from './steps.ts'
import { drawLines, drawStops } from './stops.ts'
import { drawTransitTable } from './table.ts'
import { drawTransitTimeline } from './timeline.ts'
import { transitTokens } from './tokens.ts'
import { drawHeadLine, drawTransitEyebrow, drawTransitFooter } from './way.ts'

/** A metro map: sections are lines, facts are stops, the cover is the network. */
export const transit: Theme = {
  ...transitTokens,
  ornament: {
    content: drawHeadLine,
    'big-number': (sheet) => {
      drawParallelLines(sheet)
      drawHeadLine(sheet)
    },
    closing: drawLastStop,
  },
  companion: { left: companionLeft, draw: drawCompanion },
  drawEyebrow: drawTransitEyebrow,
  drawFooter: drawTransitFooter,
  drawPanel: drawTransitPanel,
  drawTile: drawTransitTile,
  drawHeadBand: drawTransitHeadBand,
  layouts: {
    ...sharedLayouts,
    ...rowLayouts({
      draw: drawStops,
      largestTerm: { head: 22, text: 18 },
      beside: true,
      drawParts: drawLines,
    }),
    title: drawTransitCover,
    section: drawTransitSection,
    paragraph: leadBlockLayout({ padding: 24, foot: 78 }, drawTransitLeadBlock),
    steps: drawTransitSteps,
    timeline: drawTransitTimeline,
    quote: drawTransitQuote,
    table: drawTransitTable,
    chart: drawTransitChart,
  },
}
