import { chartLayout } from '../../layouts/chart.ts'
import { leadBlockLayout } from '../../layouts/lead-block.ts'
import { rowLayouts } from '../../layouts/row-list.ts'
import { sharedLayouts } from '../../layouts/shared-layouts.ts'
import type { Theme } from '../theme.ts'
import { drawCassetteCover } from './cover.ts'
import { drawCassetteSteps } from './keys.ts'
import {
  drawCassetteLeadBlock,
  drawCornerStripes,
  drawLastTurn,
  drawStripeArch,
  drawWideTurn,
} from './ornaments.ts'
import {
  drawCassetteHeadBand,
  drawCassettePanel,
  drawCassetteTable,
  drawCassetteTile,
} from './panels.ts'
import { drawCassetteQuote } from './quote.ts'
import { drawCassetteSection } from './section.ts'
import { drawCassetteStats } from './stats.ts'
import { drawStripeRows } from './stripe-rows.ts'
import { drawCassetteTimeline } from './timeline.ts'
import { cassetteTokens } from './tokens.ts'

/** The label of a 1970s cassette: warm stripes that run, turn through quarter circles and leave at the edge. */
export const cassette: Theme = {
  ...cassetteTokens,
  ornament: {
    content: drawCornerStripes,
    'big-number': drawWideTurn,
    closing: drawLastTurn,
  },
  companion: { left: 690, draw: drawStripeArch },
  drawPanel: drawCassettePanel,
  drawTile: drawCassetteTile,
  drawHeadBand: drawCassetteHeadBand,
  layouts: {
    ...sharedLayouts,
    ...rowLayouts({
      draw: drawStripeRows,
      largestTerm: { head: 22, text: 18 },
      beside: true,
    }),
    title: drawCassetteCover,
    section: drawCassetteSection,
    paragraph: leadBlockLayout({ padding: 24, foot: 92 }, drawCassetteLeadBlock),
    steps: drawCassetteSteps,
    timeline: drawCassetteTimeline,
    stats: drawCassetteStats,
    quote: drawCassetteQuote,
    table: drawCassetteTable,
    chart: chartLayout({ besideWidth: 563 }),
  },
}
