import { leadBlockLayout } from '../../layouts/lead-block.ts'
import { sharedLayouts } from '../../layouts/shared-layouts.ts'
import type { Theme } from '../theme.ts'
import { drawMarqueeBigNumber } from './big-number.ts'
import { drawMarqueeChart } from './chart.ts'
import { drawMarqueeClosing } from './closing.ts'
import { drawStandingFan } from './company.ts'
import { drawMarqueeCover } from './cover.ts'
import { drawMarqueeImage, drawMarqueeTable } from './dressed-layouts.ts'
import { drawCornerSteps, drawSteppedBox } from './frames.ts'
import { drawMarqueeEyebrow, drawMarqueeHeading } from './heading.ts'
import { house } from './house.ts'
import { drawBoxOffice, drawPlate, drawSign } from './panels.ts'
import { drawMarqueeQuote } from './quote.ts'
import { drawMarqueeSection } from './section.ts'
import { drawMarqueeStats } from './stats.ts'
import { drawMarqueeSteps } from './steps.ts'
import { drawMarqueeTimeline } from './timeline.ts'
import { marqueeTokens } from './tokens.ts'

/** The evening of an art-deco theatre: dark velvet, lines of gold, everything in the middle. */
export const marquee: Theme = {
  ...marqueeTokens,
  ornament: { content: drawCornerSteps },
  drawHeading: drawMarqueeHeading,
  drawEyebrow: drawMarqueeEyebrow,
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
    image: drawMarqueeImage,
    closing: drawMarqueeClosing,
  },
}
