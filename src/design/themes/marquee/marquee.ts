import { pageWidth } from '../../../scene/geometry.ts'
import { bottomEdge } from '../../grid.ts'
import { headingLayout } from '../../layouts/heading.ts'
import { leadBlockLayout } from '../../layouts/lead-block.ts'
import { sharedLayouts } from '../../layouts/shared-layouts.ts'
import type { Theme } from '../theme.ts'
import { drawMarqueeBigNumber } from './big-number.ts'
import { drawMarqueeChart } from './chart.ts'
import { drawStandingFan } from './fan.ts'
import { drawCornerSteps, drawLozengeRule, drawSteppedBox } from './frames.ts'
import { house } from './house.ts'
import { drawBoxOffice, drawMarqueeTable, drawPlate, drawSign } from './panels.ts'
import { drawMarqueeClosing, drawMarqueeCover, drawMarqueeSection } from './playbill.ts'
import { drawMarqueeQuote } from './quote.ts'
import { drawMarqueeStats } from './stats.ts'
import { drawMarqueeSteps } from './steps.ts'
import { drawMarqueeTimeline } from './timeline.ts'
import { marqueeTokens } from './tokens.ts'

/** The evening of an art-deco theatre: dark velvet, lines of gold, everything in the middle. */
export const marquee: Theme = {
  ...marqueeTokens,
  ornament: { content: drawCornerSteps },
  drawHeading: headingLayout({
    sizes: [32, 28, 24, 20, 18],
    lines: (size) => (size >= 24 ? 2 : 4),
    align: 'center',
    rule: (sheet, title) =>
      drawLozengeRule(sheet, 'heading-rule', { x: pageWidth / 2, y: bottomEdge(title) + 10 }, 220),
  }),
  companion: { left: 720, draw: drawStandingFan },
  drawPanel: drawBoxOffice,
  drawTile: drawPlate,
  drawHeadBand: drawSign,
  layouts: {
    ...sharedLayouts,
    title: drawMarqueeCover,
    section: drawMarqueeSection,
    paragraph: leadBlockLayout({ padding: 32, foot: 24 }, (sheet, box) => {
      const pen = { color: house.gold, width: 1 }
      drawSteppedBox(sheet, 'lead-panel', box, 10, { fill: house.velvet, stroke: pen })
      return { ground: house.velvet, ink: house.ivory }
    }),
    steps: drawMarqueeSteps,
    timeline: drawMarqueeTimeline,
    stats: drawMarqueeStats,
    'big-number': drawMarqueeBigNumber,
    quote: drawMarqueeQuote,
    table: drawMarqueeTable,
    chart: drawMarqueeChart,
    closing: drawMarqueeClosing,
  },
}
