import { drawPlainEyebrow } from '../../devices/plain-eyebrow.ts'
import { leadBlockLayout } from '../../layouts/lead-block.ts'
import { sharedLayouts } from '../../layouts/shared-layouts.ts'
import type { Theme } from '../theme.ts'
import { drawHerbariumChart } from './chart.ts'
import { drawHerbariumClosing } from './closing.ts'
import { cream, deepGreen } from './colors.ts'
import { drawCornerPanel } from './corner-panel.ts'
import { drawHerbariumCover } from './cover.ts'
import { drawHerbariumHeading } from './heading.ts'
import {
  drawHerbariumAgenda,
  drawHerbariumBullets,
  drawHerbariumDefinition,
  drawHerbariumRecap,
} from './lists.ts'
import { drawHerbariumHeadBand, drawHerbariumPanel, drawHerbariumTile } from './panels.ts'
import { companionLeft, drawBigNumberPlants, drawCompanionPlants } from './plant-panels.ts'
import { drawFootPlant, footPlantHeight } from './plants.ts'
import { drawHerbariumQuote } from './quote.ts'
import { drawHerbariumSection } from './section.ts'
import { drawHerbariumStats } from './stats.ts'
import { drawHerbariumSteps } from './steps.ts'
import { drawHerbariumTimeline } from './timeline.ts'
import { herbariumTokens } from './tokens.ts'

/** A pressed-plant sheet: the plant carries the content, labels stand in italics as on a specimen. */
export const herbarium: Theme = {
  ...herbariumTokens,
  drawEyebrow: drawPlainEyebrow,
  drawHeading: drawHerbariumHeading,
  ornament: { 'big-number': drawBigNumberPlants },
  companion: { left: companionLeft, draw: drawCompanionPlants },
  drawPanel: drawHerbariumPanel,
  drawTile: drawHerbariumTile,
  drawHeadBand: drawHerbariumHeadBand,
  layouts: {
    ...sharedLayouts,
    title: drawHerbariumCover,
    agenda: drawHerbariumAgenda,
    section: drawHerbariumSection,
    bullets: drawHerbariumBullets,
    paragraph: leadBlockLayout((sheet, box) => {
      const outline = drawCornerPanel(sheet, 'lead-panel', box, deepGreen)
      drawFootPlant(sheet, 'lead-sprig', box, outline)
      return { ground: deepGreen, ink: cream, padding: 30, foot: footPlantHeight }
    }),
    stats: drawHerbariumStats,
    steps: drawHerbariumSteps,
    timeline: drawHerbariumTimeline,
    quote: drawHerbariumQuote,
    definition: drawHerbariumDefinition,
    chart: drawHerbariumChart,
    recap: drawHerbariumRecap,
    closing: drawHerbariumClosing,
  },
}
