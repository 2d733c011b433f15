import { chartLayout, reachUnder } from '../../layouts/chart.ts'
import { sharedLayouts } from '../../layouts/shared-layouts.ts'
import { tableLayout } from '../../layouts/table.ts'
import type { DrawLayout, Theme } from '../theme.ts'
import { drawObservatoryCards } from './cards.ts'
import { observatoryCharts } from './chart-look.ts'
import { drawObservatoryClosing } from './closing.ts'
import { drawObservatoryCover } from './cover.ts'
import { drawObservatoryHeading } from './heading.ts'
import { drawRing, drawSideName, drawSky } from './panel.ts'
import { drawObservatoryQuote } from './quote.ts'
import { drawObservatorySection } from './section.ts'
import { drawCornerSky, drawPlanet, drawStars } from './skies.ts'
import { drawObservatoryStats } from './stats.ts'
import { drawObservatorySteps } from './steps.ts'
import { drawObservatoryTakeaway } from './takeaway.ts'
import { drawObservatoryTimeline } from './timeline.ts'
import { observatoryTokens } from './tokens.ts'

/** Night: facts are bodies on orbits, the important one glows apricot. Wide light letters, much empty sky. */
export const observatory: Theme = {
  ...observatoryTokens,
  ornament: { 'big-number': (sheet) => drawPlanet(sheet, { x: 832, y: 262 }, 88) },
  drawHeading: drawObservatoryHeading,
  drawPanel: drawSky,
  drawTile: drawRing,
  drawHeadBand: drawSideName,
  layouts: {
    ...sharedLayouts,
    title: drawObservatoryCover,
    section: drawObservatorySection,
    bullets: underCorner(sharedLayouts.bullets),
    paragraph: underCorner(sharedLayouts.paragraph),
    steps: drawObservatorySteps,
    timeline: drawObservatoryTimeline,
    stats: drawObservatoryStats,
    cards: underCorner(drawObservatoryCards),
    closing: drawObservatoryClosing,
    agenda: underCorner(sharedLayouts.agenda),
    definition: underCorner(sharedLayouts.definition),
    recap: underCorner(sharedLayouts.recap),
    quote: drawObservatoryQuote,
    statement: underCorner(sharedLayouts.statement),
    table: underCorner(tableLayout()),
    chart: chartLayout({
      inset: (sheet) => reachUnder(sheet, 18),
      besideWidth: 577.6,
      drawTakeaway: drawObservatoryTakeaway,
      look: observatoryCharts,
    }),
  },
  drawBackdrop: drawStars,
}

/** A layout under the small system of orbits in the upper right corner. */
function underCorner(draw: DrawLayout): DrawLayout {
  return (sheet, content) => {
    drawCornerSky(sheet)
    return draw(sheet, content)
  }
}
