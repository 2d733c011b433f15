import { chartLayout } from '../../layouts/chart.ts'
import { leadBlockLayout } from '../../layouts/lead-block.ts'
import { rowLayouts } from '../../layouts/row-list.ts'
import { sharedLayouts } from '../../layouts/shared-layouts.ts'
import type { Theme } from '../theme.ts'
import { companionLeft, drawCompanion, drawLastStop, drawParallelLines } from './junctions.ts'
import { white } from './lines.ts'
import { drawTransitCover } from './network.ts'
import { drawTransitQuote } from './quote.ts'
import { drawTransitSection } from './section.ts'
import {
  drawTransitLeadBlock,
  drawTransitPanel,
  drawTransitTable,
  drawTransitTile,
} from './signs.ts'
import { drawTransitSteps } from './steps.ts'
import { drawLines, drawStops } from './stops.ts'
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
    // Lines of a chart are lines of the map: their points are stops, the one that matters filled.
    chart: chartLayout({
      besideWidth: 563,
      look: {
        paint: (usual, { kind, discussed }) => {
          const color = usual.stroke?.color ?? usual.fill
          if (kind !== 'point' || discussed || color === undefined) return usual
          return { ...usual, fill: white, stroke: { color, width: 2.5 } }
        },
      },
    }),
  },
}
