import { drawPlainEyebrow } from '../../devices/plain-eyebrow.ts'
import { leadBlockLayout } from '../../layouts/lead-block.ts'
import { rowLayouts } from '../../layouts/row-list.ts'
import { sharedLayouts } from '../../layouts/shared-layouts.ts'
import type { Theme } from '../theme.ts'
import { drawHerbariumChart } from './chart.ts'
import {
  drawHerbariumClosing,
  drawHerbariumCover,
  drawHerbariumQuote,
  drawHerbariumSection,
} from './dark-slides.ts'
import { drawHerbariumHeading } from './heading.ts'
import { drawHerbariumHeadBand, drawHerbariumPanel, drawHerbariumTile, onGreen } from './panels.ts'
import { drawFloweringPanel, drawFootPlant, footPlantHeight } from './plants.ts'
import { drawHerbariumRows } from './rows.ts'
import { drawHerbariumStats } from './stats.ts'
import { drawHerbariumSteps } from './steps.ts'
import { drawHerbariumTimeline } from './timeline.ts'
import { herbariumTokens } from './tokens.ts'

/** Where the panel beside a short text begins. */
const companionLeft = 720

/** A pressed-plant sheet: the plant carries the content, labels stand in italics as on a specimen. */
export const herbarium: Theme = {
  ...herbariumTokens,
  drawEyebrow: drawPlainEyebrow,
  drawHeading: drawHerbariumHeading,
  ornament: {
    'big-number': (sheet) =>
      drawFloweringPanel(sheet, { x: 664, y: 48, width: 252.8, height: 432 }),
  },
  companion: {
    left: companionLeft,
    draw: (sheet) => {
      const { y, height } = sheet.theme.frame.content
      const width = 916.8 - companionLeft
      drawFloweringPanel(sheet, { x: companionLeft, y, width, height: height - 2 })
    },
  },
  drawPanel: drawHerbariumPanel,
  drawTile: drawHerbariumTile,
  drawHeadBand: drawHerbariumHeadBand,
  layouts: {
    ...sharedLayouts,
    ...rowLayouts({ draw: drawHerbariumRows, largestTerm: { head: 28, text: 18 }, beside: true }),
    title: drawHerbariumCover,
    section: drawHerbariumSection,
    paragraph: leadBlockLayout({ padding: 30, foot: footPlantHeight }, (sheet, box) => {
      drawHerbariumPanel(sheet, 'lead-panel', box, 'focus', { index: 0, count: 1 })
      drawFootPlant(sheet, 'lead-sprig', box)
      return onGreen
    }),
    stats: drawHerbariumStats,
    steps: drawHerbariumSteps,
    timeline: drawHerbariumTimeline,
    quote: drawHerbariumQuote,
    chart: drawHerbariumChart,
    closing: drawHerbariumClosing,
  },
}
