import { headingLayout } from '../../layouts/heading.ts'
import { sharedLayouts } from '../../layouts/shared-layouts.ts'
import type { DrawLayout, Theme } from '../theme.ts'
import { drawObservatoryCards } from './cards.ts'
import { drawObservatoryChart } from './chart.ts'
import {
  drawObservatoryClosing,
  drawObservatoryCover,
  drawObservatoryQuote,
  drawObservatorySection,
} from './display.ts'
import { drawObservatorySteps, drawObservatoryTimeline } from './orbits.ts'
import { drawSideName, drawSky, drawTileRing } from './panel.ts'
import { drawCornerSky, drawPlanet, drawStars } from './skies.ts'
import { drawObservatoryStats } from './stats.ts'
import { observatoryTokens } from './tokens.ts'

/** Night: facts are bodies on orbits, the important one glows apricot. Wide light letters, much empty sky. */
export const observatory: Theme = {
  ...observatoryTokens,
  ornament: { 'big-number': (sheet) => drawPlanet(sheet, { x: 832, y: 262 }, 88) },
  // Under the title, muted, what the slide is a part of or counts.
  drawHeading: headingLayout({
    sizes: [26, 22, 19, 17],
    lines: (size) => (size >= 22 ? 2 : 3),
    quiet: true,
    under: (titleEnd, lineHeight) => Math.min(titleEnd + 15, 160 - lineHeight),
  }),
  drawPanel: drawSky,
  drawTile: drawTileRing,
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
    table: underCorner(sharedLayouts.table),
    chart: drawObservatoryChart,
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
