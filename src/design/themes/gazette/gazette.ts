import { chartLayout } from '../../layouts/chart.ts'
import { sharedLayouts } from '../../layouts/shared-layouts.ts'
import { tableLayout } from '../../layouts/table.ts'
import type { Theme } from '../theme.ts'
import { drawGazetteBigNumber } from './big-number.ts'
import { gazetteCharts } from './chart-look.ts'
import { drawGazetteClosing } from './closing.ts'
import { drawGazetteCards, drawGazetteSteps } from './columns.ts'
import { drawGazetteCover } from './cover.ts'
import { drawGazetteFooter, drawGazetteHeading } from './heading.ts'
import { drawGazetteHeadBand, drawGazettePanel, drawGazetteTile, gazetteTable } from './panel.ts'
import { drawGazetteParagraph } from './paragraph.ts'
import { drawCompanion } from './pictures.ts'
import { drawGazetteQuote } from './quote.ts'
import { lastColumn } from './rules.ts'
import { drawGazetteSection } from './section.ts'
import { drawSideColumn } from './side-column.ts'
import { drawGazetteStats } from './stats.ts'
import { drawGazetteTimeline } from './timeline.ts'
import { gazetteTokens } from './tokens.ts'

/** The front page of a serious paper: masthead, Oxford rules, columns, one red. */
export const gazette: Theme = {
  ...gazetteTokens,
  ornament: {},
  companion: { left: lastColumn, draw: drawCompanion },
  drawHeading: drawGazetteHeading,
  drawFooter: drawGazetteFooter,
  drawPanel: drawGazettePanel,
  drawTile: drawGazetteTile,
  drawHeadBand: drawGazetteHeadBand,
  sides: { quote: ['stats'] },
  layouts: {
    ...sharedLayouts,
    title: drawGazetteCover,
    paragraph: drawGazetteParagraph,
    cards: drawGazetteCards,
    table: tableLayout(gazetteTable),
    section: drawGazetteSection,
    closing: drawGazetteClosing,
    steps: drawGazetteSteps,
    timeline: drawGazetteTimeline,
    stats: drawGazetteStats,
    'big-number': drawGazetteBigNumber,
    quote: drawGazetteQuote,
    chart: chartLayout({
      inset: () => ({ top: -12.2, bottom: 4.4 }),
      besideWidth: 581,
      drawTakeaway: drawSideColumn,
      look: gazetteCharts,
    }),
  },
}
